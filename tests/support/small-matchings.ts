import fc from 'fast-check'
import { fitOf } from '#contract/fair/fit'
import type { FairMarket, FairSector, FairSpecialty } from '#contract/fair/sectors'
import { usualWeights } from '#server/modules/fair-matching/engine/figures'
import type { MatchingInput, Meeting, Pair, Participant, Priority } from '#server/modules/fair-matching/engine/input'

const slotIds = ['t0', 't1', 't2']
const buyers = ['b0', 'b1', 'b2']
const sellers = ['s0', 's1', 's2']
const pairs: Pair[] = buyers.flatMap((buyer) => sellers.map((seller) => ({ buyer, seller })))

const sectors: FairSector[] = ['hospital', 'agency']

const participant = (id: string, side: Participant['side']): fc.Arbitrary<Participant> =>
  fc.record({
    id: fc.constant(id),
    side: fc.constant(side),
    free: fc.subarray(slotIds),
    limit: fc.integer({ min: 0, max: 3 }),
    booth: side === 'buyer' ? fc.constant(null) : fc.constantFrom(null, null, 'shared'),
    sector: fc.constantFrom(...sectors),
    wanted_sectors: fc.subarray(sectors),
    specialties: fc.subarray<FairSpecialty>(['spa', 'checkup']),
    markets: fc.subarray<FairMarket>(['japan', 'europe']),
    languages: fc.subarray(['en', 'ja']),
  })

const points = fc.integer({ min: 0, max: 60 })

/** Those of the meetings that do not collide with an earlier one of the list, in any slots. */
const withoutCollisions = (input: MatchingInput, meetings: readonly Meeting[]): Meeting[] => {
  const taken = new Set<string>()
  const boothOf = (id: string) => input.participants.find((each) => each.id === id)?.booth ?? id
  return meetings.filter(({ buyer, seller, slot }) => {
    const keys = [`${buyer} ${slot}`, `${boothOf(seller)} ${slot}`, `${buyer} ${seller}`]
    if (keys.some((key) => taken.has(key))) return false
    for (const key of keys) taken.add(key)
    return true
  })
}

/** Fairs small enough to try every placement: three buyers, three sellers, three slots. */
export const smallMatching: fc.Arbitrary<MatchingInput> = fc
  .record({
    participants: fc.tuple(
      ...buyers.map((id) => participant(id, 'buyer')),
      ...sellers.map((id) => participant(id, 'seller')),
    ),
    wishes: fc.subarray(pairs.flatMap(({ buyer, seller }) => [[buyer, seller] as const, [seller, buyer] as const])),
    priorities: fc.array(fc.constantFrom<Priority>(1, 2, 3), { minLength: 18, maxLength: 18 }),
    earlierPairs: fc.subarray(pairs),
    declined: fc.subarray(pairs, { maxLength: 2 }),
    fixed: fc.array(fc.tuple(fc.constantFrom(...pairs), fc.constantFrom(...slotIds)), { maxLength: 2 }),
    previous: fc.array(fc.tuple(fc.constantFrom(...pairs), fc.constantFrom(...slotIds)), { maxLength: 3 }),
    weights: fc.record({
      priority: fc.tuple(points, points, points),
      mutual: points,
      fit: points,
      unmet: points,
      fairness: points,
      stay: points,
    }),
    seed: fc.string({ maxLength: 3 }),
  })
  .map(({ wishes, priorities, fixed, previous, ...rest }) => {
    const input: MatchingInput = {
      ...rest,
      slots: slotIds.map((id) => ({ id, day: 'one' })),
      wishes: wishes.map(([from, to], at) => ({ from, to, priority: priorities[at] ?? 1 })),
      fixed: [],
      previous: [],
    }
    const meetings = (those: typeof fixed) =>
      withoutCollisions(
        input,
        those.map(([pair, slot]) => ({ ...pair, slot })),
      )
    return { ...input, fixed: meetings(fixed), previous: meetings(previous) }
  })

const two = ['t0', 't1']

/** A company that is free in both slots of a small fair and can hold both meetings; ids of buyers begin with `b`. */
export const aCompany = (id: string, rest: Partial<Participant> = {}): Participant => ({
  id,
  side: id.startsWith('b') ? 'buyer' : 'seller',
  free: two,
  limit: 2,
  booth: null,
  sector: 'agency',
  wanted_sectors: [],
  specialties: [],
  markets: [],
  languages: [],
  ...rest,
})

