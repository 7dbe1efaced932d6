import { board } from '#contract/board'
import { type InquiryStatus, inquiry, inquiryStatuses } from '#contract/inquiry'
import { siteRecords } from '#contract/sites/sites'
import { query } from '#src/api/query'
import { type PostFilters, questionsPerPage } from '#src/kits/board/post-filters'
import { contentLang, type Visitor } from '#src/session/visitor'
import { site } from '../site'

const mine = { area: siteRecords[site].area }

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

/** The status that an address asks for; anything else means all. */
export const inquiryStatusIn = (search: URLSearchParams): InquiryStatus | undefined =>
  inquiryStatuses.find((status) => status === search.get('status'))

export const ownInquiries = (page: number, status: InquiryStatus | undefined) =>
  query(inquiry.list, { params: { site }, query: { page, ...(status && { status }) } }, mine)

export const ownInquiry = (id: string) => query(inquiry.thread, { params: { site, id } }, mine)

/** Where a post's file is to be had. */
export const fileAddress = (id: string, file: string): string =>
  board.file.path.replace(':site', site).replace(':id', id).replace(':file', file)
