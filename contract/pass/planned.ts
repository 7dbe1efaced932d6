import type { PassPerson } from './affiliate'
import type { PassTypeName } from './pass-type'

/** A visit of a planned day; minutes count from midnight in Seoul. */
export interface PlannedVisit {
  affiliate_id: string
  /** From the previous place, or from where the day begins. */
  way_minutes: number
  arrives: number
  /** Later than `arrives` if the visitor waits for the doors or for a reserved time. */
  begins: number
  ends: number
  reserved: boolean
}

/** Why a place was left out: it is closed on all days, its reserved time cannot be met, or the days are full. */
export type LeftOutReason = 'closed' | 'reserved' | 'full'

/** The result of a type of pass for one person on these days. */
export interface PassOffer {
  name: PassTypeName
  price_won: number
  /** The total saved by its visits. */
  saves_won: number
  /** `saves_won` minus its price; a pass pays off if it is positive. */
  gain_won: number
  /** The visits it is used for. */
  affiliate_ids: string[]
}

/** The comparison of passes for one person: all types, best first, and the one that pays off, if any. */
export interface PassVerdict {
  offers: PassOffer[]
  best: PassOffer | null
}

/** The planned days in order (product §4). */
export interface DayPlan {
  /** `exact`: no other order has more visits, or as many in less time. */
  method: 'exact' | 'local_search'
  days: { day: string; visits: PlannedVisit[] }[]
  left_out: { affiliate_id: string; reason: LeftOutReason }[]
  verdict: Record<PassPerson, PassVerdict>
}
