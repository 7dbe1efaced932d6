import type { ProgramItem } from '#contract/fair/program'
import { minutesOf } from '#contract/fair/times'

/** A place used on a day: a column of the board. */
export interface Column {
  key: string
  place: ProgramItem['place']
}

/** The position of an item on the day's board; grid lines count from 1. */
export interface Placed {
  item: ProgramItem
  column: number
  from: number
  to: number
}

const step = 30

/** The board of a day: columns by hall and place, halls first, and rows of half an hour from the first item on. */
export function boardOf(items: readonly ProgramItem[]): { columns: Column[]; placed: Placed[]; times: string[] } {
  // Halls are sorted before places outside of them.
  const keyOf = ({ hall, place }: ProgramItem) => `${hall === null ? 1 : 0} ${hall ?? ''} ${place.en}`
  const columns = [
    ...new Map(items.map((item) => [keyOf(item), { key: keyOf(item), place: item.place }])).values(),
  ].toSorted((a, b) => a.key.localeCompare(b.key, 'en'))
  // Only times at which an item begins or ends have rows; empty hours have none.
  const marks = new Set<number>()
  for (const { starts, ends } of items)
    for (const at of [starts, ends]) marks.add(Math.floor(minutesOf(at) / step) * step)
  for (const { starts, ends } of items)
    if (minutesOf(ends) % step > 0 || minutesOf(ends) - minutesOf(starts) < step)
      marks.add(Math.ceil(minutesOf(ends) / step) * step)
  const lines = [...marks].toSorted((a, b) => a - b)
  const lineOf = (time: string, round: 'floor' | 'ceil') =>
    lines.indexOf(Math[round](minutesOf(time) / step) * step) + 1
  return {
    columns,
    placed: items.map((item) => {
      const from = lineOf(item.starts, 'floor')
      return {
        item,
        column: columns.findIndex(({ key }) => key === keyOf(item)) + 1,
        from,
        to: Math.max(from + 1, lineOf(item.ends, 'ceil')),
      }
    }),
    times: lines.map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`),
  }
}
