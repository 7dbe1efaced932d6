import type { ViewerDay, ViewerMeeting } from '#contract/fair/viewer'
import { runningAt, spansOf } from './clock'

/** Heights in letters: a hall's name with the gaps around it, a heading, and a line of the current and of the next slot. */
const heights = { hall: 2.8, heading: 2.8, large: 1.8, small: 1.45 }
/** Widths in letters: the booth with the gap around it, the gap beside a column, and a character, Hangul or Latin. */
const widths = { booth: 4, gap: 1.2, hangul: 0.92, latin: 0.5 }
/** The room below the header in percent of the screen, and the shape of most screens: width through height. */
const room = { height: 84, width: 94, shape: 16 / 9 }

const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u1100' ? widths.hangul : widths.latin), 0)

/** How many letters a hall is high. */
function heightOf({ running, next }: Record<'running' | 'next', number | null>, columns: number): number {
  const block = (count: number | null, line: number) =>
    count === null ? 0 : heights.heading + Math.max(1, Math.ceil(count / columns)) * line
  return heights.hall + block(running, heights.large) + block(next, running === null ? heights.large : heights.small)
}

export interface Fit {
  /** In how many columns the meetings of each hall are listed. */
  columns: Readonly<Record<string, number>>
  /** The size of the letters, in CSS: as large as all halls allow, so that they fill the screen without scrolling. */
  size: string
}

/** Most columns of a hall, and of all halls together: more would be too narrow for two names. */
const most = { hall: 3, all: 6 }

/** Every way to list halls in columns. */
function waysOf(halls: readonly { id: string }[]): Record<string, number>[] {
  const few = Math.max(halls.length, most.all)
  let ways: Record<string, number>[] = [{}]
  for (const [nth, { id }] of halls.entries()) {
    const after = halls.length - nth - 1
    ways = ways
      .flatMap((way) => Array.from({ length: most.hall }, (_, at) => ({ ...way, [id]: at + 1 })))
      .filter((way) => total(way) + after <= few)
  }
  return ways
}

const total = (columns: Fit['columns']) => Object.values(columns).reduce((sum, each) => sum + each, 0)

/** The largest letters with which the halls fit side by side on a big screen; a full hall is listed in more columns. */
export function fitOf(
  day: ViewerDay,
  halls: readonly { id: string }[],
  now: number,
  name: (name: ViewerMeeting['buyer']) => string,
): Fit {
  const shown = halls.map(({ id }) => {
    const { running, next } = runningAt(spansOf(day, id), now)
    const of = (span: typeof running) =>
      span && day.meetings.filter((meeting) => meeting.hall === id && meeting.slot_id === span.slot.id)
    return { id, running: of(running), next: of(next) }
  })
  const longest = Math.max(
    0,
    ...shown.flatMap(({ running, next }) => [
      ...(running ?? []).map(({ buyer, seller }) => widthOf(`${name(buyer)} · ${name(seller)}`)),
      ...(next ?? []).map(({ buyer, seller }) => widthOf(`${name(buyer)} · ${name(seller)}`) * (running ? 0.8 : 1)),
    ]),
  )
  const fits = waysOf(halls).map((columns) => ({
    columns,
    high:
      room.height /
      Math.max(
        1,
        ...shown.map(({ id, running, next }) =>
          heightOf({ running: running?.length ?? null, next: next?.length ?? null }, columns[id] ?? 1),
        ),
      ),
    wide: room.width / Math.max(1, total(columns)) / (widths.booth + widths.gap + longest),
  }))
  const best = fits.reduce((one, other) => (letters(other) > letters(one) ? other : one))
  return { columns: best.columns, size: `min(${best.high.toFixed(2)}vh, ${best.wide.toFixed(2)}vw)` }
}

const letters = ({ high, wide }: { high: number; wide: number }) => Math.min(high, wide * room.shape)
