import { fairBadges } from '#contract/fair/badge'
import { fairCalendar } from '#contract/fair/calendar'
import { fairMeetings } from '#contract/fair/meeting'
import { fairRefills } from '#contract/fair/refill'
import { query } from '#src/api/query'

export const ownMeetings = () => query(fairMeetings.list, {})
export const ownCalendar = () => query(fairCalendar.own, {})
/** Times that fell free and are offered to one, and the clock by which the offers end. */
export const ownRefills = () => query(fairRefills.own, {})
export const ownBadge = () => query(fairBadges.own, {})
export const ownFeed = () => query(fairCalendar.feed, {})
/** What one could ask a company for, and what there is between the two. */
export const chances = (id: string) => query(fairMeetings.chances, { params: { id } })

/** What changes with every step, here and on the other side. */
export const changing = [fairMeetings.list, fairMeetings.chances, fairCalendar.own, fairRefills.own]
