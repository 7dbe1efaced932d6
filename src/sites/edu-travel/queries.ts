import { queryOptions } from '@tanstack/react-query'
import { board } from '#contract/board'
import { educationYear, type ProgrammeYear } from '#contract/education/year'
import { CallError, call } from '#src/api/call'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from './site'

/** The year that is open, or opens next; null where none was announced. */
export const thisYear = () =>
  queryOptions({
    queryKey: [educationYear.current.path, {}] as const,
    queryFn: async ({ signal }): Promise<ProgrammeYear | null> => {
      try {
        return await call(educationYear.current, {}, { errors: 'page', signal })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
  })

/** The first posts of a board. */
export const firstPosts = (visitor: Visitor, name: 'notice' | 'faq', per_page: number) =>
  query(board.posts, { params: { site, board: name }, query: { lang: contentLang(visitor), per_page } })
