import HeartIcon from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/icon-button'
import { useHeart } from './use-heart'

/** Adds a product to the wishlist or removes it; on a card it is above the link that covers the card. */
export function Heart({ product, className = '' }: { product: { id: string; name: string }; className?: string }) {
  const { t } = useTranslation('shop')
  const { on, toggle } = useHeart(product.id)
  return (
    <IconButton
      label={t('wish.label', { name: product.name })}
      title={t(on ? 'wish.remove' : 'wish.add')}
      aria-pressed={on}
      variant="floating"
      onClick={toggle}
      className={className}
    >
      <HeartIcon className={`size-5 ${on ? 'fill-current text-error' : ''}`} />
    </IconButton>
  )
}
