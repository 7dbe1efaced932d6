import { fitOf } from '#contract/fair/fit'
import type { MatchingInput, Participant } from './input'

/** The worth of a meeting of two in points, as whole numbers so that the bound is exact. */
export function worths({ wishes, earlierPairs, weights }: MatchingInput, people: readonly Participant[]) {
  const at = new Map(people.map(({ id }, index) => [id, index]))
  const key = (one: number, other: number) => one * people.length + other
  const wished = new Map(wishes.map(({ from, to, priority }) => [key(at.get(from)!, at.get(to)!), priority]))
  const before = new Set(earlierPairs.map(({ buyer, seller }) => key(at.get(buyer)!, at.get(seller)!)))
  const points = (from: number, to: number) => {
    const priority = wished.get(key(from, to))
    return priority === undefined ? 0 : weights.priority[priority - 1]!
  }
  return (buyer: number, seller: number): number => {
    const isMutual = wished.has(key(buyer, seller)) && wished.has(key(seller, buyer))
    return (
      points(buyer, seller) +
      points(seller, buyer) +
      (isMutual ? weights.mutual : 0) +
      Math.round((weights.fit * fitOf(people[buyer]!, people[seller]!).score) / 100) +
      (before.has(key(buyer, seller)) ? 0 : weights.unmet)
    )
  }
}
