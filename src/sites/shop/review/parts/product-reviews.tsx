import { useSuspenseQuery } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LazyHydrated } from '#src/kits/page/lazy-hydrated'
import { useLacks } from '#src/kits/page/use-fallback'
import { useSession, useVisitor } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { paths } from '../../site'
import { filterNames, productPageReviews, reviewFiltersIn } from '../queries'
import type { ReviewsPlace } from './review-address'

const anchor = 'reviews'

const loadBoard = () => import('./review-board')
const boardOnServer = import.meta.env.SSR ? await loadBoard() : undefined

/**
 * The product's own page, keeping the choice in its address. The server does not see the choice, so it is added after hydration.
 */
function usePlace(productId: string): ReviewsPlace {
  const others = new URLSearchParams(useBrowserSearch())
  for (const name of filterNames) others.delete(name)
  return { path: paths.detail(productId), others, hash: `#${anchor}` }
}

/** The reviews on a product's page: summarized, filtered, sorted and paged in place, for everyone (product §6). */
export function ProductReviews({ productId }: { productId: string }) {
  const { t } = useTranslation('shop.review')
  const filters = reviewFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(productPageReviews(useVisitor(), productId, filters))
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const place = usePlace(productId)
  const lacks = useLacks()
  const { count } = found.summary
  const all = t('section.all', { count })
  return (
    <div id={anchor} lang={lacks('shop.review') ? 'en' : undefined} className="far scroll-mt-24 border-t border-line">
      <Section
        title={t('section.title')}
        // A page for members only; others would just be asked to sign in.
        more={signedIn && count > 0 && <MoreLink to={paths.productReview(productId)}>{all}</MoreLink>}
      >
        {count === 0 ? (
          <EmptyState icon={<MessageSquare />} title={t('section.none')}>
            {t('section.noneText')}
          </EmptyState>
        ) : (
          <LazyHydrated load={loadBoard} onServer={boardOnServer} data={found}>
            {({ ReviewBoard }) => <ReviewBoard place={place} filters={filters} found={found} />}
          </LazyHydrated>
        )}
      </Section>
    </div>
  )
}
