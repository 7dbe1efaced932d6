import { board } from '#contract/board'
import { query } from '#src/api/query'
import { type PostFilters, questionsPerPage } from '#src/kits/board/post-filters'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

/** The questions and their answers, by words, category and page. */
export const questions = (visitor: Visitor, { q, category, page }: PostFilters) =>
  query(board.posts, {
    params: { site, board: 'faq' },
    query: {
      lang: contentLang(visitor),
      page,
      per_page: questionsPerPage,
      ...(q && { q }),
      ...(category && { category }),
    },
  })

export const post = (visitor: Visitor, id: string) =>
  query(board.post, { params: { site, id }, query: { lang: contentLang(visitor) } })

/** Where a post's file is to be had. */
export const fileAddress = (id: string, file: string): string =>
  board.file.path.replace(':site', site).replace(':id', id).replace(':file', file)
