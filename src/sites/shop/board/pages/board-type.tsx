import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { BoardResults } from '#src/kits/board/board-results'
import { BoardSearch } from '#src/kits/board/board-search'
import { CategoryChips } from '#src/kits/board/category-chips'
import { boardAddress, postFiltersIn } from '#src/kits/board/post-filters'
import { questionData } from '#src/kits/board/question-data'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Page as Content } from '#src/ui/page'
import { paths } from '../../site'
import { AskCard } from '../parts/ask-card'
import { BoardTabs } from '../parts/board-tabs'
import { useBoardLead } from '../parts/use-board-lead'
import { posts } from '../queries'

/** One board: its posts by words, category and page. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const visitor = useVisitor()
  const { type = '' } = useParams()
  const sought = postFiltersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(posts(visitor, type, sought))
  const lead = useBoardLead(type)
  const pages = Math.ceil(found.total / found.per_page)
  // The address can be a bookmark of a page that no longer exists.
  if (found.items.length === 0 && pages > 0)
    return <Navigate to={boardAddress(paths.board(type), { ...sought, page: pages })} replace />
  const crumbs = [
    { name: t('home'), path: paths.main },
    { name: t('help.title'), path: paths.board() },
    { name: found.label, path: paths.board(type) },
  ]
  const data = found.shape === 'questions' && found.items.length > 0 ? [questionData(found.items)] : []
  return (
    <Page title={found.label} description={lead} jsonLd={graphOf(crumbData(crumbs, visitor.origin), ...data)}>
      <main id="content">
        <Content title={found.label} lead={lead}>
          <BoardTabs at={type} />
          <div className="mt-8 mb-6 space-y-4">
            <BoardSearch action={paths.board(type)} board={found.label} value={sought.q} className="max-w-form" />
            <CategoryChips
              categories={found.categories}
              chosen={sought.category}
              linkTo={(category) => boardAddress(paths.board(type), { q: sought.q, category })}
            />
          </div>
          <BoardResults
            found={found}
            q={sought.q}
            linkTo={paths.post}
            all={paths.board(type)}
            pageTo={(page) => boardAddress(paths.board(type), { ...sought, page })}
          />
          <AskCard />
        </Content>
      </main>
    </Page>
  )
}
