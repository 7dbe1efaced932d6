import type { DeskProduct } from '#contract/product-desk'
import type { ShownDays } from './days-change'
import { DepartureEffects } from './departure-effects'
import { PriceEffect } from './price-effect'

interface DaysEffectProps {
  product: Pick<DeskProduct, 'options' | 'currency'>
  shown: ShownDays
  /** The most departures that are shown one by one: on a phone, what applies the change is below them. */
  most?: number
}

/** What a change of days would do. */
export const DaysEffect = ({ product, shown, most = 10 }: DaysEffectProps) =>
  'prices' in shown ? (
    <PriceEffect product={product} effect={shown.prices} />
  ) : (
    <DepartureEffects checked={shown.checked} options={product.options} most={most} />
  )
