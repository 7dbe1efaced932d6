import type { PassPerson } from '#contract/pass/affiliate'
import { type PassType, type PassTypeName, passTypes } from '#contract/pass/pass-type'

/** The result of a pass for one person. */
export interface Offer {
  name: PassTypeName
  price: number
  /** The total saved by the visits that the pass covers. */
  saves: number
  /** `saves` minus the price: the pass pays off if positive. */
  gain: number
}

/** The number of places that a pass covers at this pace. */
const visitsOf = (name: PassTypeName, perDay: number): number => {
  const { kind, amount } = passTypes[name]
  return kind === 'visits' ? amount : Math.floor(amount / 24) * perDay
}

/**
 * The result of each pass for a person who sees places with these savings, a number of them per day; best first. A pass that
 * covers fewer places is used where it saves most.
 */
export function offersFor(
  savings: readonly number[],
  perDay: number,
  types: readonly PassType[],
  person: PassPerson,
): Offer[] {
  const most = savings.toSorted((a, b) => b - a)
  return types
    .map(({ name, price_won }) => {
      const price = price_won[person]
      const saves = most.slice(0, visitsOf(name, perDay)).reduce((sum, each) => sum + each, 0)
      return { name, price, saves, gain: saves - price }
    })
    .toSorted((a, b) => b.gain - a.gain || a.price - b.price)
}
