import type { FairSlot } from '#contract/fair/edition'
import { minutesOf } from '#contract/fair/times'

/** The length of a meeting in minutes, from the first slot, since all are equal; 0 without slots. */
export const slotMinutes = ([first]: readonly Pick<FairSlot, 'starts' | 'ends'>[]): number =>
  first ? minutesOf(first.ends) - minutesOf(first.starts) : 0
