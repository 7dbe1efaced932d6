import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { CartBoard } from '../parts/purchase/cart-board'
import { CartEmpty } from '../parts/purchase/cart-empty'
import { Frame } from '../parts/purchase/frame'
import { cartItems } from '../purchase-queries'

export function Component() {
  const { t } = useTranslation('shop.purchase')
  const { data: items } = useSuspenseQuery(cartItems(useVisitor()))
  return <Frame title={t('cart.title')}>{items.length > 0 ? <CartBoard items={items} /> : <CartEmpty />}</Frame>
}
