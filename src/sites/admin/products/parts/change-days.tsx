import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dayStates, departureImport, departureSheet } from '#contract/departure-import'
import type { Data } from '#contract/endpoint'
import type { DeskProduct, productDesk } from '#contract/product-desk'
import { productLimits } from '#contract/product-fields'
import { z } from '#contract/zod'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { DigitsField } from '#src/ui/form/digits-field'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { useAct } from '../../parts/use-act'
import { rowsOf, timesOf } from './chosen-departures'
import { type ChangedDays, checkedOf, countOf, type ShownDays, useDaysChange } from './days-change'
import { DaysEffect } from './days-effect'
import { noPrices, priceActs, priceChecks, TypedPrices } from './price-change'
import { PriceFields } from './price-fields'
import { usePreviewed } from './use-previewed'

/** What is changed of the chosen days. */
const parts = ['seats', ...priceActs] as const

const typing = (options: DeskProduct['options']) =>
  z
    .strictObject({
      part: z.enum(parts),
      option: z.string(),
      time: z.string(),
      capacity: z.nullable(z.number()),
      status: z.enum(['', ...dayStates]),
      prices: TypedPrices,
    })
    .check(
      z.refine(
        ({ part, time, capacity, status }) => part !== 'seats' || capacity !== null || (time === '' && status !== ''),
        { error: 'validation.required', path: ['capacity'] },
      ),
      z.refine(({ part, capacity }) => part !== 'seats' || capacity === null || capacity >= 1, {
        error: 'validation.numberLow',
        path: ['capacity'],
      }),
      z.refine(({ part, capacity }) => part !== 'seats' || (capacity ?? 0) <= productLimits.capacity, {
        error: 'validation.numberHigh',
        path: ['capacity'],
      }),
      // Options have prices of their own: one of them is chosen.
      z.refine(({ part, option }) => part === 'seats' || pricedOption(options, option) !== undefined, {
        error: 'validation.required',
        path: ['option'],
      }),
      ...priceChecks<{ part: string; option: string; prices: TypedPrices }>(
        ({ part }) => part === 'price',
        ({ option }) => pricedOption(options, option),
      ),
    )
type Typed = z.infer<ReturnType<typeof typing>>

/** The option whose prices are changed: the chosen one, or the only one. */
const pricedOption = (options: DeskProduct['options'], option: string) =>
  options.length === 1 ? options[0] : options.find(({ id }) => id === option)

interface ChangeDaysProps {
  product: Pick<DeskProduct, 'id' | 'options' | 'currency'>
  items: Data<typeof productDesk.departures>['items']
  days: readonly string[]
  onChanged: (changed: ChangedDays) => void
  onClose: () => void
}

/** Scrolls to the effect, which on a phone would be below the dialog's edge. */
const reveal = (effect: HTMLElement | null) => effect?.scrollIntoView?.({ block: 'nearest' })

/**
 * Changes the seats of the departures of chosen days, closes or reopens the days, or changes their prices; the effect is shown
 * first (product §5).
 */
export function ChangeDays({ product, items, days, onChanged, onClose }: ChangeDaysProps) {
  const { t } = useTranslation('admin.products')
  const lang = useContentLang()
  const open = useMemo(() => product.options.filter(({ status }) => status === 'open'), [product.options])
  const schema = useMemo(() => typing(open), [open])
  const form = useZodForm(schema, {
    ...{ part: 'seats' as Typed['part'], option: '', time: '', prices: noPrices },
    ...{ capacity: null as number | null, status: '' as Typed['status'] },
  })
  const check = useAct(departureImport.check, [])
  const { prices, apply } = useDaysChange(product)
  const [part, option, time] = useWatch({ control: form.control, name: ['part', 'option', 'time'] })
  const times = timesOf({ ...product, options: open }, option)

  const change = usePreviewed<Typed, Typed, ShownDays>(form, {
    async preview({ part: of, prices: typed, ...values }) {
      if (of !== 'seats') {
        const option_id = pricedOption(open, values.option)?.id ?? ''
        return { prices: await prices.preview(option_id, [...days], { act: of, prices: typed }) }
      }
      // A day is closed or reopened with all of its start times.
      const status = values.time === '' ? values.status : ''
      const rows = rowsOf(product, items, days, { ...values, status })
      if (rows.length > departureSheet.most) return t('chosen.tooMany', { most: departureSheet.most })
      if (rows.length === 0) return t('chosen.nothing')
      const { bad, rows: effects } = await check({ body: { rows } })
      return { checked: checkedOf(rows, { bad, effects }) }
    },
    async apply(shown) {
      onChanged(await apply(shown))
      onClose()
    },
  })
  const { effect: shown, failed } = change
  const count = shown ? countOf(shown) : 0

  return (
    <Dialog
      open
      stays
      size="lg"
      place="sheet"
      onClose={onClose}
      title={t('chosen.title', { count: days.length })}
      description={t('chosen.text')}
      footer={
        shown &&
        count > 0 && (
          <Button busy={change.isBusy} onClick={() => void change.apply()}>
            {t('prices' in shown ? 'price.apply' : 'chosen.apply', { count })}
          </Button>
        )
      }
    >
      <Form form={form} label={t('chosen.title', { count: days.length })} onSubmit={change.ask}>
        <RadioGroup
          name="part"
          label={t('plan.act')}
          options={parts.map((value) => ({ value, label: t(`chosen.part.${value}`) }))}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {open.length > 1 && (
            <SelectField
              name="option"
              label={t('plan.option')}
              placeholder={t(part === 'seats' ? 'chosen.everyOption' : 'chosen.oneOption')}
              options={open.map((each) => ({ value: each.id, label: each.name[lang] }))}
              optional={part === 'seats'}
            />
          )}
          {part === 'seats' && times.length > 1 && (
            <SelectField
              name="time"
              label={t('chosen.time')}
              placeholder={t('chosen.everyTime')}
              options={times.map((each) => ({ value: each, label: each }))}
              optional
            />
          )}
          {part === 'seats' && (
            <DigitsField name="capacity" label={t('option.capacity')} help={t('chosen.capacityHelp')} optional />
          )}
          {part === 'seats' && time === '' && (
            <SelectField
              name="status"
              label={t('chosen.status')}
              placeholder={t('chosen.keep')}
              options={[
                { value: 'closed', label: t('plan.acts.close') },
                { value: 'open', label: t('plan.acts.open') },
              ]}
              optional
            />
          )}
        </div>
        {part === 'price' && <PriceFields option={pricedOption(open, option)} currency={product.currency} />}
        <div>
          <SubmitButton variant="secondary">{t('plan.preview')}</SubmitButton>
        </div>
      </Form>
      {(shown || failed) && (
        <div ref={reveal} className="mt-5 space-y-4 border-t border-line pt-4">
          {failed && <Alert tone="error" live title={failed} />}
          {shown && <DaysEffect product={product} shown={shown} most={departureSheet.most} />}
        </div>
      )}
    </Dialog>
  )
}
