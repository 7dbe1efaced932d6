import { useSuspenseQuery } from '@tanstack/react-query'
import Share2 from 'lucide-react/icons/share-2'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { reviewPoints } from '#contract/review'
import { PrivatePage } from '#src/kits/page/private-page'
import { useLanguage } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Card } from '#src/ui/card'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { pageIn } from '../../booking/queries'
import { paths } from '../../site'
import { PostRow } from '../parts/post-row'
import { SocialForm } from '../parts/social-form'
import { ownPosts } from '../queries'

const linkTo = (page: number) => `${paths.socialReview}?page=${page}`

/** The member's posts on other services: the form to send one, and the decisions on those sent (product §3). */
export function Component() {
  const { t } = useTranslation('shop.review')
  const { data } = useSuspenseQuery(ownPosts(pageIn(useSearchParams()[0])))
  const points = new Intl.NumberFormat(useLanguage()).format(reviewPoints.social)
  const pages = Math.ceil(data.total / data.per_page)
  if (data.items.length === 0 && pages > 0) return <Navigate to={linkTo(pages)} replace />
  const crumbs = [{ label: t('mine.title'), to: paths.userReview }, { label: t('social.title') }]
  return (
    <PrivatePage
      title={t('social.title')}
      lead={t('social.lead', { points })}
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
      width="reading"
    >
      <div className="space-y-10">
        {data.left > 0 ? (
          <Card pad="lg">
            <SocialForm left={data.left} />
          </Card>
        ) : (
          <Alert>{t('social.noneLeft')}</Alert>
        )}
        <section>
          <h2 className="mb-4 text-xl font-bold">{t('social.list')}</h2>
          {data.total === 0 ? (
            <EmptyState icon={<Share2 />} title={t('social.empty')}>
              {t('social.emptyText')}
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {data.items.map((post) => (
                <PostRow key={post.id} post={post} />
              ))}
            </ul>
          )}
          <div className="mt-6">
            <Pagination page={data.page} pages={pages} linkTo={linkTo} />
          </div>
        </section>
      </div>
    </PrivatePage>
  )
}
