import type { MatchingInput, Pair } from './input'

/** A participant's result. */
export interface Share {
  participant: string
  side: 'buyer' | 'seller'
  meetings: number
  /** Its own wishes, and the number of them that are met. */
  wishes: number
  met: number
  /** Points of the met wishes divided by points of all, 0 to 1; null without a wish. */
  share: number | null
}

/** Each participant's share of its wishes, in the order of the input. */
export function sharesOf({ participants, wishes, weights }: MatchingInput, meetings: readonly Pair[]): Share[] {
  const count = new Map<string, number>()
  const together = new Set<string>()
  const key = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)
  for (const { buyer, seller } of meetings) {
    together.add(key(buyer, seller))
    for (const each of [buyer, seller]) count.set(each, (count.get(each) ?? 0) + 1)
  }
  const sums = new Map(participants.map(({ id }) => [id, { wishes: 0, met: 0, points: 0, reached: 0 }]))
  for (const { from, to, priority } of wishes) {
    const sum = sums.get(from)!
    const points = weights.priority[priority - 1]!
    sum.wishes++
    sum.points += points
    if (!together.has(key(from, to))) continue
    sum.met++
    sum.reached += points
  }
  return participants.map(({ id, side }) => {
    const { wishes: all, met, points, reached } = sums.get(id)!
    const share = all === 0 ? null : points === 0 ? met / all : reached / points
    return { participant: id, side, meetings: count.get(id) ?? 0, wishes: all, met, share }
  })
}
