import { fairMarkets, fairSectors, fairSpecialties } from '#contract/fair/sectors'
import { usualWeights } from '#server/modules/fair-matching/engine/figures'
import type { MatchingInput, Participant, Priority, Wish } from '#server/modules/fair-matching/engine/input'
import { random } from '#server/random'

interface Size {
  buyers: number
  sellers: number
  slots: number
  /** Most wishes of each participant; some companies are wished for far more than others. */
  wishes: { buyer: number; seller: number }
  /** Share of its slots in which a participant is free, 0 to 1. */
  free: number
  seed?: string
}

/** A fair of that size with realistic wishes, the same for the same seed. */
export function aMatchingInput({ buyers, sellers, slots, wishes, free, seed = 'fair' }: Size): MatchingInput {
  const draw = random(seed)
  const times = Array.from({ length: slots }, (_, at) => ({ id: `t${at}`, day: `day${at < slots / 2 ? 1 : 2}` }))
  const some = <T>(from: readonly T[], most: number) =>
    Array.from({ length: draw.whole(1, most) }, () => from[draw.whole(0, from.length - 1)] as T)
  const participant = (side: Participant['side'], at: number): Participant => ({
    id: `${side}${at}`,
    side,
    free: times.filter(() => draw.chance(free)).map(({ id }) => id),
    limit: slots,
    booth: null,
    sector: draw.pick(fairSectors),
    wanted_sectors: some(fairSectors, 3),
    specialties: some(fairSpecialties, 3),
    markets: some(fairMarkets, 4),
    languages: some(['en', 'ja', 'zh', 'ru', 'ar', 'vi'], 2),
  })
  const those = (side: Participant['side'], count: number) =>
    Array.from({ length: count }, (_, at) => participant(side, at))
  const [buying, selling] = [those('buyer', buyers), those('seller', sellers)]
  const wishesOf = (from: Participant, others: Participant[], most: number): Wish[] => {
    const chosen = new Set<string>()
    for (let tries = 0; tries < most; tries++) {
      // The power makes the first ones the most wished for.
      const other = others[Math.floor(draw.next() ** 1.6 * others.length)]
      if (other) chosen.add(other.id)
    }
    return [...chosen].map((to) => ({ from: from.id, to, priority: draw.whole(1, 3) as Priority }))
  }
  return {
    slots: times,
    participants: [...buying, ...selling],
    wishes: [
      ...buying.flatMap((each) => wishesOf(each, selling, wishes.buyer)),
      ...selling.flatMap((each) => wishesOf(each, buying, wishes.seller)),
    ],
    earlierPairs: [],
    declined: [],
    fixed: [],
    previous: [],
    weights: usualWeights,
    seed,
  }
}
