import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker, useParams } from 'react-router-dom'
import { Page } from '#src/kits/page/page'
import { useVisitor, VisitorProvider } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import { Container, Section } from '#src/ui/page'
import { CardSkeleton, Loading } from '#src/ui/skeleton'
import { ProductView } from '../../catalog/parts/product/product-view'
import { ProductRow } from '../../catalog/parts/product-row'
import { product as productQuery, related } from '../../catalog/queries'
import { ProductReviews } from '../../review/parts/product-reviews'
import { guestOf } from '../parts/guest-of'

/** A product's page as a guest would see it, also before its sale. Nothing can be bought: no write is sent, and no link leads away. */
export function Component() {
  const { productId = '' } = useParams()
  const visitor = useVisitor()
  const [guest] = useState(() => guestOf(visitor))
  useStaying()
  return (
    <VisitorProvider visitor={guest}>
      <Suspense fallback={<Waiting />}>
        <Preview productId={productId} />
      </Suspense>
    </VisitorProvider>
  )
}

const Waiting = () => (
  <Container className="py-10">
    <Loading>
      <CardSkeleton />
    </Loading>
  </Container>
)

/** Keeps the frame on its page, and says so. */
function useStaying(): void {
  const { t } = useTranslation('shop.preview')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    toast.info(t('stays'))
  }, [blocker, t])
}

function Preview({ productId }: { productId: string }) {
  const { t } = useTranslation('shop.catalog')
  const visitor = useVisitor()
  const { data: product } = useSuspenseQuery(productQuery(visitor, productId))
  const { data: others } = useSuspenseQuery(related(visitor, productId))
  return (
    <Page title={product.name}>
      <meta name="robots" content="noindex" />
      <main id="content">
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
