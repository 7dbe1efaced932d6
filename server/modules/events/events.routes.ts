import { events } from '#contract/events'
import { festivalsDesk } from '#contract/festivals-desk'
import { implement } from '#server/http/implement'
import { festivalsOnSale } from '#server/modules/catalog/seasons.service'
import { listEvents } from './events.service'
import {
  createFestival,
  listFestivals,
  readFestival,
  removeFestival,
  saveFestival,
  showFestival,
} from './festivals-desk.service'

export const eventRoutes = implement(events, {
  list: ({ query }, deps) => listEvents(deps, query),
})

export const festivalsDeskRoutes = implement(festivalsDesk, {
  list: (_, { db }) => listFestivals(db),
  products: (_, { db }) => festivalsOnSale(db),
  read: ({ params }, { db }) => readFestival(db, params.id),
  create: ({ body }, deps) => createFestival(deps, deps.caller.id, body),
  save: ({ params, body: { base, ...festival } }, deps) =>
    saveFestival(deps, deps.caller.id, { id: params.id, base, festival }),
  show: ({ params, body }, deps) => showFestival(deps, deps.caller.id, { id: params.id, shown: body.shown }),
  remove: async ({ params }, deps) => {
    await removeFestival(deps, deps.caller.id, params.id)
    return {}
  },
})
