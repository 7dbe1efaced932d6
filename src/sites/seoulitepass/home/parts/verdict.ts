import type { PassPerson } from '#contract/pass/affiliate'
import { type PassType, type PassTypeName, passTypes } from '#contract/pass/pass-type'

/** What a pass comes to for one person. */
export interface Offer {
  name: PassTypeName
  price: number
  /** What the visits that it lets in to save together. */
  saves: number
  /** `saves` less the price: it pays off where this is positive. */
  gain: number
}

/** How many places a pass lets in to at such a pace. */
const visitsOf = (name: PassTypeName, perDay: number): number => {
  const { kind, amount } = passTypes[name]
  return kind === 'visits' ? amount : Math.floor(amount / 24) * perDay
}

/**
 * What each pass comes to for somebody who sees places that save so much each, so many a day; the best first. A pass that lets in to fewer is
 * used where it saves most.
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
