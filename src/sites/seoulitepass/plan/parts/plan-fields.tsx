import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Affiliate } from '#contract/pass/affiliate'
import { districtPlaces, districts } from '#contract/pass/districts'
import { mostPlanPeople, mostSights, type PlanWish } from '#contract/pass/plan'
import { useContentLang } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { DateInput } from '#src/ui/date/date-input'
import { IconButton } from '#src/ui/icon-button'
import { NumberStepper } from '#src/ui/number-stepper'
import { Segmented } from '#src/ui/segmented'
import { Select } from '#src/ui/select'
import { site } from '../../site'

const lengths = ['1', '2', '3', '4'] as const

interface PlanFieldsProps {
  wish: PlanWish
  affiliates: readonly Affiliate[]
  today: string
  onChange: (next: Partial<PlanWish>) => void
}

/** The wish for a plan: places, days, hours, starting point and people. */
export function PlanFields({ wish, affiliates, today, onChange }: PlanFieldsProps) {
  const { t } = useTranslation('seoulitepass.plan')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const id = useId()
  const { compare } = new Intl.Collator(lang)
  const { affiliate_ids } = wish
  const others = affiliates
    .filter((each) => !affiliate_ids.includes(each.id))
    .toSorted((a, b) => compare(a.name[lang], b.name[lang]))
  const chosen = affiliate_ids.flatMap((each) => affiliates.find((one) => one.id === each) ?? [])
  const label = 'mb-1.5 block font-semibold'
  return (
    <Card as="section" className="min-w-0 stack-4 print:hidden">
      <div>
        <label htmlFor={`${id}-add`} className={label}>
          {t('add')}
        </label>
        <Select
          id={`${id}-add`}
          value=""
          disabled={affiliate_ids.length >= mostSights}
          onChange={({ target }) => target.value && onChange({ affiliate_ids: [...affiliate_ids, target.value] })}
        >
          <option value="">{t('choose')}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name[lang]}
            </option>
          ))}
        </Select>
        {chosen.length > 0 && (
          <ul className="mt-2 ruled">
            {chosen.map((each) => (
              <li key={each.id} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0 text-sm wrap-anywhere">{each.name[lang]}</span>
                <IconButton
                  label={t('removeOf', { name: each.name[lang] })}
                  onClick={() => onChange({ affiliate_ids: affiliate_ids.filter((one) => one !== each.id) })}
                >
                  <X className="size-4.5" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <span className={label}>{t('from')}</span>
        <DateInput
          aria-label={t('from')}
          value={wish.first_day}
          min={today}
          onChange={(first_day) => onChange({ first_day })}
        />
      </div>
      <div>
        <span className={label}>{t('days')}</span>
        <Segmented
          label={t('days')}
          value={String(wish.days) as (typeof lengths)[number]}
          onChange={(days) => onChange({ days: Number(days) })}
          options={lengths.map((value) => ({ value, label: value }))}
        />
      </div>
      <div>
        <label htmlFor={`${id}-start`} className={label}>
          {t('start')}
        </label>
        <Select
          id={`${id}-start`}
          value={wish.start}
          onChange={({ target }) => onChange({ start: districts.find((each) => each === target.value) ?? wish.start })}
        >
          {districts.map((each) => (
            <option key={each} value={each}>
              {districtPlaces[each].name[lang]}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid grid-cols-2 gap-4">
        {(['starts', 'ends'] as const).map((name) => (
          <label key={name} className="block">
            <span className={label}>{t(name)}</span>
            <input
              type="time"
              value={wish[name]}
              onChange={({ target }) => target.value && onChange({ [name]: target.value })}
              className="control"
            />
          </label>
        ))}
      </div>
      {(['adults', 'children'] as const).map((who) => (
        <div key={who} className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-semibold">{common(who === 'adults' ? 'person.adult' : 'person.child')}</span>
          <NumberStepper
            aria-label={common(who === 'adults' ? 'person.adult' : 'person.child')}
            value={wish[who]}
            min={0}
            max={mostPlanPeople}
            onChange={(count) => onChange({ [who]: count ?? 0 })}
          />
        </div>
      ))}
    </Card>
  )
}
