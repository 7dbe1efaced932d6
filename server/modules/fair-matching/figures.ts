import type { MatchingFigures } from '#contract/fair/matching'
import { fairSides } from '#contract/fair/sectors'
import type { MatchingInput, Pair } from './engine/input'
import type { Share } from './engine/shares'

const bands = 10

/** How far the meetings fulfill the wishes: by side, and by priority. */
export function figuresOf(
  { wishes }: Pick<MatchingInput, 'wishes'>,
  meetings: readonly Pair[],
  shares: readonly Share[],
): MatchingFigures {
  const together = new Set(meetings.flatMap(({ buyer, seller }) => [`${buyer} ${seller}`, `${seller} ${buyer}`]))
  return {
    meetings: meetings.length,
    wishes: [1, 2, 3].map((priority) => {
      const sent = wishes.filter((each) => each.priority === priority)
      return { priority, sent: sent.length, met: sent.filter(({ from, to }) => together.has(`${from} ${to}`)).length }
    }),
    sides: fairSides.map((side) => {
      const those = shares.filter((each) => each.side === side)
      const counts = those.map(({ meetings }) => meetings).toSorted((one, other) => one - other)
      const filled = Array.from({ length: bands }, () => 0)
      for (const { share } of those) if (share !== null) filled[Math.min(bands - 1, Math.floor(share * bands))]!++
      return {
        side,
        companies: those.length,
        median: counts[Math.floor(counts.length / 2)] ?? 0,
        fewest: counts[0] ?? 0,
        most: counts.at(-1) ?? 0,
        bands: filled,
      }
    }),
  }
}
