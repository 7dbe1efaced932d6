import { openGrid } from './grid'
import type { MatchingInput, Meeting, Pair } from './input'
import { insert } from './insert'
import { keep, meetingsOf } from './place'
import { problemOf } from './problem'
import type { Change } from './reasons'

const isSame = (one: Pair, other: Pair) => one.buyer === other.buyer && one.seller === other.seller

/** The input with one change applied for a pair. */
export function withChange(input: MatchingInput, pair: Pair, change: Change): MatchingInput {
  const adapt = (
    id: string,
    to: (of: MatchingInput['participants'][number]) => Partial<MatchingInput['participants'][number]>,
  ) => ({
    ...input,
    participants: input.participants.map((each) => (each.id === id ? { ...each, ...to(each) } : each)),
  })
  switch (change.kind) {
    case 'open':
      return adapt(change.participant, ({ free }) => ({ free: [...free, change.slot] }))
    case 'raise':
      return { ...input, participants: input.participants.map((each) => ({ ...each, limit: each.limit + 1 })) }
    case 'ownBooth':
      return adapt(change.participant, () => ({ booth: null }))
    case 'allow':
      return { ...input, declined: input.declined.filter((each) => !isSame(each, pair)) }
    case 'instead':
      return input
  }
}

/**
 * The placement with a pair added after a change, dropping no meeting except the one the change names; null if there is still no
 * place for it.
 */
export function admit(input: MatchingInput, placed: readonly Meeting[], pair: Pair, change: Change): Meeting[] | null {
  const changed = withChange(input, pair, change)
  const stay = change.kind === 'instead' ? placed.filter((each) => !isSame(each, change.meeting)) : placed
  const problem = problemOf({
    ...changed,
    previous: stay,
    wishes: [...changed.wishes, ...stay.map(wishOf), wishOf(pair)],
  })
  const grid = openGrid(problem)
  keep(grid)
  const at = problem.pairAt(pair.buyer, pair.seller)!
  if (problem.pairs[at]!.declined || grid.isAtLimit(at) || !insert(grid, at)) return null
  return meetingsOf(grid)
}

const wishOf = ({ buyer, seller }: Pair) => ({ from: buyer, to: seller, priority: 3 as const })
