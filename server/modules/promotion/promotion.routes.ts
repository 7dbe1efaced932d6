import { promotionDesk } from '#contract/promotion'
import { implement } from '#server/http/implement'
import { listClicks } from './desk.service'

export const promotionDeskRoutes = implement(promotionDesk, {
  clicks: ({ query }, { db }) => listClicks(db, query),
})
