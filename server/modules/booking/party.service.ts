import type { Band } from '#contract/catalog'
import type { Departure } from '#server/modules/catalog/departures.service'
import type { ProductFace } from '#server/modules/catalog/faces.service'

/** How many of one band. */
interface Quantity {
  band: Band
  quantity: number
}

/** What is to be reserved of one departure, as it is today. */
export interface ReservedLine {
  product_id: string
  departure: Departure
  quantities: readonly Quantity[]
  face: ProductFace
  /** Seats that the member's own unfinished orders hold of it. */
  ownSeats: number
}

/** Persons who travel, and seats they take: not every band takes one. */
export function partyOf({ departure, quantities }: Pick<ReservedLine, 'departure' | 'quantities'>) {
  const takesSeat = (band: Band) => departure.prices.find((price) => price.band === band)?.takes_seat ?? true
  const sum = (some: readonly Quantity[]) => some.reduce((total, { quantity }) => total + quantity, 0)
  return { travellers: sum(quantities), seats: sum(quantities.filter(({ band }) => takesSeat(band))) }
}
