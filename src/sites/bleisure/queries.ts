import { programs } from '#contract/programs'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'
import type { Filters } from './filters'
import { site } from './site'

/** Programs per page: fills rows of two and of three. */
export const programsPerPage = 12

/** The data of the first page. */
export const front = (visitor: Visitor) =>
  query(programs.front, { params: { site }, query: { lang: contentLang(visitor) } })

/** The programs that an address asks for. */
export const programList = (visitor: Visitor, { stay, kind, city, page }: Filters) =>
  query(programs.list, {
    params: { site },
    query: {
      lang: contentLang(visitor),
      ...(stay && { stay }),
      ...(kind && { kind }),
      ...(city && { city }),
      page,
      per_page: programsPerPage,
    },
  })
