import { catalog } from '#contract/catalog'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** The products that /main shows first. */
export const popular = (visitor: Visitor) => query(catalog.list, { query: { lang: contentLang(visitor), per_page: 8 } })
