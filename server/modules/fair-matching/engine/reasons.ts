import { mostChanges } from './figures'
import type { Grid } from './grid'
import type { Meeting, Pair } from './input'
import { emptySlots, placeFor } from './insert'

/**
 * Why a wish was not placed: one of the two declined; they are never free at the same time (`never`), or no longer (`slot`); the
 * booth is taken by another company (`booth`); a limit is reached; others were worth more (`weight`).
 */
export type Reason = 'declined' | 'never' | 'limit' | 'booth' | 'weight' | 'slot'

/** One change that places the wish, dropping no other meeting except the named one. */
export type Change =
  | { kind: 'open'; participant: string; slot: string }
  /** The limit is one setting for all. */
  | { kind: 'raise' }
  | { kind: 'ownBooth'; participant: string }
  | { kind: 'allow' }
  | { kind: 'instead'; meeting: Meeting }

/** A pair with an unplaced wish. */
export interface Unplaced extends Pair {
  reason: Reason
  /** For a limit: the participants it belongs to. */
  limits: string[]
  /** Changes that were each verified to place the wish on their own; empty if no single one does. */
  changes: Change[]
}

/** Why a pair has no place in a finished placement, and which single changes would place it. */
export function explain(grid: Grid, pair: number, isChosen: boolean): Unplaced {
  const { problem, count, at } = grid
  const { pairs, room, slots, limit, free, ids } = problem
  const candidate = pairs[pair]!
  const { buyer, seller } = candidate
  const both = [buyer, seller]
  const all = Array.from({ length: slots }, (_, slot) => slot)
  const name = (person: number) => ids.people[person]!
  const atLimit = both.filter((person) => count[person]! >= limit[person]!)
  /** Participants held back only by their limit: their calendar has room. */
  const held = () => atLimit.filter((person) => all.some((slot) => isFree(person, slot) && isEmpty(person, slot)))
  const isFree = (person: number, slot: number) => free[person * slots + slot] === 1
  const isEmpty = (person: number, slot: number) => at(room[person]!, slot) < 0
  const common = all.filter((slot) => both.every((person) => isFree(person, slot)))
  /** The seller has no meeting of its own then: at most another company's in the same booth. */
  const isIdle = (slot: number) => isEmpty(seller, slot) || pairs[at(room[seller]!, slot)]!.seller !== seller
  const boothTaken = common.filter((slot) => isEmpty(buyer, slot) && !isEmpty(seller, slot) && isIdle(slot))

  const reason = (): Reason => {
    if (candidate.declined) return 'declined'
    if (common.length === 0) return 'never'
    if (held().length > 0) return 'limit'
    if (boothTaken.length > 0) return 'booth'
    return isChosen ? 'slot' : 'weight'
  }

  function* changes(): Generator<Change> {
    if (candidate.declined) {
      if (atLimit.length === 0 && common.some((slot) => both.every((each) => isEmpty(each, slot))))
        yield { kind: 'allow' }
      return
    }
    if (atLimit.length > 0) {
      // Fixed meetings can exceed a limit by more than one.
      if (atLimit.every((person) => count[person] === limit[person]) && placeFor(grid, pair)) yield { kind: 'raise' }
    } else {
      if (boothTaken.length > 0) yield { kind: 'ownBooth', participant: name(seller) }
      for (const slot of all) {
        const closed = both.filter((each) => !isFree(each, slot))
        if (closed.length !== 1 || !both.every((each) => isEmpty(each, slot))) continue
        yield { kind: 'open', participant: name(closed[0]!), slot: ids.slots[slot]! }
      }
    }
    const other = cheapestInTheWay(grid, pair)
    if (other === null) return
    const { buyer: theirs, seller: whose } = pairs[other]!
    const meeting = { buyer: name(theirs), seller: name(whose), slot: ids.slots[grid.slotOf[other]!]! }
    yield { kind: 'instead', meeting }
  }

  const found = [...changes()]
  const better = found.filter(({ kind }) => kind !== 'instead')
  return {
    buyer: name(buyer),
    seller: name(seller),
    reason: reason(),
    limits: reason() === 'limit' ? held().map(name) : [],
    // Dropping another meeting is only suggested where nothing else helps.
    changes: (better.length > 0 ? better : found).slice(0, mostChanges),
  }
}

/** The meeting of least worth whose removal makes room for the pair, nothing else moved; null if no single one does. */
function cheapestInTheWay(grid: Grid, pair: number): number | null {
  const { pairs, room, slots } = grid.problem
  const { buyer, seller } = pairs[pair]!
  const near = new Set<number>()
  for (let slot = 0; slot < slots; slot++) {
    for (const person of [buyer, seller]) near.add(grid.at(room[person]!, slot))
  }
  const isEnough = (other: number) => {
    const slot = grid.slotOf[other]!
    grid.take(other)
    const has = !grid.isAtLimit(pair) && emptySlots(grid, pair).length > 0
    grid.put(other, slot)
    return has
  }
  const [least] = [...near]
    .filter((other) => other >= 0 && pairs[other]!.fixed < 0 && isEnough(other))
    .toSorted((one, other) => pairs[one]!.worth - pairs[other]!.worth || one - other)
  return least ?? null
}
