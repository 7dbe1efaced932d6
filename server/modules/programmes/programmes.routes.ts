import { programmes } from '#contract/programmes'
import { implement } from '#server/http/implement'
import { programmeFront } from './front.service'
import { listProgrammes } from './programmes.service'

export const programmeRoutes = implement(programmes, {
  list: ({ params, query }, { db }) => listProgrammes(db, params.site, query),
  front: ({ params, query }, { db }) => programmeFront(db, params.site, query.lang),
})
