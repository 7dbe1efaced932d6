import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TravelDay } from '#contract/fields'
import { type DeskProduct, type PlanDepartures, type PlanEffect, planActs, productDesk } from '#contract/product-desk'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { CheckGroup } from '#src/ui/form/check-group'
import { DateField } from '#src/ui/form/date-field'
import { DigitsField } from '#src/ui/form/digits-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useAct, useToasted } from '../../parts/use-act'
import { afterAct } from '../queries'
import { useWeekdays } from './use-weekdays'

const Typed = z
  .object({
    option_id: z.string(),
    from: TravelDay,
    to: TravelDay,
    weekdays: z.array(z.string()),
    act: z.enum(planActs),
    capacity: z.nullable(z.number()),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'validation.daysOrder', path: ['to'] }),
    z.refine(({ act, capacity }) => act !== 'seats' || (capacity !== null && capacity > 0), {
      error: 'validation.required',
      path: ['capacity'],
    }),
  )

interface PlanFormProps {
  product: DeskProduct
  from: string
  to: string
}

/** Changes the departures of a range of days together; the effect is shown before anything is saved (product §4). */
export function PlanForm({ product: { id, options }, from, to }: PlanFormProps) {
  const { t, i18n } = useTranslation('admin.products')
  const weekdays = useWeekdays()
  const run = useToasted()
  const [seen, setSeen] = useState<{ body: PlanDepartures; effect: PlanEffect } | null>(null)
  const form = useZodForm(Typed, {
    ...{ option_id: options[0]?.id ?? '', from, to, weekdays: [] as string[] },
    ...{ act: 'seats' as (typeof planActs)[number], capacity: null as number | null },
  })
  const preview = useAct(productDesk.preview, [])
  const plan = useAct(productDesk.plan, afterAct)
  const act = useWatch({ control: form.control, name: 'act' })
  const lang = i18n.language === 'ko' ? 'ko' : 'en'
  const params = { productId: id }
  return (
    <DetailPart title={t('plan.title')}>
      <Form
        form={form}
        label={t('plan.title')}
        onSubmit={async (values) => {
          setSeen(null)
          const capacity = values.act === 'seats' ? values.capacity : null
          const body = { ...values, capacity, weekdays: values.weekdays.map(Number) }
          setSeen({ body, effect: await preview({ params, body }) })
        }}
      >
        {options.length > 1 && (
          <SelectField
            name="option_id"
            label={t('plan.option')}
            options={options.map((option) => ({ value: option.id, label: option.name[lang] }))}
          />
        )}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-1">
          <DateField name="from" label={t('plan.from')} />
          <DateField name="to" label={t('plan.to')} />
        </div>
        <CheckGroup
          name="weekdays"
          label={t('plan.weekdays')}
          help={t('plan.weekdaysHelp')}
          options={weekdays}
          optional
        />
        <RadioGroup
          name="act"
          label={t('plan.act')}
          options={planActs.map((value) => ({ value, label: t(`plan.acts.${value}`) }))}
        />
        {act === 'seats' && <DigitsField name="capacity" label={t('option.capacity')} />}
        <div>
          <SubmitButton variant="secondary">{t('plan.preview')}</SubmitButton>
        </div>
      </Form>
      {seen && (
        <div className="mt-5 space-y-4 border-t border-line pt-4">
          <Effect effect={seen.effect} act={seen.body.act} />
          {seen.effect.departures > 0 && seen.effect.below.length === 0 && (
            <Button
              onClick={() =>
                void run(async () => {
                  await plan({ params, body: seen.body })
                  setSeen(null)
                }, t('plan.done'))
              }
            >
              {t('plan.apply')}
            </Button>
          )}
        </div>
      )}
    </DetailPart>
  )
}

function Effect({ effect, act }: { effect: PlanEffect; act: PlanDepartures['act'] }) {
  const { t } = useTranslation('admin.products')
  const { day } = useDates()
  const { departures, days, sold, below } = effect
  if (departures === 0) return <Alert tone="warning">{t('plan.nothing')}</Alert>
  if (below.length > 0) {
    return (
      <Alert tone="error" title={t('plan.below')}>
        <ul>
          {below.slice(0, 10).map(({ date, start_time, sold: taken }) => (
            <li key={`${date} ${start_time}`}>
              {t('plan.belowOne', { day: day(date), time: start_time, count: taken })}
            </li>
          ))}
        </ul>
      </Alert>
    )
  }
  return (
    <Alert tone="info" live>
      <p>{t('plan.effect', { departures, days })}</p>
      {act === 'close' && sold > 0 && <p className="mt-1 font-semibold">{t('plan.soldStays', { count: sold })}</p>}
    </Alert>
  )
}
