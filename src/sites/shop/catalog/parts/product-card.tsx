import Clock from 'lucide-react/icons/clock'
import Languages from 'lucide-react/icons/languages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard as ProductCardData } from '#contract/catalog'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { PriceFrom } from '#src/kits/page/price-from'
import { useContentTag, useNumbers } from '#src/session/visitor'
import { Card, CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { Rating } from '#src/ui/rating'
import { paths } from '../../site'
import { Heart } from '../../wishlist/parts/heart'
import { duration } from './duration'

interface ProductCardProps {
  product: ProductCardData
  /** The width of its picture on the page. */
  sizes?: string
  /** Among the first on the page: its picture is fetched immediately. */
  priority?: boolean
  as?: 'h2' | 'h3'
  /** Shown on the picture. */
  mark?: ReactNode
  /** Whether the product has a page to link to. */
  linked?: boolean
}

const inGrid = '(min-width: 1200px) 280px, (min-width: 768px) 33vw, 78vw'

/** A product at a glance; the whole card links to it. */
export function ProductCard({
  product,
  sizes = inGrid,
  priority,
  as: Title = 'h3',
  mark,
  linked = true,
}: ProductCardProps) {
  const { t } = useTranslation('shop')
  const names = useLanguageNames(product.languages)
  const number = useNumbers()
  const lang = useContentTag()
  return (
    <Card as="article" pad="none" lifts className="flex h-full flex-col overflow-hidden">
      <div className="aspect-4/3 overflow-hidden bg-sunken">
        <Picture
          picture={product.picture}
          sizes={sizes}
          priority={priority}
          className="size-full eased motion-safe:group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="text-xs font-semibold text-brand">
          {t(`region.${product.region}`)} · {t(`category.${product.category}`)}
        </p>
        {linked ? (
          <CardTitle to={paths.detail(product.id)} as={Title} lang={lang}>
            {product.name}
          </CardTitle>
        ) : (
          <Title lang={lang} className="text-base font-semibold">
            {product.name}
          </Title>
        )}
        <p lang={lang} className="line-clamp-2 text-sm text-muted">
          {product.summary}
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <li className="flex items-center gap-1.5">
            <Clock className="size-4 shrink-0" />
            {duration(t, product.duration_minutes)}
          </li>
          <li className="flex items-center gap-1.5">
            <Languages className="size-4 shrink-0" />
            {names}
          </li>
        </ul>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-3">
          {product.rating !== null && product.review_count > 0 ? (
            <Rating value={product.rating}>({number(product.review_count)})</Rating>
          ) : (
            <span />
          )}
          <PriceFrom price={{ amount: product.price, currency: product.currency }} />
        </div>
      </div>
      {mark && <div className="absolute start-3 top-3">{mark}</div>}
      <Heart product={product} className="absolute end-2 top-2" />
    </Card>
  )
}
