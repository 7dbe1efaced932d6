import { useTranslation } from 'react-i18next'
import type { Wish } from '#contract/wishlist'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { ProductCard } from '../../catalog/parts/product-card'
import { useHeart } from './use-heart'

/** A wish with its availability; a removed one stays in its place, so that it can be restored. */
export function WishCard({ wish: { product, state } }: { wish: Wish }) {
  const { t } = useTranslation('shop.wishlist')
  const { on, isLoaded, toggle } = useHeart(product.id)
  if (isLoaded && !on)
    return (
      <li className="grid min-h-40 place-content-center justify-items-center gap-4 rounded-md border border-dashed border-line-strong p-6 text-center">
        <p role="status">{t('removed', { name: product.name })}</p>
        {state !== 'closed' && (
          <Button variant="secondary" size="sm" onClick={toggle}>
            {t('undo')}
          </Button>
        )}
      </li>
    )
  return (
    <li>
      <ProductCard
        product={product}
        as="h2"
        linked={state !== 'closed'}
        mark={state !== 'available' && <Badge tone="paper">{t(state === 'closed' ? 'closed' : 'soldOut')}</Badge>}
      />
    </li>
  )
}
