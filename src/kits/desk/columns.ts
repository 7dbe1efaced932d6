import type { ReactNode } from 'react'

/** One column of a list: what it shows, and what an export writes. */
export interface DeskColumn<Row> {
  /** Also what the list is sorted by. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The same without marks: a day as YYYY-MM-DD, an instant as ISO 8601. */
  plain: (row: Row) => string | number | null
  /** `end` for numbers. */
  align?: 'end'
  sortable?: boolean
  /** Shown only by those who ask for it. */
  extra?: boolean
}

/** The columns that an address shows: those that it names, else all that are not extra; the first one always. */
export function shownKeys<Row>(columns: readonly DeskColumn<Row>[], asked: string): string[] {
  const named = asked.split(',')
  const [first] = columns
  return columns
    .filter((column) => column === first || (asked === '' ? !column.extra : named.includes(column.key)))
    .map(({ key }) => key)
}

/** What stands in the address for the columns that are shown; nothing for the usual ones. */
export function keysInAddress<Row>(columns: readonly DeskColumn<Row>[], keys: readonly string[]): string {
  const asked = columns.filter(({ key }) => keys.includes(key)).map(({ key }) => key)
  return asked.join() === shownKeys(columns, '').join() ? '' : asked.join()
}
