import { addDays, dayInSeoul } from '#contract/days'
import { serviceLeadDays } from '#contract/periods'
import type { ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { departuresOf, toursOf, windowOf } from '#src/kits/guest/queries'
import type { Visitor } from '#src/session/visitor'
import { site } from './site'

/** Whether requests are taken, and when. */
export const requestWindow = () => windowOf(site)

/** All services with their prices. */
export const services = (visitor: Visitor) => toursOf(visitor, site)

/** Those of one page. */
export const ofKind = (all: readonly Tour[], kind: ServiceKind): Tour[] => all.filter(({ service }) => service === kind)

/** The first day that can be asked for: the answer comes before it (product §5). */
export const earliestDay = (visitor: Visitor): string => addDays(dayInSeoul(visitor.now), serviceLeadDays)

/** What can be had of one service on a day. */
export const dayOf = (tour: string, day: string) => departuresOf(site, day, 1, tour)
