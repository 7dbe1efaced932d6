import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { BoardNav } from '#src/kits/board/board-nav'
import { BoardResults } from '#src/kits/board/board-results'
import { BoardSearch } from '#src/kits/board/board-search'
import { CategoryChips } from '#src/kits/board/category-chips'
import { boardAddress, postFiltersIn } from '#src/kits/board/post-filters'
import { questionData } from '#src/kits/board/question-data'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { useVisitor } from '#src/session/visitor'
import { Page as Content } from '#src/ui/page'
import { paths } from '../../site'
import { type MiceBoard, posts } from '../queries'

const addresses = { notice: paths.notices, news: paths.news, faq: paths.faq } as const
const boards = Object.keys(addresses) as MiceBoard[]

/** A board of the fair with a search and pages; the others are tabs beside it. */
export function BoardPage({ name }: { name: MiceBoard }) {
  const { t } = useTranslation('mice.board')
  const visitor = useVisitor()
  const { dayOf } = useDates()
  const sought = postFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(posts(visitor, name, sought))
  const path = addresses[name]
  const pages = Math.ceil(found.total / found.per_page)
  // Somebody kept an address of a page that is no longer there.
  if (found.items.length === 0 && pages > 0)
    return <Navigate to={boardAddress(path, { ...sought, page: pages })} replace />
  const crumbs = [
    { name: t('home'), path: paths.home },
    { name: found.label, path },
  ]
  // A notice is read where it is listed, and says above its title from when it is.
  const dated = { ...found, items: found.items.map((item) => ({ ...item, category: dayOf(item.published_at) })) }
  const asked = name === 'faq' && found.items.length > 0 ? [questionData(found.items)] : []
  return (
    <Page description={t(`${name}.lead`)} jsonLd={graphOf(crumbData(crumbs, visitor.origin), ...asked)}>
      <main id="content">
        <Content title={found.label} lead={t(`${name}.lead`)}>
          <BoardNav
            links={boards.map((each) => ({ to: addresses[each], label: t(`${each}.name`), on: each === name }))}
          />
          <BoardSearch action={path} board={found.label} value={sought.q} className="mt-8 mb-6 max-w-form" />
          {found.categories.length > 0 && (
            <div className="mb-6">
              <CategoryChips
                categories={found.categories}
                chosen={sought.category}
                linkTo={(category) => boardAddress(path, { q: sought.q, category })}
              />
            </div>
          )}
          <BoardResults
            found={name === 'notice' ? dated : found}
            {...(name === 'notice' && { count: t('notice.count', { count: found.total }) })}
            q={sought.q}
            linkTo={paths.newsView}
            all={path}
            pageTo={(page) => boardAddress(path, { ...sought, page })}
          />
        </Content>
      </main>
    </Page>
  )
}
