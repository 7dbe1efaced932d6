import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Container, Section } from '#src/ui/page'
import { useHashTarget } from '#src/ui/use-hash-target'
import { ProductReviews } from '../../review/parts/product-reviews'
import { paths } from '../../site'
import { previewOf, productData } from '../parts/product/product-data'
import { ProductView } from '../parts/product/product-view'
import { useRecentProduct } from '../parts/product/use-recent-product'
import { ProductRow } from '../parts/product-row'
import { product as productQuery, related } from '../queries'

/** `isPreview`: an operator looks at the product, so that it is not one of those viewed in this browser. */
export function Component({ isPreview = false }: { isPreview?: boolean }) {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  const visitor = useVisitor()
  const { productId = '' } = useParams()
  const { data: product } = useSuspenseQuery(productQuery(visitor, productId))
  const { data: others } = useSuspenseQuery(related(visitor, productId))
  useRecentProduct(isPreview ? '' : product.id)
  const main = useRef<HTMLElement>(null)
  // The text above the reviews gets its height only when it is near.
  useHashTarget(main, useLocation().hash)
  const crumbs = [
    { name: t('home'), path: paths.main },
    { name: shop(`category.${product.category}`), path: paths.search(product.category) },
    { name: product.name, path: paths.detail(product.id) },
  ]
  return (
    <Page
      title={product.name}
      description={product.summary}
      picture={previewOf(product)}
      jsonLd={productData(product, visitor.origin, crumbs)}
    >
      <main ref={main} id="content">
        <Container className="pt-5 pb-10">
          <ProductView key={product.id} product={product} />
        </Container>
        <Suspense>
          <ProductReviews productId={product.id} />
        </Suspense>
        {others.length > 0 && (
          <Section ground far title={t('detail.related')}>
            <ProductRow products={others} />
          </Section>
        )}
      </main>
    </Page>
  )
}
