import type { board } from '#contract/board'
import type { Data } from '#contract/endpoint'
import { BoardResults } from './board-results'
import { BoardSearch } from './board-search'
import { CategoryChips } from './category-chips'
import { boardAddress, type PostFilters } from './post-filters'

interface QuestionFinderProps {
  found: Data<typeof board.posts>
  sought: PostFilters
  /** The list's address without search words and category. */
  path: string
  /** Set where questions also have their own pages. */
  questionTo?: (id: string) => string
}

/** The questions of a board, filtered by words and category. */
export const QuestionFinder = ({ found, sought, path, questionTo }: QuestionFinderProps) => (
  <>
    <div className="mb-6 space-y-4">
      <BoardSearch action={path} board={found.label} value={sought.q} className="max-w-form" />
      <CategoryChips
        categories={found.categories}
        chosen={sought.category}
        linkTo={(category) => boardAddress(path, { q: sought.q, category })}
      />
    </div>
    <BoardResults
      found={found}
      q={sought.q}
      linkTo={() => path}
      {...(questionTo && { questionTo })}
      all={path}
      pageTo={(page) => boardAddress(path, { ...sought, page })}
    />
  </>
)
