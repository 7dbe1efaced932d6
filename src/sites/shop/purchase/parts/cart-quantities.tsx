import { useTranslation } from 'react-i18next'
import { type CartItem, maxQuantity } from '#contract/cart'
import type { Band } from '#contract/catalog'
import { useMoney } from '#src/api/start-up'
import { usePrefs } from '#src/session/visitor'
import { NumberStepper } from '#src/ui/number-stepper'
import { type CartLine, isSelectable } from './cart-line'
import { useAbout } from './use-about'

interface CartQuantitiesProps {
  item: CartItem
  line: CartLine
  onChange: (band: Band, quantity: number) => void
}

/**
 * The quantity of each band, together never below the product's minimum (product §5), and the price: in the reader's currency,
 * and below it in the option's own.
 */
export function CartQuantities({ item, line, onChange }: CartQuantitiesProps) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const about = useAbout()
  const isOwn = usePrefs((prefs) => prefs.currency) === line.currency
  const total = { amount: line.total_option_price, currency: line.currency }
  const least = Math.max(1, item.min_travelers)
  // A sold-out party can still be made smaller.
  const disabled = !isSelectable(item) && item.status !== 'sold_out'
  return (
    <div className="space-y-2">
      {item.options.map(({ band, quantity, currency, ProductOption: { price } }) => {
        const min = Math.max(0, least - (line.travelers - quantity))
        return (
          <div key={band} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p>
              {t(`band.${band}`)}{' '}
              <span className="text-sm text-muted">
                {t('cart.each', { price: money({ amount: price, currency }) })}
              </span>
            </p>
            <NumberStepper
              aria-label={t('cart.quantity', { band: t(`band.${band}`) })}
              value={quantity}
              min={min}
              max={maxQuantity}
              disabled={disabled}
              onChange={(next) => {
                // A partly typed number is not a quantity yet.
                if (next === null || next === quantity || next < min || next > maxQuantity) return
                if (Number.isInteger(next)) onChange(band, next)
              }}
            />
          </div>
        )
      })}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
        {least > 1 && (
          <p className={`text-sm ${line.travelers < least ? 'font-medium text-error' : 'text-muted'}`}>
            {t('cart.minimum', { count: least })}
          </p>
        )}
        <p className="ms-auto text-end figures">
          <bdi className="block text-lg font-bold">{about(total)}</bdi>
          {!isOwn && <bdi className="text-sm text-muted">{money(total, line.currency)}</bdi>}
        </p>
      </div>
    </div>
  )
}
