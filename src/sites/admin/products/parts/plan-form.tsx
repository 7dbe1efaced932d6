import { useId, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { daysOf, weekdayOf } from '#contract/days'
import { departureImport } from '#contract/departure-import'
import { planActs } from '#contract/departure-plan'
import { daysSpan, TravelDay } from '#contract/fields'
import type { DeskProduct } from '#contract/product-desk'
import { productLimits } from '#contract/product-fields'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
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
import { type ChangedDays, checkedOf, countOf, type ShownDays, useDaysChange } from './days-change'
import { DaysEffect } from './days-effect'
import { noPrices, priceActs, priceChecks, TypedPrices } from './price-change'
import { PriceFields } from './price-fields'
import { UndoDays } from './undo-days'
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

/** The button that applied the change is gone, and the focus with it: it goes on where the change is undone. */
const reveal = (undo: HTMLElement | null) => {
  undo?.focus({ preventScroll: true })
  undo?.scrollIntoView?.({ block: 'center' })
}

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
  const preview = useAct(departureImport.period, [])
  const { prices, apply } = useDaysChange(product)
  const [last, setLast] = useState<{ key: number; changed: ChangedDays } | null>(null)
  const [act, option_id] = useWatch({ control: form.control, name: ['act', 'option_id'] })
  const lang = useContentLang()
  const change = usePreviewed<Typed, Typed, ShownDays>(form, {
    async preview({ prices: typed, ...values }) {
      if (values.act === 'price' || values.act === 'usual_price') {
        const on = new Set(values.weekdays.map(Number))
        const days = daysOf(values).filter((day) => on.size === 0 || on.has(weekdayOf(day)))
        if (days.length === 0) return t('plan.nothing')
        return { prices: await prices.preview(values.option_id, days, { act: values.act, prices: typed }) }
      }
      const capacity = values.act === 'seats' ? values.capacity : null
      const body = { ...values, act: values.act, capacity, weekdays: values.weekdays.map(Number) }
      const { rows, ...said } = await preview({ params: { productId: id }, body })
      return rows.length === 0 ? t('plan.nothing') : { checked: checkedOf(rows, said) }
    },
    async apply(shown) {
      const changed = await apply(shown)
      setLast((before) => ({ key: (before?.key ?? 0) + 1, changed }))
      toast.success(t('plan.done'))
    },
  })
  const { effect: shown, failed } = change
  // On narrow screens the month is below the form: it is seen first while the form is folded.
  const [open, setOpen] = useState(false)
  const content = useId()
  return (
    <DetailPart
      title={t('plan.title')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          className="xl:hidden"
          aria-expanded={open}
          aria-controls={content}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'plan.fold' : 'plan.unfold')}
        </Button>
      }
    >
      <div id={content} className={open ? undefined : 'max-xl:hidden'}>
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
          {act === 'price' && (
            <PriceFields option={options.find((each) => each.id === option_id)} currency={currency} />
          )}
          <div>
            <SubmitButton variant="secondary">{t('plan.preview')}</SubmitButton>
          </div>
        </Form>
        {(shown || failed) && (
          <div className="mt-5 space-y-4 border-t border-line pt-4">
            {failed && <Alert tone="error" live title={failed} />}
            {shown && (
              <DaysEffect
                product={{ ...product, options: options.filter((each) => each.id === option_id) }}
                shown={shown}
              />
            )}
            {shown && countOf(shown) > 0 && (
              <Button busy={change.isBusy} onClick={() => void change.apply()}>
                {t('plan.apply')}
              </Button>
            )}
          </div>
        )}
        {last && (
          <div key={last.key} ref={reveal} tabIndex={-1} className="outline-none">
            <UndoDays product={product} changed={last.changed} />
          </div>
        )}
      </div>
    </DetailPart>
  )
}
