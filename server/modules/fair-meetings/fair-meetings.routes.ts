import { fairBadges } from '#contract/fair/badge'
import { fairCalendar } from '#contract/fair/calendar'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRefills } from '#contract/fair/refill'
import { fairViewer } from '#contract/fair/viewer'
import { implement } from '#server/http/implement'
import { agendaFile, hasFeed, makeFeed, revokeFeed } from './agenda.service'
import { askFor } from './ask.service'
import { ownBadge } from './badge.service'
import { chancesWith, ownCalendar, ownMeetings, setSlots } from './calendar.service'
import { followOwn } from './follow.service'
import { sayMissed } from './presence.service'
import { answerRefill, offerAgain, ownRefills } from './refill-answer.service'
import { stepOwn } from './step.service'
import { viewerDay } from './viewer.service'
import { watchDay } from './watch.service'

export const fairMeetingRoutes = implement(fairMeetings, {
  list: (_, context) => ownMeetings(context, context.caller.id),
  ask: ({ body }, context) => askFor(context, context.caller.id, body),
  step: ({ params, body }, context) => stepOwn(context, context.caller.id, params.id, body),
  missed: ({ params, body }, context) => sayMissed(context, context.caller.id, params.id, body.missed),
  chances: ({ params }, context) => chancesWith(context, context.caller.id, params.id),
  changes: (_, context) => followOwn(context, context.caller.id),
})

export const fairCalendarRoutes = implement(fairCalendar, {
  own: (_, context) => ownCalendar(context, context.caller.id),
  set: ({ body }, context) => setSlots(context, context.caller.id, body),
  feed: async (_, context) => ({ exists: await hasFeed(context, context.caller.id) }),
  makeFeed: (_, context) => makeFeed(context, context.caller.id),
  revokeFeed: async (_, context) => {
    await revokeFeed(context, context.caller.id)
    return { exists: false }
  },
  agenda: ({ params }, context) => agendaFile(context, params.token),
})

export const fairViewerRoutes = implement(fairViewer, {
  day: (_, { db, clock }) => viewerDay(db, clock.now()),
  changes: (_, context) => watchDay(context),
})

export const fairBadgeRoutes = implement(fairBadges, {
  own: (_, context) => ownBadge(context, context.caller.id),
})

export const fairRefillRoutes = implement(fairRefills, {
  own: (_, context) => ownRefills(context, context.caller.id),
  answer: ({ params, body }, context) => answerRefill(context, context.caller.id, params.id, body.yes),
  again: ({ params }, context) => offerAgain(context, context.caller.id, params.id),
})
