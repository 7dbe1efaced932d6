import { events } from '#contract/events'
import { implement } from '#server/http/implement'
import { listEvents } from './events.service'

export const eventRoutes = implement(events, {
  list: ({ query }, deps) => listEvents(deps, query),
})
