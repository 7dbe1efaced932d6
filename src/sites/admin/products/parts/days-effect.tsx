import type { DeskProduct } from '#contract/product-desk'
import type { ShownDays } from './days-change'
import { DepartureEffects } from './departure-effects'
import { PriceEffect } from './price-effect'

interface DaysEffectProps {
  product: Pick<DeskProduct, 'options' | 'currency'>
  shown: ShownDays
}

/** What a change of days would do. */
export const DaysEffect = ({ product, shown }: DaysEffectProps) =>
  'prices' in shown ? (
    <PriceEffect product={product} effect={shown.prices} />
  ) : (
    <DepartureEffects checked={shown.checked} options={product.options} />
  )
