import { passAffiliates } from '#contract/pass/affiliate'
import { passTypeList } from '#contract/pass/pass-type'
import { passPlans } from '#contract/pass/plan'
import { implement } from '#server/http/implement'
import { listAffiliates, showAffiliate, wishesOf, wishFor } from './affiliates.service'
import { planCalendar } from './plan-calendar.service'
import { addPlan, ownPlans, removePlan, savePlan } from './plans.service'
import { typesOnSale } from './types.service'

export const passAffiliateRoutes = implement(passAffiliates, {
  list: async (_, { db, clock }) => ({ items: await listAffiliates(db), now: clock.now().toISOString() }),
  one: async ({ params }, { db, clock }) => ({
    affiliate: await showAffiliate(db, params.id),
    now: clock.now().toISOString(),
  }),
  wishes: (_, { db, caller }) => wishesOf(db, caller.id),
  wish: ({ params, body }, deps) => wishFor(deps, deps.caller.id, { ...params, ...body }),
})

export const passTypeRoutes = implement(passTypeList, {
  list: (_, { db }) => typesOnSale(db),
})

export const passPlanRoutes = implement(passPlans, {
  own: (_, { db, caller }) => ownPlans(db, caller.id),
  add: ({ body }, deps) => addPlan(deps, deps.caller.id, body),
  save: ({ params, body }, deps) => savePlan(deps, deps.caller.id, { ...params, ...body }),
  remove: ({ params }, deps) => removePlan(deps, deps.caller.id, params.id),
  calendar: ({ query, body }, deps) => planCalendar(deps, body, query.lang),
})
