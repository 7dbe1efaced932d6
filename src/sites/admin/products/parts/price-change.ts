import { type Band, bands } from '#contract/catalog'
import { type DayPriceChange, type DayPriceEffect, dayPrices } from '#contract/day-prices'
import type { DeskProduct } from '#contract/product-desk'
import { productLimits } from '#contract/product-fields'
import { z } from '#contract/zod'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'

/** What is done with the prices of days: other ones are set, or the option's apply again. */
export const priceActs = ['price', 'usual_price'] as const
type PriceAct = (typeof priceActs)[number]

/** Prices as typed, by band; null keeps what a day has. Their limit is checked only where they are shown. */
export const TypedPrices = z.record(z.enum(bands), z.nullable(z.number()))
export type TypedPrices = z.infer<typeof TypedPrices>
type Option = DeskProduct['options'][number]
export const noPrices = Object.fromEntries(bands.map((band) => [band, null])) as Record<Band, number | null>

/** The bands of an option for which a price was typed. */
const typedFor = (option: Option | undefined, prices: TypedPrices) =>
  (option?.bands ?? []).flatMap(({ band }) => {
    const price = prices[band] ?? null
    return price === null ? [] : [{ band, price }]
  })

/** The checks of a form with prices while prices are what is changed: at least one, and none too high, each at its field. */
export const priceChecks = <F extends { prices: TypedPrices }>(
  isChanged: (form: F) => boolean,
  optionOf: (form: F) => Option | undefined,
) => [
  z.refine<F>((form) => !isChanged(form) || typedFor(optionOf(form), form.prices).length > 0, {
    error: 'validation.required',
    path: ['prices', 'adult'],
  }),
  ...bands.map((band) =>
    z.refine<F>((form) => !isChanged(form) || (form.prices[band] ?? 0) <= productLimits.price, {
      error: 'validation.numberHigh',
      path: ['prices', band],
    }),
  ),
]

/** Prices of days that were changed, and of which option. */
export interface ChangedPrices {
  option_id: string
  changes: DayPriceChange[]
}

/** A change of prices, previewed. */
export interface PreviewedPrices extends DayPriceEffect {
  option_id: string
}

/** The calls that change the prices of days of an option; they throw the refusal. */
export function usePriceChange(product: Pick<DeskProduct, 'id' | 'options'>) {
  const check = useAct(dayPrices.check, [])
  const set = useAct(dayPrices.set, afterAct)
  const params = { productId: product.id }
  return {
    async preview(
      option_id: string,
      days: string[],
      { act, prices }: { act: PriceAct; prices: TypedPrices },
    ): Promise<PreviewedPrices> {
      const option = product.options.find(({ id }) => id === option_id)
      const body = { option_id, days, prices: act === 'price' ? typedFor(option, prices) : [] }
      return { ...(await check({ params, body })), option_id }
    },
    apply: ({ option_id, changes }: ChangedPrices) => set({ params, body: { option_id, days: changes } }),
    /** Puts back exactly what each day had. */
    undo: ({ option_id, changes }: ChangedPrices) => {
      const days = changes.map(({ date, before, after }) => ({ date, before: after, after: before }))
      return set({ params, body: { option_id, days } })
    },
  }
}
