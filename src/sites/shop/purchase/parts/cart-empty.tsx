import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'

export function CartEmpty() {
  const { t } = useTranslation('shop.purchase')
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={t('cart.empty')}
      actions={<ButtonLink to={paths.search()}>{t('cart.discover')}</ButtonLink>}
      live
    >
      {t('cart.emptyText')}
    </EmptyState>
  )
}
