import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
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
import { posts, type TourBoard } from '../board-queries'
import { paths, site } from '../site'

const addresses = { notice: paths.notices, faq: paths.faq } as const

/** A board of the site with a search and pages, read where it is listed. */
export function BoardPage({ name }: { name: TourBoard }) {
  const { t } = useTranslation(site)
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
    { name: t('board.home'), path: paths.home },
    { name: found.label, path },
  ]
  // A notice says above its title from when it is.
  const dated = { ...found, items: found.items.map((item) => ({ ...item, category: dayOf(item.published_at) })) }
  const asked = name === 'faq' && found.items.length > 0 ? [questionData(found.items)] : []
  return (
    <Page description={t(`board.${name}.lead`)} jsonLd={graphOf(crumbData(crumbs, visitor.origin), ...asked)}>
      <main id="content">
        <Content title={found.label} lead={t(`board.${name}.lead`)}>
          <BoardSearch action={path} board={found.label} value={sought.q} className="mb-6 max-w-form" />
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
            {...(name === 'notice' && { count: t('board.notice.count', { count: found.total }) })}
            q={sought.q}
            linkTo={() => path}
            all={path}
            pageTo={(page) => boardAddress(path, { ...sought, page })}
          />
        </Content>
      </main>
    </Page>
  )
}
