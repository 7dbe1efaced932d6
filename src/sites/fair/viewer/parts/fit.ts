import type { ViewerDay, ViewerMeeting } from '#contract/fair/viewer'
import { runningAt, spansOf } from './clock'

/** Heights in letters: a hall's name, a heading, and one meeting whose companies are on one line or on two. */
const heights = { hall: 2.2, heading: 2.2, line: { 1: 1.85, 2: 2.95 } } as const
/** Widths in letters: the booth with the gap around it, the gap beside a column, and a character, Hangul or Latin. */
const widths = { booth: 4, gap: 1.2, hangul: 0.92, latin: 0.5 }
/** The room below the header in percent of the screen, and the shape of most screens: width through height. */
const room = { height: 84, width: 94, shape: 16 / 9 }
/** How large the meetings to come are beside the running ones. */
const nextScale = 0.8
/**
 * The smallest letters, in percent of the screen's height: read from ten meters on a screen one and a half meters high, with
 * capitals of 34 mm.
 */
const least = 3.2
/** Most columns of a hall, and of the halls of a page together; most halls beside each other. */
const most = { hall: 3, all: 6, halls: 2 }
/** How long a page of the screen stays, in ms. */
const turnMs = 8_000

type Lines = 1 | 2
type Halls = readonly { id: string }[]
type Name = (name: ViewerMeeting['buyer']) => string
/** A part of a list: from, and to, which is no longer part of it. */
export type Part = readonly [from: number, to: number]

/** What is on the screen at a time. */
export interface BoardPage {
  /** In how many columns the meetings of each hall are listed; other halls are on other pages. */
  columns: Readonly<Record<string, number>>
  /** Whether a meeting's companies are on one line or below each other. */
  lines: Lines
  /** The size of the letters, in CSS: as large as all halls of the page allow. */
  size: string
  /** Which of the current and of the next meetings; null for none of them. */
  parts: Readonly<Record<string, { running: Part | null; next: Part | null }>>
}

