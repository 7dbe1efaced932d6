import type { PassPerson } from '../affiliate'
import { type PassType, passTypes } from '../pass-type'
import type { PassOffer, PassVerdict } from '../planned'

/** A visit with its beginning in minutes from the first midnight, and the amount a pass saves there. */
export interface CountedVisit {
  affiliate_id: string
  at: number
  saves_won: number
}

const sum = (visits: readonly CountedVisit[]): number => visits.reduce((all, { saves_won }) => all + saves_won, 0)

/** The visits covered by a pass by time: those within its hours from the best starting visit. */
function withinHours(visits: readonly CountedVisit[], hours: number): CountedVisit[] {
  let best: CountedVisit[] = []
  for (const { at: from } of visits) {
    const within = visits.filter(({ at }) => from <= at && at < from + hours * 60)
    if (sum(within) > sum(best)) best = within
  }
  return best
}

/** The visits covered by a pass by number: those that save most. */
const dearest = (visits: readonly CountedVisit[], most: number): CountedVisit[] =>
  visits.toSorted((a, b) => b.saves_won - a.saves_won).slice(0, most)

function offerOf(visits: readonly CountedVisit[], { name, price_won }: PassType, person: PassPerson): PassOffer {
  const { kind, amount } = passTypes[name]
  const worthwhile = visits.filter(({ saves_won }) => saves_won > 0)
  const used = kind === 'hours' ? withinHours(worthwhile, amount) : dearest(worthwhile, amount)
  const saves_won = sum(used)
  return {
    name,
    price_won: price_won[person],
    saves_won,
    gain_won: saves_won - price_won[person],
    affiliate_ids: used.map(({ affiliate_id }) => affiliate_id),
  }
}

/**
 * The result of each type for one person, best first, and the one that pays off: none if none saves more than it costs
 * (product §4).
 */
export function verdictFor(
  visits: readonly CountedVisit[],
  types: readonly PassType[],
  person: PassPerson,
): PassVerdict {
  const offers = types
    .map((type) => offerOf(visits, type, person))
    .toSorted((a, b) => b.gain_won - a.gain_won || a.price_won - b.price_won)
  const [first] = offers
  return { offers, best: first && first.gain_won > 0 ? first : null }
}
