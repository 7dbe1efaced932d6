/** The departures of a chosen day, whose prices hold for a choice. */
export interface DayPrices<D> {
  /** Undefined while they are not known, and while no day is chosen. */
  departures: readonly D[] | undefined
  /** Whether prices are those that the choice costs: the departures of its day are known, or no day is chosen. */
  isPriced: boolean
}

/** Returns the departures of a day as they are known so far. */
export const dayPrices = <D>(isChosen: boolean, departures: readonly D[] | undefined): DayPrices<D> => ({
  departures,
  isPriced: !isChosen || departures !== undefined,
})
