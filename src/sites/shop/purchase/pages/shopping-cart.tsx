import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { CartBoard } from '../parts/cart-board'
import { CartEmpty } from '../parts/cart-empty'
import { cartItems } from '../queries'

export function Component() {
  const { t } = useTranslation('shop.purchase')
  const { data: items } = useSuspenseQuery(cartItems(useVisitor()))
  return (
    <PrivatePage title={t('cart.title')}>{items.length > 0 ? <CartBoard items={items} /> : <CartEmpty />}</PrivatePage>
  )
}
