import { programs } from '#contract/programs'
import { implement } from '#server/http/implement'
import { programFront } from './front.service'
import { listPrograms } from './programs.service'

export const programRoutes = implement(programs, {
  list: ({ params, query }, { db }) => listPrograms(db, params.site, query),
  front: ({ params, query }, { db }) => programFront(db, params.site, query.lang),
})
