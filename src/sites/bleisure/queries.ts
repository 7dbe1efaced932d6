import { programmes } from '#contract/programmes'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import type { Filters } from './filters'
import { site } from './site'

/** Programmes per page: fills rows of two and of three. */
export const programmesPerPage = 12

/** The data of the first page. */
export const front = (visitor: Visitor) =>
  query(programmes.front, { params: { site }, query: { lang: contentLang(visitor) } })

/** The programmes that an address asks for. */
export const programmeList = (visitor: Visitor, { stay, kind, city, page }: Filters) =>
  query(programmes.list, {
    params: { site },
    query: {
      lang: contentLang(visitor),
      ...(stay && { stay }),
      ...(kind && { kind }),
      ...(city && { city }),
      page,
      per_page: programmesPerPage,
    },
  })
