import { fairBadges } from '#contract/fair/badge'
import { fairCalendar } from '#contract/fair/calendar'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRefills } from '#contract/fair/refill'
import { query } from '#src/api/query'

export const ownMeetings = () => query(fairMeetings.list, {})
export const ownCalendar = () => query(fairCalendar.own, {})
/** Freed times offered to the company, with the server's clock by which the offers end. */
export const ownRefills = () => query(fairRefills.own, {})
export const ownBadge = () => query(fairBadges.own, {})
export const ownFeed = () => query(fairCalendar.feed, {})
/** The times to request of a company, and the existing meeting with it. */
export const chances = (id: string) => query(fairMeetings.chances, { params: { id } })

/** The endpoints to refresh after each step, by either side. */
export const changing = [fairMeetings.list, fairMeetings.chances, fairCalendar.own, fairRefills.own]
