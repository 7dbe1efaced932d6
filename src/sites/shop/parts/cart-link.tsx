import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCart } from '#src/session/visitor'
import { iconButton } from '#src/ui/icon-button'
import { paths } from '../site'

/** A link to the cart, with its number of lines. */
export function CartLink() {
  const { t } = useTranslation('shop')
  const total = useCart((cart) => cart.total)
  const label = total > 0 ? t('header.cartWith', { count: total }) : t('header.cart')
  return (
    <Link to={paths.shoppingCart} aria-label={label} title={label} className={iconButton({ className: 'relative' })}>
      <ShoppingCart className="size-5.5" />
      {total > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-bold text-on-accent figures"
        >
          {total > 99 ? '99+' : total}
        </span>
      )}
    </Link>
  )
}
