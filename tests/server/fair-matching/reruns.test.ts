import { expect, test } from 'vitest'
import { compare } from '#server/modules/fair-matching/engine/compare'
import type { MatchingInput } from '#server/modules/fair-matching/engine/input'
import { match, preview, repairMatching } from '#server/modules/fair-matching/engine/match'
import { aMatchingInput } from '#tests/support/matching'
import { faultsOf } from '#tests/support/small-matchings'

const size = { buyers: 24, sellers: 30, slots: 8, wishes: { buyer: 14, seller: 8 }, free: 0.8 }
const input = aMatchingInput(size)

test('the same input and seed place the same', async () => {
  expect(await match(input)).toEqual(await match(input))
})

test('a rerun without a change keeps every meeting in place', async () => {
  const { meetings, value, bound } = await match(input)
  const again = await match({ ...input, previous: meetings })
  expect(compare(meetings, again.meetings)).toMatchObject({ moved: [], added: [], dropped: [] })
  expect(value).toBeLessThanOrEqual(bound)
})

/** The busiest buyer of a placement. */
const busiest = (meetings: readonly { buyer: string }[]) =>
  input.participants
    .map(({ id }) => ({ id, count: meetings.filter(({ buyer }) => buyer === id).length }))
    .toSorted((one, other) => other.count - one.count)[0]!.id

const without = (id: string, meetings: MatchingInput['previous']): MatchingInput => ({
  ...input,
  participants: input.participants.filter((each) => each.id !== id),
  wishes: input.wishes.filter(({ from, to }) => from !== id && to !== id),
  previous: meetings,
})

test('with minimal changes a rerun after a withdrawal changes less than a new run', async () => {
  const { meetings } = await match(input)
  const left = without(busiest(meetings), meetings)
  const changes = async (run: MatchingInput) => {
    const { moved, dropped } = compare(meetings, (await match(run)).meetings)
    return moved.length + dropped.length
  }
  const few = await changes(left)
  const many = await changes({ ...left, weights: { ...left.weights, stay: 0 } })
  expect(few).toBeLessThan(many / 2)
})

test('locked meetings stay, whatever the weights', async () => {
  const { meetings } = await match(input)
  const locked = meetings.filter((_, at) => at % 5 === 0)
  const weights = { ...input.weights, priority: [1, 50, 99] as const, mutual: 0, stay: 0 }
  const { meetings: after } = await match({ ...input, weights, fixed: locked })
  expect(after).toEqual(expect.arrayContaining(locked))
  expect(faultsOf({ ...input, fixed: locked }, after)).toEqual([])
})

test('a company withdraws: only its partners get other meetings, and all others are unchanged', async () => {
  const { meetings } = await match(input)
  const withdrawn = busiest(meetings)
  const run = without(withdrawn, meetings)
  const after = (await repairMatching(run)).meetings
  const { moved, added, dropped } = compare(meetings, after)
  const partners = new Set(meetings.filter(({ buyer }) => buyer === withdrawn).map(({ seller }) => seller))
  expect(moved).toEqual([])
  expect(dropped.every(({ buyer }) => buyer === withdrawn)).toBe(true)
  expect(dropped).toHaveLength(partners.size)
  expect(added.every(({ seller }) => partners.has(seller))).toBe(true)
  expect(faultsOf(run, after)).toEqual([])
})

test('a slot is deactivated: its meetings move or are dropped, and no other changes', async () => {
  // With fewer wishes there is room for moves.
  const sparse = aMatchingInput({ ...size, wishes: { buyer: 5, seller: 2 } })
  const { meetings } = await match(sparse)
  const slot = meetings[0]!.slot
  const participants = sparse.participants.map((each) => ({ ...each, free: each.free.filter((id) => id !== slot) }))
  const run = { ...sparse, participants, previous: meetings }
  const after = (await repairMatching(run)).meetings
  const { kept, moved, added, dropped } = compare(meetings, after)
  const hit = meetings.filter((each) => each.slot === slot)
  expect(kept).toHaveLength(meetings.length - hit.length)
  expect(moved.length + dropped.length).toBe(hit.length)
  expect(moved.length).toBeGreaterThan(0)
  const touched = new Set(hit.flatMap(({ buyer, seller }) => [buyer, seller]))
  expect(added.every(({ buyer, seller }) => touched.has(buyer) || touched.has(seller))).toBe(true)
  expect(faultsOf(run, after)).toEqual([])
})

test('a stop ends a run between two steps, and progress is reported before', async () => {
  const stopping = new AbortController()
  const seen: string[] = []
  const run = match(input, {
    signal: stopping.signal,
    onProgress: (stage) => {
      seen.push(stage)
      if (stage === 'placing') stopping.abort()
    },
  })
  await expect(run).rejects.toThrow('aborted')
  expect(seen).toEqual(['pairing', 'placing'])
})

test('a weight has an effect before any slot is assigned: with a higher weight for first wishes, more of them are met', async () => {
  const small = aMatchingInput({ ...size, slots: 4 })
  const firstWishes = small.wishes.filter(({ priority }) => priority === 1)
  const only = { mutual: 0, fit: 0, fairness: 0, unmet: 0 }
  const met = async (priority: MatchingInput['weights']['priority']) => {
    const { pairs } = await preview(small, { ...small.weights, ...only, priority })
    const isMet = ({ from, to }: MatchingInput['wishes'][number]) =>
      pairs.some(({ buyer, seller }) => [from, to].includes(buyer) && [from, to].includes(seller))
    return { first: firstWishes.filter(isMet).length, all: small.wishes.filter(isMet).length }
  }
  const [even, steep] = [await met([1, 1, 1]), await met([99, 1, 1])]
  expect(steep.first).toBeGreaterThan(even.first)
  expect(steep.all).toBeLessThan(even.all)
})

test('a higher weight for an even distribution gives more meetings to the company with the fewest', async () => {
  const small = aMatchingInput({ ...size, slots: 4 })
  const fewest = async (fairness: number) => {
    const { shares } = await preview(small, { ...small.weights, fairness })
    return Math.min(...shares.filter(({ side }) => side === 'seller').map(({ meetings }) => meetings))
  }
  expect(await fewest(500)).toBeGreaterThan(await fewest(0))
})
