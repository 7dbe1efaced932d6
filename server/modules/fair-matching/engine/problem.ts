import { evenShareBonus } from './fairness'
import type { MatchingInput, Meeting } from './input'
import { worths } from './worth'

/** Two participants who could meet. Participants (buyers first), rooms and slots are given as indices. */
export interface Candidate {
  buyer: number
  seller: number
  /** Points without fairness. */
  worth: number
  /** The slot it is fixed in, or −1. */
  fixed: number
  /** Its slot in the previous placement, or −1. */
  previous: number
  declined: boolean
}

/**
 * The input as indices. A room holds one meeting per slot: a buyer's calendar or a booth. Every meeting takes the room of its
 * buyer and that of its seller's booth, so a placement is an edge coloring of the bipartite graph of rooms.
 */
export interface Problem {
  input: MatchingInput
  slots: number
  buyers: number
  people: number
  rooms: number
  /** The room of each participant; sellers who share a booth share the room. */
  room: Int32Array
  /** By participant × slots: whether it is free. */
  free: Uint8Array
  limit: Int32Array
  /** By participant: points that its first, second … meeting adds for fairness; decreasing. */
  bonus: Int32Array[]
  pairs: Candidate[]
  /** Ids, by index. */
  ids: { people: string[]; slots: string[] }
  /** The index of a pair, by ids in either order. */
  pairAt(one: string, other: string): number | undefined
}

/** Throws when an id is unknown: inconsistent input is a bug of the caller. */
const indexIn = (ids: ReadonlyMap<string, number>) => (id: string) => {
  const at = ids.get(id)
  if (at === undefined) throw new Error(`matching: ${id} is unknown`)
  return at
}

/** Converts the input to indices. Throws for an unknown id, or a meeting of two on the same side. */
export function problemOf(input: MatchingInput): Problem {
  const { participants } = input
  const sorted = [
    ...participants.filter(({ side }) => side === 'buyer'),
    ...participants.filter(({ side }) => side === 'seller'),
  ]
  const buyers = participants.filter(({ side }) => side === 'buyer').length
  const personAt = new Map(sorted.map(({ id }, at) => [id, at]))
  const slotAt = new Map(input.slots.map(({ id }, at) => [id, at]))
  const [person, slot] = [indexIn(personAt), indexIn(slotAt)]
  const [people, slots] = [sorted.length, input.slots.length]
  const free = new Uint8Array(people * slots)
  const room = new Int32Array(people)
  const booths = new Map<string, number>()
  let rooms = buyers
  for (const [at, { free: those, booth, side }] of sorted.entries()) {
    for (const id of those) free[at * slots + slot(id)] = 1
    const shared = side === 'seller' && booth !== null ? booths.get(booth) : undefined
    room[at] = side === 'buyer' ? at : (shared ?? rooms++)
    if (side === 'seller' && booth !== null) booths.set(booth, room[at] ?? 0)
  }
  const pairs: Candidate[] = []
  const index = new Map<number, number>()
  const key = (buyer: number, seller: number) => buyer * people + seller
  const pairOf = (one: string, other: string): Candidate => {
    const [buyer, seller] = [person(one), person(other)].toSorted((a, b) => a - b) as [number, number]
    if (buyer >= buyers || seller < buyers) throw new Error(`matching: ${one} and ${other} are on one side`)
    const at = index.get(key(buyer, seller))
    const candidate =
      at === undefined ? { buyer, seller, worth: 0, fixed: -1, previous: -1, declined: false } : pairs[at]!
    if (at === undefined) index.set(key(buyer, seller), pairs.push(candidate) - 1)
    return candidate
  }
  for (const { from, to } of input.wishes) pairOf(from, to)
  const placed = (meetings: readonly Meeting[], as: 'fixed' | 'previous') => {
    for (const { buyer, seller, slot: id } of meetings) pairOf(buyer, seller)[as] = slot(id)
  }
  // Companies that have withdrawn since are not among the participants.
  const isThere = ({ buyer, seller, slot: id }: Meeting) =>
    personAt.has(buyer) && personAt.has(seller) && slotAt.has(id)
  placed(input.previous.filter(isThere), 'previous')
  placed(input.fixed, 'fixed')
  const pairAt = (one: string, other: string) => {
    const [buyer, seller] = [person(one), person(other)].toSorted((a, b) => a - b) as [number, number]
    return index.get(key(buyer, seller))
  }
  for (const { buyer, seller } of input.declined) {
    const at = pairAt(buyer, seller)
    if (at !== undefined) pairs[at]!.declined = true
  }
  const limit = Int32Array.from(sorted, ({ limit }) => limit)
  const worth = worths(input, sorted)
  for (const pair of pairs) pair.worth = worth(pair.buyer, pair.seller)
  const ids = { people: sorted.map(({ id }) => id), slots: input.slots.map(({ id }) => id) }
  const bonus = evenShareBonus({ limit, free, slots, buyers, fairness: input.weights.fairness })
  return { input, slots, buyers, people, rooms, room, free, limit, bonus, pairs, ids, pairAt }
}

/** Whether a pair can meet in a slot, regardless of other meetings in it. */
export function isOpen({ free, slots }: Problem, { buyer, seller, fixed, declined }: Candidate, slot: number): boolean {
  if (fixed >= 0) return slot === fixed
  return !declined && free[buyer * slots + slot] === 1 && free[seller * slots + slot] === 1
}

/** Points for a previously placed pair: all of them in the same slot, half in another. */
export function stays({ input: { weights } }: Problem, { previous }: Candidate, slot: number): number {
  if (previous < 0) return 0
  return previous === slot ? weights.stay : Math.floor(weights.stay / 2)
}
