import type { Meeting } from './input'

/** The changes from one placement to another. */
export interface Comparison {
  kept: Meeting[]
  moved: (Meeting & { from: string })[]
  added: Meeting[]
  dropped: Meeting[]
}

const key = ({ buyer, seller }: Meeting) => JSON.stringify([buyer, seller])

/** Which meetings of `before` are kept, moved and dropped in `after`, and which it adds. */
export function compare(before: readonly Meeting[], after: readonly Meeting[]): Comparison {
  const slots = new Map(before.map((meeting) => [key(meeting), meeting.slot]))
  const there = new Set(after.map(key))
  const slotOf = (meeting: Meeting) => slots.get(key(meeting))
  return {
    kept: after.filter((meeting) => slotOf(meeting) === meeting.slot),
    moved: after.flatMap((meeting) => {
      const from = slotOf(meeting)
      return from === undefined || from === meeting.slot ? [] : [{ ...meeting, from }]
    }),
    added: after.filter((meeting) => slotOf(meeting) === undefined),
    dropped: before.filter((meeting) => !there.has(key(meeting))),
  }
}
