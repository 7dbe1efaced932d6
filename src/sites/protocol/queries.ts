import { addDays, dayInSeoul } from '#contract/days'
import { serviceLeadDays } from '#contract/periods'
import type { ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { toursOf, windowOf } from '#src/kits/guest/queries'
import type { Visitor } from '#src/session/visitor'
import { site } from './site'

/** The window in which requests are taken. */
export const requestWindow = () => windowOf(site)

/** All services with their prices. */
export const services = (visitor: Visitor) => toursOf(visitor, site)

/** The services of one page. */
export const ofKind = (all: readonly Tour[], kind: ServiceKind): Tour[] => all.filter(({ service }) => service === kind)

/** The first day that can be requested, so that the reply can arrive before it (product §5). */
export const earliestDay = (now: number): string => addDays(dayInSeoul(now), serviceLeadDays)
