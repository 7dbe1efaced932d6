import { useSuspenseQuery } from '@tanstack/react-query'
import HeartIcon from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { pageIn } from '../../booking/queries'
import { paths } from '../../site'
import { WishCard } from '../parts/wish-card'
import { ownWishes } from '../queries'

const linkTo = (page: number) => `${paths.wishlist}?page=${page}`

/** The member's wishlist, with current availability. */
export function Component() {
  const { t } = useTranslation('shop.wishlist')
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(ownWishes(useVisitor(), pageIn(search)))
  const pages = Math.ceil(data.total / data.per_page)
  // The address can be a bookmark of a page that no longer exists.
  if (data.items.length === 0 && pages > 0) return <Navigate to={linkTo(pages)} replace />
  return (
    <PrivatePage title={t('title')} lead={data.total > 0 ? t('lead') : undefined}>
      {data.items.length === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title={t('empty')}
          actions={<ButtonLink to={paths.search()}>{t('discover')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="space-y-8">
          <p role="status" className="text-muted">
            {t('count', { count: data.total })}
          </p>
          <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-6">
            {data.items.map((wish) => (
              <WishCard key={wish.product.id} wish={wish} />
            ))}
          </ul>
          <Pagination page={data.page} pages={pages} linkTo={linkTo} />
        </div>
      )}
    </PrivatePage>
  )
}
