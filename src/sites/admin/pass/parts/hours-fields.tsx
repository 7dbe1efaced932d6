import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addDays } from '#contract/days'
import { intlCode } from '#contract/languages'
import { affiliateLimits } from '#contract/pass/affiliate-desk'
import { useLanguage } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { DateField } from '#src/ui/form/date-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'
import { BothTexts } from '../../parts/both-texts'
import { anException, type TypingAffiliate } from '../typed-affiliate'

/** Any Sunday. */
const aSunday = '2026-01-04'

/** Opening hours by weekday, and days with exceptional hours. */
export function HoursFields() {
  const { t } = useTranslation('admin.pass')
  const code = useLanguage()
  const { control } = useFormContext<TypingAffiliate>()
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions', keyName: 'key' })
  const weekday = new Intl.DateTimeFormat(intlCode(code), { weekday: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 7 }, (_, at) => weekday.format(new Date(`${addDays(aSunday, at)}T00:00:00Z`)))
  return (
    <div className="stack-6">
      <ul className="ruled">
        {days.map((day, at) => (
          <li key={day} className="py-3">
            <Day name={`week.${at}`} label={day} />
          </li>
        ))}
      </ul>
      <section className="stack-3">
        <h3 className="font-bold">{t('edit.exceptions')}</h3>
        {fields.length === 0 && <p className="text-sm text-muted">{t('edit.noExceptions')}</p>}
        {fields.map(({ key }, at) => (
          <fieldset key={key} className="stack-3 min-w-0 rounded-md border border-line p-4">
            <legend className="px-1 text-sm font-semibold">{t('edit.exception', { at: at + 1 })}</legend>
            <div className="flex flex-wrap items-end justify-between gap-3">
              <DateField name={`exceptions.${at}.day`} label={t('edit.day')} />
              <IconButton label={t('edit.removeException', { at: at + 1 })} onClick={() => remove(at)}>
                <Trash className="size-5" />
              </IconButton>
            </div>
            <Day name={`exceptions.${at}.hours`} label={t('edit.thatDay')} />
            <BothTexts name={`exceptions.${at}.reason`} label={t('edit.reason')} max={affiliateLimits.reason} />
          </fieldset>
        ))}
        {fields.length < affiliateLimits.exceptions && (
          <Button variant="secondary" size="sm" onClick={() => append(anException())}>
            <Plus className="size-4" />
            {t('edit.addException')}
          </Button>
        )}
      </section>
    </div>
  )
}

/** Whether the place is open on a day, and its hours. */
function Day({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('admin.pass')
  const isOpen = Boolean(useWatch({ name: `${name}.isOpen` }))
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[9rem_repeat(3,minmax(0,1fr))]">
      <CheckboxField name={`${name}.isOpen`} label={t('edit.open', { day: label })} optional />
      {isOpen && (
        <>
          <TextField name={`${name}.opens`} type="time" label={t('edit.opens')} />
          <TextField name={`${name}.last_entry`} type="time" label={t('edit.lastEntry')} />
          <TextField name={`${name}.closes`} type="time" label={t('edit.closes')} />
        </>
      )}
    </div>
  )
}
