import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { daysOf, weekdayOf } from '#contract/days'
import { daysSpan, TravelDay } from '#contract/fields'
import {
  type DeskProduct,
  type PlanDepartures,
  type PlanEffect,
  planActs,
  productDesk,
  productLimits,
} from '#contract/product-desk'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
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
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'
import { noPrices, type PreviewedPrices, priceActs, priceChecks, TypedPrices, usePriceChange } from './price-change'
import { PriceEffect } from './price-effect'
import { PriceFields } from './price-fields'
import { UndoPrices } from './undo-prices'
import { usePreviewed } from './use-previewed'
import { useWeekdays } from './use-weekdays'

const acts = [...planActs, ...priceActs] as const

const typing = (options: DeskProduct['options']) =>
  z
    .object({
      option_id: z.string(),
      from: TravelDay,
      to: TravelDay,
      weekdays: z.array(z.string()),
      act: z.enum(acts),
      capacity: z.nullable(z.number()),
      prices: TypedPrices,
    })
    .check(
      ...daysSpan(productLimits.days),
      z.refine(({ act, capacity }) => act !== 'seats' || (capacity !== null && capacity > 0), {
        error: 'validation.required',
        path: ['capacity'],
      }),
      ...priceChecks<{ act: string; option_id: string; prices: TypedPrices }>(
        ({ act }) => act === 'price',
        ({ option_id }) => options.find(({ id }) => id === option_id),
      ),
    )
type Typed = z.infer<ReturnType<typeof typing>>

/** A change with its effect: of seats or days, or of prices. */
type Shown = { plan: PlanDepartures; effect: PlanEffect } | { prices: PreviewedPrices }

interface PlanFormProps {
  product: DeskProduct
  from: string
  to: string
}

/** Changes the departures of a range of days together; the effect is shown before anything is saved (product §4). */
export function PlanForm({ product, from, to }: PlanFormProps) {
  const { id, options, currency } = product
  const { t } = useTranslation('admin.products')
  const weekdays = useWeekdays()
  const schema = useMemo(() => typing(options), [options])
  const form = useZodForm(schema, {
    ...{ option_id: options[0]?.id ?? '', from, to, weekdays: [] as string[], prices: noPrices },
    ...{ act: 'seats' as (typeof acts)[number], capacity: null as number | null },
  })
  const preview = useAct(productDesk.preview, [])
  const plan = useAct(productDesk.plan, afterAct)
  const prices = usePriceChange(product)
  const [last, setLast] = useState<{ key: number; prices: PreviewedPrices } | null>(null)
  const [act, option_id] = useWatch({ control: form.control, name: ['act', 'option_id'] })
  const lang = useContentLang()
  const params = { productId: id }
  const change = usePreviewed<Typed, Typed, Shown>(form, {
    async preview({ prices: typed, ...values }) {
      if (values.act === 'price' || values.act === 'usual_price') {
        const on = new Set(values.weekdays.map(Number))
        const days = daysOf(values).filter((day) => on.size === 0 || on.has(weekdayOf(day)))
        if (days.length === 0) return t('plan.nothing')
        return { prices: await prices.preview(values.option_id, days, { act: values.act, prices: typed }) }
      }
      const capacity = values.act === 'seats' ? values.capacity : null
      const body = { ...values, act: values.act, capacity, weekdays: values.weekdays.map(Number) }
      return { plan: body, effect: await preview({ params, body }) }
    },
    async apply(shown) {
      if ('prices' in shown) {
        await prices.apply(shown.prices)
        setLast((before) => ({ key: (before?.key ?? 0) + 1, prices: shown.prices }))
      } else {
        await plan({ params, body: shown.plan })
        setLast(null)
      }
      toast.success(t('plan.done'))
    },
  })
  const { effect: shown, failed } = change
  return (
    <DetailPart title={t('plan.title')}>
      <Form form={form} label={t('plan.title')} onSubmit={change.ask}>
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
          options={acts.map((value) => ({ value, label: t(`plan.acts.${value}`) }))}
        />
        {act === 'seats' && <DigitsField name="capacity" label={t('option.capacity')} />}
        {act === 'price' && <PriceFields option={options.find((each) => each.id === option_id)} currency={currency} />}
        <div>
          <SubmitButton variant="secondary">{t('plan.preview')}</SubmitButton>
        </div>
      </Form>
      {(shown || failed) && (
        <div className="mt-5 space-y-4 border-t border-line pt-4">
          {failed && <Alert tone="error" live title={failed} />}
          {shown &&
            ('prices' in shown ? (
              <PriceEffect product={product} effect={shown.prices} />
            ) : (
              <Effect effect={shown.effect} act={shown.plan.act} />
            ))}
          {shown && canApply(shown) && (
            <Button busy={change.isBusy} onClick={() => void change.apply()}>
              {t('plan.apply')}
            </Button>
          )}
        </div>
      )}
      {last && <UndoPrices key={last.key} product={product} changed={last.prices} />}
    </DetailPart>
  )
}

const canApply = (shown: Shown): boolean =>
  'prices' in shown ? shown.prices.changes.length > 0 : shown.effect.departures > 0 && shown.effect.below.length === 0

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
