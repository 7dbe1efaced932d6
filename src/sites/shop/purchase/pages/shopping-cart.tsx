import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { CartBoard } from '../parts/cart-board'
import { CartEmpty } from '../parts/cart-empty'
import { Frame } from '../parts/frame'
import { cartItems } from '../queries'

export function Component() {
  const { t } = useTranslation('shop.purchase')
  const { data: items } = useSuspenseQuery(cartItems(useVisitor()))
  return <Frame title={t('cart.title')}>{items.length > 0 ? <CartBoard items={items} /> : <CartEmpty />}</Frame>
}
