import type { FairSlot } from '#contract/fair/edition'
import { minutesOf } from '#contract/fair/times'

/** How many minutes a meeting lasts: the first slot's, since all are alike; 0 where there are none. */
export const slotMinutes = ([first]: readonly Pick<FairSlot, 'starts' | 'ends'>[]): number =>
  first ? minutesOf(first.ends) - minutesOf(first.starts) : 0
