import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BoardPage as OfSite } from '#src/kits/board/board-page'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { useDates } from '#src/session/dates'
import { useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { type MiceBoard, posts } from '../queries'

const addresses = { notice: paths.notices, news: paths.news, faq: paths.faq } as const
const boards = Object.keys(addresses) as MiceBoard[]

/** A board of the fair. */
export function BoardPage({ name }: { name: MiceBoard }) {
  const { t } = useTranslation('mice.board')
  const visitor = useVisitor()
  const { dayOf } = useDates()
  const sought = postFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(posts(visitor, name, sought))
  // Notices are read in the list, with their date above the title.
  const dated = { ...found, items: found.items.map((item) => ({ ...item, category: dayOf(item.published_at) })) }
  return (
    <OfSite
      found={name === 'notice' ? dated : found}
      sought={sought}
      path={addresses[name]}
      home={{ name: t('home'), path: paths.home }}
      lead={t(`${name}.lead`)}
      links={boards.map((each) => ({ to: addresses[each], label: t(`${each}.name`), on: each === name }))}
      linkTo={paths.newsView}
      count={name === 'notice' ? t('notice.count', { count: found.total }) : undefined}
    />
  )
}
