import type { ViewerDay } from '#contract/fair/viewer'
import { runningAt, spansOf } from './clock'

/** Heights in letters: a hall's name with the gaps around it, a heading, and a line of the current and of the next slot. */
const heights = { hall: 4, heading: 2.2, large: 1.75, small: 1.4 }
/** The letters of a line: booth, buyer and seller. */
const lineLength = 27
/** The room below the header, and the shape of most screens: width through height. */
const room = { height: 88, width: 96, shape: 16 / 9 }

/** How many letters a hall is high. */
function heightOf({ running, next }: Record<'running' | 'next', number | null>, columns: number): number {
  const block = (count: number | null, line: number) =>
    count === null ? 0 : heights.heading + Math.max(1, Math.ceil(count / columns)) * line
  return heights.hall + block(running, heights.large) + block(next, running === null ? heights.large : heights.small)
}

export interface Fit {
  /** In how many columns the meetings of a hall are listed. */
  columns: number
  /** The size of the letters, in CSS: as large as all halls allow, so that they fill the screen without scrolling. */
  size: string
}

/** The largest letters with which the halls fit side by side on a big screen; one hall is listed in up to three columns. */
export function fitOf(day: ViewerDay, halls: readonly { id: string }[], now: number): Fit {
  const shown = halls.map(({ id }) => {
    const { running, next } = runningAt(spansOf(day, id), now)
    const count = (span: typeof running) =>
      span && day.meetings.filter((meeting) => meeting.hall === id && meeting.slot_id === span.slot.id).length
    return { running: count(running), next: count(next) }
  })
  const fits = (halls.length > 1 ? [1] : [1, 2, 3]).map((columns) => ({
    columns,
    high: room.height / Math.max(1, ...shown.map((hall) => heightOf(hall, columns))),
    wide: room.width / Math.max(1, halls.length * columns) / lineLength,
  }))
  const best = fits.reduce((one, other) => (letters(other) > letters(one) ? other : one))
  return { columns: best.columns, size: `min(${best.high.toFixed(2)}vh, ${best.wide.toFixed(2)}vw)` }
}

const letters = ({ high, wide }: { high: number; wide: number }) => Math.min(high, wide * room.shape)