/** A fair of two slots without points for fairness, with these wishes. */
export const aSmallFair = (
  participants: Participant[],
  wishes: [from: string, to: string, priority: Priority][],
  rest: Partial<MatchingInput> = {},
): MatchingInput => ({
  slots: two.map((id) => ({ id, day: 'one' })),
  participants,
  wishes: wishes.map(([from, to, priority]) => ({ from, to, priority })),
  earlierPairs: [],
  declined: [],
  fixed: [],
  previous: [],
  weights: { ...usualWeights, fairness: 0 },
  seed: 'one',
  ...rest,
})

/** Checks a placement independently of the engine: lists everything that is wrong with it. */
export function faultsOf(input: MatchingInput, meetings: readonly Meeting[]): string[] {
  const faults: string[] = []
  const person = (id: string) => input.participants.find((each) => each.id === id)
  const seen = new Set<string>()
  const once = (what: string) => {
    if (seen.has(what)) faults.push(`twice: ${what}`)
    seen.add(what)
  }
  const isFixed = (meeting: Meeting) =>
    input.fixed.some(
      (each) => each.buyer === meeting.buyer && each.seller === meeting.seller && each.slot === meeting.slot,
    )
  for (const meeting of meetings) {
    const { buyer, seller, slot } = meeting
    once(`${buyer} in ${slot}`)
    once(`${seller} in ${slot}`)
    once(`${buyer} with ${seller}`)
    const booth = person(seller)?.booth
    if (booth) once(`booth ${booth} in ${slot}`)
    if (isFixed(meeting)) continue
    for (const id of [buyer, seller]) if (!person(id)?.free.includes(slot)) faults.push(`${id} is not free in ${slot}`)
    if (input.declined.some((each) => each.buyer === buyer && each.seller === seller))
      faults.push(`${buyer} ${seller} declined`)
  }
  for (const { id, limit } of input.participants) {
    const count = (of: readonly Meeting[]) => of.filter(({ buyer, seller }) => buyer === id || seller === id).length
    if (count(meetings) > Math.max(limit, count(input.fixed))) faults.push(`${id} over its limit`)
  }
  for (const fixed of input.fixed)
    if (!meetings.some((each) => isFixed(each) && each.buyer === fixed.buyer && each.seller === fixed.seller))
      faults.push('a fixed one is gone')
  return faults
}

/** The points of a placement of a small fair, computed without the engine except for the bonus of an even share. */
export function pointsOf(input: MatchingInput, meetings: readonly Meeting[]): number {
  const { weights, participants, wishes } = input
  const of = (side: Participant['side']) => participants.filter((each) => each.side === side)
  const holds = (those: readonly Participant[]) =>
    those.reduce((sum, { limit, free }) => sum + Math.min(limit, free.length), 0)
  const all = Math.min(holds(of('buyer')), holds(of('seller')))
  const share = Math.max(1, Math.floor(all / 3))
  const fair = participants.map(({ id }) => {
    const count = meetings.filter(({ buyer, seller }) => buyer === id || seller === id).length
    return Array.from({ length: count }, (_, held) =>
      held < share ? Math.round((weights.fairness * (share - held)) / share) : 0,
    )
  })
  const worth = meetings.flatMap(({ buyer, seller, slot }) => {
    const isSame = (each: Pair) => each.buyer === buyer && each.seller === seller
    const before = input.previous.find(isSame)
    const wished = wishes.filter(({ from, to }) => [from, to].toSorted().join() === [buyer, seller].toSorted().join())
    const [one, other] = [buyer, seller].map((id) => participants.find((each) => each.id === id))
    return [
      ...wished.map(({ priority }) => weights.priority[priority - 1] ?? 0),
      wished.length === 2 ? weights.mutual : 0,
      one && other ? Math.round((weights.fit * fitOf(one, other).score) / 100) : 0,
      input.earlierPairs.some(isSame) ? 0 : weights.unmet,
      before ? (before.slot === slot ? weights.stay : Math.floor(weights.stay / 2)) : 0,
    ]
  })
  return [...worth, ...fair.flat()].reduce((sum, each) => sum + each, 0)
}
