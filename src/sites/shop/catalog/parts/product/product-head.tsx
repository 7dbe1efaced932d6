import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/catalog'
import { useContentTag } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Rating } from '#src/ui/rating'
import { paths } from '../../../site'
import { Heart } from '../../../wishlist/parts/heart'

/** The product's breadcrumbs, name and rating. */
export function ProductHead({ product }: { product: Product }) {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  const lang = useContentTag()
  return (
    <div>
      <Breadcrumb
        crumbs={[
          { label: t('home'), to: paths.main },
          { label: shop(`category.${product.category}`), to: paths.search(product.category) },
          { label: shop(`region.${product.region}`), to: paths.search(product.category, product.region) },
          { label: product.name },
        ]}
      />
      <div className="mt-4 flex items-start justify-between gap-4">
        <h1 lang={lang} className="min-w-0 wrap-anywhere max-w-[52rem] text-3xl font-bold">
          {product.name}
        </h1>
        <Heart product={product} className="mt-0.5" />
      </div>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {product.rating !== null && product.review_count > 0 ? (
          <a href="#reviews" className="rounded-sm underline-offset-4 hover:underline">
            <Rating value={product.rating} stars={5}>
              {t('detail.reviews', { count: product.review_count })}
            </Rating>
          </a>
        ) : (
          <span>{t('detail.newOne')}</span>
        )}
        <span className="flex items-center gap-1.5">
          <MapPin className="size-4" />
          {shop(`region.${product.region}`)}
        </span>
        <span>{t('detail.by', { operator: product.operator })}</span>
      </p>
    </div>
  )
}
