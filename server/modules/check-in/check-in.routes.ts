import { checkIn } from '#contract/check-in'
import { gatesDesk } from '#contract/gates-desk'
import { gatesSetup } from '#contract/gates-setup'
import { implement } from '#server/http/implement'
import { dayState } from './day.service'
import { gatesToday, overseer, revokeDevice } from './desk.service'
import { endShift, enrol } from './device.service'
import { followEvents } from './events.service'
import { listConflicts, listScans } from './log.service'
import { listParties, showParty } from './parties.service'
import { takeScans } from './scan.service'
import { assignStaff, listGateTours, saveGates, unassignStaff } from './setup.service'
import { gateTours } from './tours.service'

export const checkInRoutes = implement(checkIn, {
  tours: ({ params, query }, deps) => gateTours(deps, deps.caller, params.site, query),
  enrol: ({ params, query, body }, deps) => enrol(deps, deps.caller, params.site, query.lang, body),
  end: ({ params }, deps) => endShift(deps, deps.caller, params.id),
  day: ({ params, query }, deps) => dayState(deps, deps.caller, params.id, query.lang),
  scan: async ({ params, query, body }, deps) => ({
    results: await takeScans(deps, deps.caller, query.lang, { ...params, ...body }),
  }),
  parties: ({ params, query }, { db, caller }) => listParties(db, caller, params.site, query),
  party: ({ params, query }, { db, caller }) => showParty(db, caller, params.site, { ...params, ...query }),
  scans: ({ params, query }, { db, caller }) => listScans(db, caller, params.site, query),
  conflicts: ({ params, query }, { db, caller }) => listConflicts(db, caller, params.site, query),
  events: ({ params, query }, deps) => followEvents(deps, overseer(deps.caller), params.site, query),
})

export const gatesDeskRoutes = implement(gatesDesk, {
  today: ({ query }, deps) => gatesToday(deps, deps.caller, query.lang),
  revoke: ({ params }, deps) => revokeDevice(deps, deps.caller.id, params.id),
})

export const gatesSetupRoutes = implement(gatesSetup, {
  list: (_, { db }) => listGateTours(db),
  save: ({ params, body }, deps) => saveGates(deps, deps.caller.id, params.productId, body),
  assign: ({ params }, deps) => assignStaff(deps, deps.caller.id, params),
  unassign: ({ params }, deps) => unassignStaff(deps, deps.caller.id, params),
})
