import { miceGate } from '#contract/mice/gate'
import { implement } from '#server/http/implement'
import { gateCounts } from './counts.service'
import { gateDoors, gateList } from './doors.service'
import { scanAtDoor } from './scan.service'

export const miceGateRoutes = implement(miceGate, {
  doors: (_, deps) => gateDoors(deps),
  list: ({ params }, deps) => gateList(deps, params.door),
  scan: ({ params, body }, deps) => scanAtDoor(deps, deps.caller.id, { ...params, ...body }),
  counts: (_, deps) => gateCounts(deps),
})
