import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { board } from '#contract/board'
import type { Data } from '#contract/endpoint'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Page as Content } from '#src/ui/page'
import { type BoardLink, BoardNav } from './board-nav'
import { BoardResults } from './board-results'
import { BoardSearch } from './board-search'
import { CategoryChips } from './category-chips'
import { boardAddress, type PostFilters } from './post-filters'
import { questionData } from './question-data'

interface BoardPageProps {
  found: Data<typeof board.posts>
  sought: PostFilters
  /** The address of the board. */
  path: string
  /** The site's home page. */
  home: { name: string; path: string }
  lead: string
  /** The links to the boards. */
  links?: readonly BoardLink[]
  linkTo: (id: string) => string
  /** The count's text, where the board has its own word for its posts. */
  count?: string
  /** Below the list. */
  children?: ReactNode
}

/** A board of a site with a search and pages; the other boards are tabs. */
export function BoardPage({ found, sought, path, home, lead, links, linkTo, count, children }: BoardPageProps) {
  const { origin } = useVisitor()
  const pages = Math.ceil(found.total / found.per_page)
  // The page in a saved address no longer exists.
  if (found.items.length === 0 && pages > 0)
    return <Navigate to={boardAddress(path, { ...sought, page: pages })} replace />
  // The board has no districts.
  if (sought.district && found.districts.length === 0)
    return <Navigate to={boardAddress(path, { ...sought, district: undefined })} replace />
  const crumbs = [home, { name: found.label, path }]
  // Only the FAQ board holds questions; notices shown in full are not questions.
  const isFaq = found.items.some(({ board }) => board === 'faq')
  return (
    <Page description={lead} jsonLd={graphOf(crumbData(crumbs, origin), ...(isFaq ? [questionData(found.items)] : []))}>
      <main id="content">
        <Content title={found.label} lead={lead}>
          {links && (
            <div className="mb-8">
              <BoardNav links={links} />
            </div>
          )}
          <BoardSearch
            action={path}
            board={found.label}
            value={sought.q}
            // A district that was chosen is where the reader searches; topics are counted beside the results.
            keep={sought.district ? { district: sought.district } : undefined}
            className="mb-6 max-w-form"
          />
          {found.categories.length > 0 && (
            <div className="mb-6 space-y-3">
              <CategoryChips
                categories={found.categories}
                chosen={sought.category}
                linkTo={(category) => boardAddress(path, { ...sought, category, page: 1 })}
              />
              <CategoryChips
                of="districts"
                categories={found.districts}
                chosen={sought.district}
                linkTo={(district) => boardAddress(path, { ...sought, district, page: 1 })}
              />
            </div>
          )}
          <BoardResults
            found={found}
            {...(count && { count })}
            q={sought.q}
            isNarrowed={Boolean(sought.category ?? sought.district)}
            linkTo={linkTo}
            all={path}
            pageTo={(page) => boardAddress(path, { ...sought, page })}
          />
          {children}
        </Content>
      </main>
    </Page>
  )
}
