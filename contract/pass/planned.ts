import type { PassPerson } from './affiliate'
import type { PassTypeName } from './pass-type'

/** A visit of a planned day; minutes are those from midnight in Seoul. */
export interface PlannedVisit {
  affiliate_id: string
  /** From the place before, or from where the day begins. */
  way_minutes: number
  arrives: number
  /** Later than `arrives` where one waits for the doors or for a reserved time. */
  begins: number
  ends: number
  reserved: boolean
}

/** Why a place found no time: it is closed on all days, its reserved time cannot be met, or the days are full. */
export type LeftOutReason = 'closed' | 'reserved' | 'full'

/** What a type of pass comes to for one person on these days. */
export interface PassOffer {
  name: PassTypeName
  price_won: number
  /** What its visits save together. */
  saves_won: number
  /** `saves_won` less its price; a pass pays off where it is positive. */
  gain_won: number
  /** The visits it is used for. */
  affiliate_ids: string[]
}

/** What is said of the passes for one person: all types, the best first, and the one that pays off, if any. */
export interface PassVerdict {
  offers: PassOffer[]
  best: PassOffer | null
}

/** The days in order, as they were planned (product §4). */
export interface DayPlan {
  /** `exact`: no other order visits more, or as many in less time. */
  method: 'exact' | 'local_search'
  days: { day: string; visits: PlannedVisit[] }[]
  left_out: { affiliate_id: string; reason: LeftOutReason }[]
  verdict: Record<PassPerson, PassVerdict>
}
