import { useTranslation } from 'react-i18next'
import type { CartItem } from '#contract/cart'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'
import { type CartLine, hasSomeSeats } from './cart-line'
import { useAbout } from './use-about'

/** From this number of seats down, the remaining seats are shown. */
const fewSeats = 5

/** Notes on a cart line before it is reserved. */
export function CartNotes({ item, line }: { item: CartItem; line: CartLine }) {
  const { t } = useTranslation('shop.purchase')
  const about = useAbout()
  const { status, price_before, seats_left, product_id } = item
  if (status !== 'available') {
    return (
      <Alert
        tone="warning"
        actions={
          <ButtonLink to={paths.detail(product_id)} variant="secondary" size="sm">
            {t('cart.otherDate')}
          </ButtonLink>
        }
      >
        {hasSomeSeats(item) ? t('cart.whySmaller', { count: seats_left }) : t(`cart.why.${status}`)}
      </Alert>
    )
  }
  const show = (amount: number) => about({ amount, currency: line.currency })
  return (
    <>
      {price_before !== null && (
        <Alert tone="info">
          {t(price_before < line.total_option_price ? 'cart.priceUp' : 'cart.priceDown', {
            before: show(price_before),
            now: show(line.total_option_price),
          })}
        </Alert>
      )}
      {seats_left <= fewSeats && (
        <p className="text-sm font-medium text-warning">{t('cart.seatsLeft', { count: seats_left })}</p>
      )}
    </>
  )
}
