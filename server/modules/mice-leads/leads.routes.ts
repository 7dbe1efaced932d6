import { miceLeads } from '#contract/mice/lead'
import { implement } from '#server/http/implement'
import { editLead, listLeads, removeLead, scannedBy } from './leads.service'
import { scanBadges } from './scan.service'
import { addColleague, listColleagues, ownExhibits, removeColleague } from './staff.service'

export const miceLeadRoutes = implement(miceLeads, {
  exhibits: (_, deps) => ownExhibits(deps, deps.caller.id),
  scan: ({ params, body }, deps) => scanBadges(deps, deps.caller.id, { ...params, ...body }),
  list: ({ params, query }, { db, caller }) => listLeads(db, caller.id, params.id, query),
  edit: ({ params, body }, { db, caller }) => editLead(db, caller.id, params, body),
  remove: ({ params }, { db, caller }) => removeLead(db, caller.id, params),
  staff: ({ params }, { db, caller }) => listColleagues(db, caller.id, params.id),
  addStaff: ({ params, body }, { db, caller }) => addColleague(db, caller.id, params.id, body.email),
  removeStaff: ({ params }, { db, caller }) => removeColleague(db, caller.id, params),
  scanned: (_, deps) => scannedBy(deps, deps.caller.id),
})
