import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import type { board } from '#contract/board'
import type { Data } from '#contract/endpoint'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { PostList } from './post-list'
import { Questions } from './questions'

interface BoardResultsProps {
  found: Data<typeof board.posts>
  q: string
  /** Whether a category or a district is chosen. */
  isNarrowed?: boolean
  linkTo: (id: string) => string
  /** Set where questions also have their own pages. */
  questionTo?: (id: string) => string
  /** The list's address without search words and category. */
  all: string
  pageTo: (page: number) => string
  /** The count's text, where the board has its own word for its posts. */
  count?: string
}

/** A page of a board in the board's own form, or the reason it is empty. */
export function BoardResults({ found, q, isNarrowed, linkTo, questionTo, all, pageTo, count }: BoardResultsProps) {
  const { t } = useTranslation('board')
  const turning = useNavigation().state === 'loading'
  if (found.items.length === 0) return <Nothing q={q} isNarrowed={isNarrowed} all={all} />
  return (
    <section aria-busy={turning} className={`space-y-6 eased ${turning ? 'opacity-60' : ''}`}>
      <p role="status" className="text-muted">
        {q
          ? t('list.found', { count: found.total, q })
          : (count ?? t(found.shape === 'questions' ? 'list.questions' : 'list.count', { count: found.total }))}
      </p>
      {found.shape === 'questions' ? (
        <Questions posts={found.items} open={q !== '' && found.total === 1} linkTo={questionTo} />
      ) : (
        <PostList posts={found.items} linkTo={linkTo} />
      )}
      <Pagination page={found.page} pages={Math.ceil(found.total / found.per_page)} linkTo={pageTo} />
    </section>
  )
}

function Nothing({ q, isNarrowed = false, all }: Pick<BoardResultsProps, 'q' | 'isNarrowed' | 'all'>) {
  const { t } = useTranslation('board')
  if (!q && !isNarrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return (
    <EmptyState
      live
      icon={<SearchX />}
      title={q ? t('list.notFound', { q }) : t('list.noneChosen')}
      actions={
        <ButtonLink variant="secondary" to={all}>
          {t('search.clear')}
        </ButtonLink>
      }
    >
      {q && t('list.notFoundText')}
    </EmptyState>
  )
}
