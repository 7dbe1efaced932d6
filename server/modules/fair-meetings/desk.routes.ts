import { fairBadgeDesk } from '#contract/fair/badge'
import { fairDayDesk } from '#contract/fair/day'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { implement } from '#server/http/implement'
import { papersOf, renewBadge } from './badge.service'
import { deskDay } from './day.service'
import { askForOffice } from './desk.service'
import { listMeetings } from './desk-list.service'
import { chancesForOffice, meetingForOffice } from './desk-view.service'
import { followChanges } from './follow.service'
import { setLate } from './late.service'
import { setPresence } from './presence.service'
import { scanBadge, undoScan } from './scan.service'
import { stepForOffice } from './step.service'

export const fairMeetingDeskRoutes = implement(fairMeetingDesk, {
  list: ({ query }, context) => listMeetings(context, query),
  detail: ({ params }, context) => meetingForOffice(context, params.id),
  chances: ({ query }, context) => chancesForOffice(context, query),
  ask: ({ body }, context) => askForOffice(context, context.caller.id, body),
  step: async ({ params, body }, context) => {
    await stepForOffice(context, context.caller.id, params.id, body)
    return params
  },
})

export const fairDayDeskRoutes = implement(fairDayDesk, {
  show: ({ query }, { db, clock }) => deskDay(db, clock.now(), query),
  presence: ({ params, body }, context) => setPresence(context, params.id, body),
  late: async ({ body }, context) => {
    await setLate(context, context.caller.id, body)
    return { minutes: body.minutes }
  },
  changes: (_, context) => followChanges(context, null),
})

export const fairBadgeDeskRoutes = implement(fairBadgeDesk, {
  papers: ({ query }, context) => papersOf(context, query),
  scan: ({ body }, context) => scanBadge(context, context.caller.id, body.code),
  undo: ({ params }, context) => undoScan(context, params.id),
  renew: ({ params }, context) => renewBadge(context, context.caller.id, params.id),
})
