import { miceGate } from '#contract/mice/gate'
import { miceStand, miceStandDesk } from '#contract/mice/stand'
import { implement } from '#server/http/implement'
import { gateCounts } from './counts.service'
import { gateDoors, gateList } from './doors.service'
import { scanAtDoor } from './scan.service'
import { checkInAtStand, closeStand, openStand, openStands, readAtStand } from './stand.service'
import { undoScan } from './undo.service'

export const miceGateRoutes = implement(miceGate, {
  doors: (_, deps) => gateDoors(deps),
  list: ({ params }, deps) => gateList(deps, params.door),
  scan: ({ params, body }, deps) => scanAtDoor(deps, deps.caller.id, { ...params, ...body }),
  undo: ({ params }, deps) => undoScan(deps, deps.caller.id, params),
  counts: (_, deps) => gateCounts(deps),
})

export const miceStandDeskRoutes = implement(miceStandDesk, {
  list: (_, deps) => openStands(deps),
  open: ({ body }, deps) => openStand(deps, deps.caller.id, body.place),
  close: ({ params }, deps) => closeStand(deps, deps.caller.id, params.id),
})

export const miceStandRoutes = implement(miceStand, {
  read: ({ body }, deps) => readAtStand(deps, body),
  checkIn: ({ body }, deps) => checkInAtStand(deps, body),
})
