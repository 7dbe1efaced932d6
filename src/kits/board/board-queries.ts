import { board } from '#contract/board'
import type { Site } from '#contract/sites/sites'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import { type PostFilters, questionsPerPage } from './post-filters'

/** A page of a board; the FAQ has long pages. */
export const boardPosts = (site: Site, visitor: Visitor, name: string, { q, category, district, page }: PostFilters) =>
  query(board.posts, {
    params: { site, board: name },
    query: {
      lang: contentLang(visitor),
      page,
      ...(name === 'faq' && { per_page: questionsPerPage }),
      ...(q && { q }),
      ...(category && { category }),
      ...(district && { district }),
    },
  })

/** One post. */
export const boardPost = (site: Site, visitor: Visitor, id: string) =>
  query(board.post, { params: { site, id }, query: { lang: contentLang(visitor) } })

/** Returns the path of a post's file. */
export const postFile = (site: Site, id: string, file: string): string =>
  board.file.path.replace(':site', site).replace(':id', id).replace(':file', file)
