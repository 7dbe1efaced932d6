import type { Band } from '#contract/catalog'
import type { Departure } from '#server/modules/catalog/departures.service'
import type { ProductFace } from '#server/modules/catalog/faces.service'

/** The number of people of one band. */
interface Quantity {
  band: Band
  quantity: number
}

/** What to reserve of one departure, in its current state. */
export interface ReservedLine {
  product_id: string
  departure: Departure
  quantities: readonly Quantity[]
  face: ProductFace
  /** Seats that the member's own unfinished orders hold of this departure. */
  ownSeats: number
}

/** Counts the people who travel and the seats they take: not every band takes one. */
export function partyOf({ departure, quantities }: Pick<ReservedLine, 'departure' | 'quantities'>) {
  const takesSeat = (band: Band) => departure.prices.find((price) => price.band === band)?.takes_seat ?? true
  const sum = (some: readonly Quantity[]) => some.reduce((total, { quantity }) => total + quantity, 0)
  return { travelers: sum(quantities), seats: sum(quantities.filter(({ band }) => takesSeat(band))) }
}
