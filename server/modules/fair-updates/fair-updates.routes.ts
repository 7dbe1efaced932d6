import { fairUpdates } from '#contract/fair/updates'
import { implement } from '#server/http/implement'
import { listUpdates } from './updates.service'

export const fairUpdateRoutes = implement(fairUpdates, {
  list: ({ query }, { db, clock }) => listUpdates(db, clock.now(), query.lang),
})
