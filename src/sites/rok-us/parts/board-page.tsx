import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BoardPage as OfSite } from '#src/kits/board/board-page'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { useDates } from '#src/session/dates'
import { useVisitor } from '#src/session/visitor'
import { posts, type TourBoard } from '../board-queries'
import { paths, site } from '../site'

const addresses = { notice: paths.notices, faq: paths.faq } as const

/** A board of the tours; posts are read in the list. */
export function BoardPage({ name }: { name: TourBoard }) {
  const { t } = useTranslation(site)
  const visitor = useVisitor()
  const { dayOf } = useDates()
  const sought = postFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(posts(visitor, name, sought))
  // A notice shows its date above the title.
  const dated = { ...found, items: found.items.map((item) => ({ ...item, category: dayOf(item.published_at) })) }
  const path = addresses[name]
  return (
    <OfSite
      found={name === 'notice' ? dated : found}
      sought={sought}
      path={path}
      home={{ name: t('board.home'), path: paths.home }}
      lead={t(`board.${name}.lead`)}
      linkTo={() => path}
      count={name === 'notice' ? t('board.notice.count', { count: found.total }) : undefined}
    />
  )
}
