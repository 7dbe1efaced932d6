import { board } from '#contract/board'
import { query } from '#src/api/query'
import { type PostFilters, questionsPerPage } from '#src/kits/board/post-filters'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

/** The boards of the shop. */
export const boards = (visitor: Visitor) =>
  query(board.boards, { params: { site }, query: { lang: contentLang(visitor) } })

/** A page of a board. */
export const posts = (visitor: Visitor, name: string, { q, category, page }: PostFilters) =>
  query(board.posts, {
    params: { site, board: name },
    query: {
      lang: contentLang(visitor),
      page,
      ...(name === 'faq' && { per_page: questionsPerPage }),
      ...(q && { q }),
      ...(category && { category }),
    },
  })

export const post = (visitor: Visitor, id: string) =>
  query(board.post, { params: { site, id }, query: { lang: contentLang(visitor) } })

/** Where a post's file is to be had. */
export const fileAddress = (id: string, file: string): string =>
  board.file.path.replace(':site', site).replace(':id', id).replace(':file', file)
