import { useSuspenseQuery } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { EmptyState } from '#src/ui/empty-state'
import { Container } from '#src/ui/page'
import { product as productQuery } from '../../catalog/queries'
import { paths } from '../../site'
import { ReviewBoard } from '../parts/review-board'
import { TourHead } from '../parts/tour-head'
import { reviewFiltersIn, reviewsOf } from '../queries'

/** All reviews of a product, sorted and filtered by the address. */
export function Component() {
  const { t } = useTranslation('shop.review')
  const visitor = useVisitor()
  const { productId = '' } = useParams()
  const filters = reviewFiltersIn(useSearchParams()[0])
  const { data: product } = useSuspenseQuery(productQuery(visitor, productId))
  const { data: found } = useSuspenseQuery(reviewsOf(visitor, productId, filters))
  const title = t('list.title', { name: product.name })
  const crumbs = [
    { name: t('home'), path: paths.main },
    { name: product.name, path: paths.detail(productId) },
    { name: t('list.heading'), path: paths.productReview(productId) },
  ]
  return (
    <Page title={title}>
      <main id="content">
        <Container className="pt-5 pb-(--section)">
          <Breadcrumb crumbs={crumbs.map(({ name, path }, at) => ({ label: name, to: at < 2 ? path : undefined }))} />
          <h1 className="mt-4 mb-6 text-3xl font-bold">{title}</h1>
          <div className="max-w-140">
            <TourHead
              picture={product.picture}
              name={product.name}
              to={paths.detail(productId)}
              note={t('list.back')}
            />
          </div>
          {found.summary.count === 0 ? (
            <EmptyState icon={<MessageSquare />} title={t('section.none')}>
              {t('section.noneText')}
            </EmptyState>
          ) : (
            <div className="mt-8">
              <ReviewBoard place={{ path: paths.productReview(productId) }} filters={filters} found={found} />
            </div>
          )}
        </Container>
      </main>
    </Page>
  )
}
