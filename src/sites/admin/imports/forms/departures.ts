import {
  type DepartureColumn,
  DepartureRow,
  dayPriceColumns,
  dayStates,
  departureColumns,
  optionalDepartureColumns,
} from '#contract/departure-import'
import type { SheetForm } from '#src/kits/desk/sheet/read-sheet'
import { en } from '../locale/en'
import { ko } from '../locale/ko'
import { namesOf } from './names'

const [english, korean] = [en.departures, ko.departures]

const pricesIn = <T>(of: (column: (typeof dayPriceColumns)[number]) => T) =>
  Object.fromEntries(dayPriceColumns.map((column) => [column, of(column)])) as Record<
    (typeof dayPriceColumns)[number],
    T
  >

/** A sheet of departures in both languages. */
export const form: SheetForm<DepartureColumn, DepartureRow> = {
  columns: departureColumns,
  optional: optionalDepartureColumns,
  // A sheet without prices keeps them.
  together: dayPriceColumns,
  names: namesOf(departureColumns, english.column, korean.column),
  choices: {
    status: dayStates.map((code) => ({ code, names: [english.status[code], korean.status[code]] })),
  },
  formats: Object.fromEntries(dayPriceColumns.map((column) => [column, 'sheet.amount'])),
  schema: DepartureRow,
  draft: ({ text, has, day, time, number, choice }) => ({
    product: text('product'),
    option: text('option'),
    date: day('date'),
    start_time: time('start_time'),
    capacity: number('capacity'),
    status: choice('status'),
    ...pricesIn((column) => (has(column) ? number(column) : undefined)),
  }),
}
