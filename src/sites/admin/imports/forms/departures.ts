import {
  type DepartureColumn,
  DepartureRow,
  dayStates,
  departureColumns,
  optionalDepartureColumns,
} from '#contract/departure-import'
import type { SheetForm } from '#src/kits/desk/sheet/read-sheet'
import { en } from '../locale/en'
import { ko } from '../locale/ko'
import { namesOf } from './names'

const [english, korean] = [en.departures, ko.departures]

/** A sheet of departures in both languages. */
export const form: SheetForm<DepartureColumn, DepartureRow> = {
  columns: departureColumns,
  optional: optionalDepartureColumns,
  names: namesOf(departureColumns, english.column, korean.column),
  choices: {
    status: dayStates.map((code) => ({ code, names: [english.status[code], korean.status[code]] })),
  },
  schema: DepartureRow,
  draft: ({ text, day, time, number, choice }) => ({
    product: text('product'),
    option: text('option'),
    date: day('date'),
    start_time: time('start_time'),
    capacity: number('capacity'),
    status: choice('status'),
  }),
}
