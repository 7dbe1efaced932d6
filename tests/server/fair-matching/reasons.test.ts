import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchingInput } from '#server/modules/fair-matching/engine/input'
import { match } from '#server/modules/fair-matching/engine/match'
import { admit, withChange } from '#server/modules/fair-matching/engine/single-change'
import { aMatchingInput } from '#tests/support/matching'
import { aCompany, aSmallFair, faultsOf, smallMatching } from '#tests/support/small-matchings'

const whyNot = async (input: MatchingInput) => (await match(input)).unplaced

test('one of the two declined', async () => {
  const input = aSmallFair([aCompany('b0'), aCompany('s0')], [['b0', 's0', 1]], {
    declined: [{ buyer: 'b0', seller: 's0' }],
  })
  expect(await whyNot(input)).toEqual([
    { buyer: 'b0', seller: 's0', reason: 'declined', limits: [], changes: [{ kind: 'allow' }] },
  ])
})

test('never free at the same time: each of the two can open a slot of the other', async () => {
  const input = aSmallFair([aCompany('b0', { free: ['t0'] }), aCompany('s0', { free: ['t1'] })], [['b0', 's0', 1]])
  expect(await whyNot(input)).toEqual([
    {
      buyer: 'b0',
      seller: 's0',
      reason: 'never',
      limits: [],
      changes: [
        { kind: 'open', participant: 's0', slot: 't0' },
        { kind: 'open', participant: 'b0', slot: 't1' },
      ],
    },
  ])
})

test('a limit is named with its companies: it is one setting, so a higher one helps both', async () => {
  const wishes: [string, string, 1 | 2 | 3][] = [
    ['b0', 's0', 1],
    ['b0', 's1', 2],
  ]
  const input = aSmallFair([aCompany('b0', { limit: 1 }), aCompany('s0'), aCompany('s1')], wishes)
  expect(await whyNot(input)).toEqual([
    { buyer: 'b0', seller: 's1', reason: 'limit', limits: ['b0'], changes: [{ kind: 'raise' }] },
  ])
  const both = aSmallFair([aCompany('b0', { limit: 1 }), aCompany('s0'), aCompany('s1', { limit: 0 })], wishes)
  expect(await whyNot(both)).toEqual([
    { buyer: 'b0', seller: 's1', reason: 'limit', limits: ['b0', 's1'], changes: [{ kind: 'raise' }] },
  ])
})

test('a booth that another company has: a separate one would help', async () => {
  const shared = { booth: 'A1', free: ['t0'] }
  const input = aSmallFair(
    [aCompany('b0'), aCompany('b1'), aCompany('s0', shared), aCompany('s1', shared)],
    [
      ['b0', 's0', 1],
      ['b1', 's1', 2],
    ],
  )
  expect(await whyNot(input)).toEqual([
    {
      buyer: 'b1',
      seller: 's1',
      reason: 'booth',
      limits: [],
      changes: expect.arrayContaining([{ kind: 'ownBooth', participant: 's1' }]),
    },
  ])
})

test('others were worth more: the meetings in the way are named', async () => {
  const input = aSmallFair(
    [aCompany('b0', { free: ['t0'], limit: 9 }), aCompany('s0', { free: ['t0'] }), aCompany('s1', { free: ['t0'] })],
    [
      ['b0', 's0', 1],
      ['b0', 's1', 2],
    ],
  )
  expect(await whyNot(input)).toEqual([
    {
      buyer: 'b0',
      seller: 's1',
      reason: 'weight',
      limits: [],
      changes: [{ kind: 'instead', meeting: { buyer: 'b0', seller: 's0', slot: 't0' } }],
    },
  ])
})

test('one of the best pairs, but without a slot in which both are free', async () => {
  // The buyer has two slots, but both companies of its highest wishes are free only in the first.
  const input = aSmallFair(
    [
      aCompany('b0'),
      aCompany('s0', { free: ['t0'] }),
      aCompany('s1', { free: ['t0'] }),
      aCompany('s2', { free: ['t1'] }),
    ],
    [
      ['b0', 's0', 1],
      ['b0', 's1', 2],
      ['b0', 's2', 3],
    ],
  )
  expect(await whyNot(input)).toEqual([
    { buyer: 'b0', seller: 's1', reason: 'slot', limits: [], changes: [expect.objectContaining({ kind: 'instead' })] },
  ])
})

/** Makes every suggested change and tries to place the wish; returns how many were tried. */
async function tryChanges(input: MatchingInput): Promise<number> {
  const { meetings, unplaced } = await match(input)
  let tried = 0
  for (const pair of unplaced) {
    for (const change of pair.changes) {
      tried++
      const replaced = change.kind === 'instead' ? 1 : 0
      const after = admit(input, meetings, pair, change)
      expect(after, JSON.stringify({ pair, change })).toHaveLength(meetings.length + 1 - replaced)
      expect(after).toContainEqual(expect.objectContaining({ buyer: pair.buyer, seller: pair.seller }))
      expect(faultsOf(withChange(input, pair, change), after ?? [])).toEqual([])
    }
  }
  return tried
}

test('each suggested single change really places its wish, and costs no other meeting than the one it names', async () => {
  let tried = 0
  await fc.assert(
    fc.asyncProperty(smallMatching, async (input) => {
      tried += await tryChanges(input)
    }),
    { numRuns: 150 },
  )
  expect(tried).toBeGreaterThan(50)
  const larger = aMatchingInput({ buyers: 12, sellers: 16, slots: 6, wishes: { buyer: 8, seller: 5 }, free: 0.8 })
  expect(await tryChanges(larger)).toBeGreaterThan(20)
})

test('every wish is either met or has a reason', async () => {
  const input = aMatchingInput({ buyers: 20, sellers: 30, slots: 6, wishes: { buyer: 10, seller: 6 }, free: 0.7 })
  const { meetings, unplaced, shares } = await match(input)
  const wished = new Set(input.wishes.map(({ from, to }) => [from, to].toSorted().join()))
  const pairs = [...meetings, ...unplaced].map(({ buyer, seller }) => [buyer, seller].toSorted().join())
  expect(pairs.toSorted()).toEqual([...wished].toSorted())
  const fulfilled = shares.reduce((sum, share) => sum + share.met, 0)
  const places = new Set(meetings.map(({ buyer, seller }) => [buyer, seller].toSorted().join()))
  expect(fulfilled).toBe(input.wishes.filter(({ from, to }) => places.has([from, to].toSorted().join())).length)
})
