import { passAffiliates } from '#contract/pass/affiliate'
import { passAffiliateDesk } from '#contract/pass/affiliate-desk'
import { passAffiliateImport } from '#contract/pass/affiliate-import'
import { passPartnershipDesk, passPartnerships } from '#contract/pass/partnership'
import { passTypeList } from '#contract/pass/pass-type'
import { passPlans } from '#contract/pass/plan'
import { passPriceDesk } from '#contract/pass/price-desk'
import { implement } from '#server/http/implement'
import { saveAffiliate, writtenAffiliate } from './affiliate-desk.service'
import { checkAffiliates, importAffiliates, recentAffiliateImports, undoAffiliates } from './affiliate-import.service'
import { listAffiliates, showAffiliate, wishesOf, wishFor } from './affiliates.service'
import { answerQuestion, applyForPartnership, readPartnership, withdrawPartnership } from './partnership.service'
import {
  approvePartnership,
  askBack,
  declinePartnership,
  listPartnerships,
  partnershipFile,
  showPartnership,
} from './partnership-desk.service'
import { planCalendar } from './plan-calendar.service'
import { addPlan, ownPlans, removePlan, savePlan } from './plans.service'
import { passPrices, setPassPrices } from './price-desk.service'
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

export const passPriceDeskRoutes = implement(passPriceDesk, {
  read: (_, { db }) => passPrices(db),
  set: ({ body }, deps) => setPassPrices(deps, deps.caller.id, body),
})

export const passPlanRoutes = implement(passPlans, {
  own: (_, { db, caller }) => ownPlans(db, caller.id),
  add: ({ body }, deps) => addPlan(deps, deps.caller.id, body),
  save: ({ params, body }, deps) => savePlan(deps, deps.caller.id, { ...params, ...body }),
  remove: ({ params }, deps) => removePlan(deps, deps.caller.id, params.id),
  calendar: ({ query, body }, deps) => planCalendar(deps, body, query.lang),
})

export const passPartnershipRoutes = implement(passPartnerships, {
  apply: ({ body, files }, deps) => applyForPartnership(deps, body, files),
  read: ({ body }, { db }) => readPartnership(db, body.link_token),
  answer: ({ body, files }, deps) => answerQuestion(deps, body, files),
  withdraw: ({ body }, deps) => withdrawPartnership(deps, body.link_token),
})

export const passPartnershipDeskRoutes = implement(passPartnershipDesk, {
  list: ({ query }, { db }) => listPartnerships(db, query),
  detail: ({ params }, { db }) => showPartnership(db, params.id),
  file: ({ params }, deps) => partnershipFile(deps, deps.caller.id, params),
  ask: ({ params, body }, deps) => askBack(deps, deps.caller.id, { ...params, ...body }),
  approve: ({ params }, deps) => approvePartnership(deps, deps.caller.id, params.id),
  decline: ({ params, body }, deps) => declinePartnership(deps, deps.caller.id, { ...params, ...body }),
})

export const passAffiliateDeskRoutes = implement(passAffiliateDesk, {
  read: ({ params }, { db }) => writtenAffiliate(db, params.id),
  save: ({ params, body }, deps) => saveAffiliate(deps, deps.caller.id, { ...params, ...body }),
})

export const passAffiliateImportRoutes = implement(passAffiliateImport, {
  check: ({ body }, deps) => checkAffiliates(deps, body.rows),
  take: ({ body }, deps) => importAffiliates(deps, deps.caller.id, body.rows),
  recent: (_, deps) => recentAffiliateImports(deps),
  undo: ({ body }, deps) => undoAffiliates(deps, deps.caller.id, body.created_at),
})