interface Listed {
  id: string
  /** How many meetings; null if there is no such slot. */
  running: number | null
  next: number | null
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u1100' ? widths.hangul : widths.latin), 0)

const total = (columns: BoardPage['columns']) => Object.values(columns).reduce((sum, each) => sum + each, 0)

/** Every way to list halls in columns. */
function waysOf(halls: Halls): Record<string, number>[] {
  let ways: Record<string, number>[] = [{}]
  for (const [nth, { id }] of halls.entries()) {
    const after = halls.length - nth - 1
    ways = ways
      .flatMap((way) => Array.from({ length: most.hall }, (_, at) => ({ ...way, [id]: at + 1 })))
      .filter((way) => total(way) + after <= most.all)
  }
  return ways
}

/** How many letters are below each other if a hall's lists are on one page. */
function heightOf({ running, next }: Listed, columns: number, line: number): number {
  const block = (count: number | null, each: number) =>
    count === null ? 0 : heights.heading + Math.max(1, Math.ceil(count / columns)) * each
  return heights.hall + block(running, line) + block(next, running === null ? line : line * nextScale)
}

const whole = (count: number | null): Part | null => (count === null ? null : [0, count])

/** A list in even pages of at most `room` meetings. */
function partsOf(count: number | null, room: number): Part[] {
  if (count === null) return []
  const pages = Math.max(1, Math.ceil(count / room))
  const each = Math.ceil(count / pages)
  return Array.from({ length: pages }, (_, at) => [at * each, Math.min(count, (at + 1) * each)] as const)
}

interface Way {
  columns: Record<string, number>
  lines: Lines
  line: number
  /** The largest letters, in percent of the screen's height, in which all names fit into the columns. */
  wide: number
}

const better = <T>(all: readonly T[], ...by: ((each: T) => number)[]): T | undefined =>
  all.toSorted((a, b) => by.reduce((sum, of) => sum || of(b) - of(a), 0))[0]

/** The way with the largest letters on a single page, if those can be read. */
function singleOf(listed: readonly Listed[], ways: readonly Way[]): BoardPage[] {
  const scale = listed.some(({ running, next }) => running !== null && next) ? nextScale : 1
  const fits = ways.map((way) => {
    const rows = listed.map((hall) => heightOf(hall, way.columns[hall.id] ?? 1, way.line))
    return { ...way, letters: Math.min(way.wide, room.height / Math.max(1, ...rows)) }
  })
  const best = better(fits, ({ letters }) => letters)
  if (!best || best.letters * scale < least) return []
  const parts = Object.fromEntries(
    listed.map(({ id, running, next }) => [id, { running: whole(running), next: whole(next) }]),
  )
  return [{ columns: best.columns, lines: best.lines, size: sizeOf(best.letters), parts }]
}

/** The way with the fewest pages on which the letters can be read; names that are too long even then are cut. */
function pagesOf(listed: readonly Listed[], ways: readonly Way[]): BoardPage[] {
  const fits = ways.map((way) => {
    const rows = Math.max(1, Math.floor((room.height / least - heights.hall - heights.heading) / way.line))
    const halls = listed.map(({ id, running, next }) => {
      const space = rows * (way.columns[id] ?? 1)
      return {
        id,
        parts: [
          ...partsOf(running, space).map((part) => ({ running: part, next: null })),
          ...partsOf(next, space).map((part) => ({ running: null, next: part })),
        ],
      }
    })
    const used = halls.flatMap(({ id, parts }) =>
      parts.map(({ running, next }) => {
        const [from, to] = running ?? next ?? [0, 0]
        return Math.ceil((to - from) / (way.columns[id] ?? 1))
      }),
    )
    const high = room.height / (heights.hall + heights.heading + Math.max(1, ...used) * way.line)
    return {
      ...way,
      halls,
      letters: Math.min(high, Math.max(least, way.wide)),
      count: Math.max(1, ...halls.map(({ parts }) => parts.length)),
    }
  })
  const best = better(
    fits,
    ({ wide }) => Math.min(wide, least),
    ({ count }) => -count,
    ({ letters }) => letters,
  )
  if (!best) return []
  return Array.from({ length: best.count }, (_, at) => ({
    columns: best.columns,
    lines: best.lines,
    size: sizeOf(best.letters),
    parts: Object.fromEntries(
      best.halls.map(({ id, parts }) => [id, parts[at % parts.length] ?? { running: null, next: null }]),
    ),
  }))
}

/** Of screens that are less wide than most, the width decides. */
const sizeOf = (letters: number): string => `min(${letters.toFixed(2)}vh, ${(letters / room.shape).toFixed(2)}vw)`

/**
 * The pages of a big screen: one if its letters can be read from ten meters, otherwise as many as it takes, with at most two halls
 * beside each other.
 */
export function boardPages(day: ViewerDay, halls: Halls, now: number, name: Name): BoardPage[] {
  const groups = Array.from({ length: Math.ceil(halls.length / most.halls) }, (_, at) =>
    halls.slice(at * most.halls, (at + 1) * most.halls),
  )
  return groups.flatMap((group) => {
    const lists = group.map(({ id }) => {
      const { running, next } = runningAt(spansOf(day, id), now)
      const of = (span: typeof running) =>
        span && day.meetings.filter((meeting) => meeting.hall === id && meeting.slot_id === span.slot.id)
      return { id, running: of(running), next: of(next) }
    })
    const listed = lists.map(({ id, running, next }) => ({
      id,
      running: running?.length ?? null,
      next: next?.length ?? null,
    }))
    const meetings = lists.flatMap(({ running, next }) => [...(running ?? []), ...(next ?? [])])
    const longest = {
      1: Math.max(0, ...meetings.map(({ buyer, seller }) => widthOf(`${name(buyer)} · ${name(seller)}`))),
      2: Math.max(0, ...meetings.flatMap(({ buyer, seller }) => [widthOf(name(buyer)), widthOf(name(seller))])),
    }
    const ways = waysOf(group).flatMap((columns) =>
      ([1, 2] as const).map((lines) => ({
        columns,
        lines,
        line: heights.line[lines],
        wide: (room.width * room.shape) / total(columns) / (widths.booth + widths.gap + longest[lines]),
      })),
    )
    const single = singleOf(listed, ways)
    return single.length > 0 ? single : pagesOf(listed, ways)
  })
}

/** Which page is shown at a time: the same on all screens, which have the clock of the server. */
export const pageAt = (pages: readonly BoardPage[], now: number): number =>
  pages.length === 0 ? 0 : Math.floor(now / turnMs) % pages.length
