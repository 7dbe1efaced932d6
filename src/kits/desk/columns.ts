import type { ReactNode } from 'react'

/** One column of a list: what it shows, and what an export writes. */
export interface DeskColumn<Row> {
  /** Also the sort key. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The cell as a plain value: a day as YYYY-MM-DD, an instant as ISO 8601. */
  plain: (row: Row) => string | number | null
  /** `end` for numbers. */
  align?: 'end'
  sortable?: boolean
  /** Hidden until the user adds it. */
  extra?: boolean
}

/** Returns the columns an address shows: those it names, otherwise all that are not extra; always the first one. */
export function shownKeys<Row>(columns: readonly DeskColumn<Row>[], requested: string): string[] {
  const named = requested.split(',')
  const [first] = columns
  return columns
    .filter((column) => column === first || (requested === '' ? !column.extra : named.includes(column.key)))
    .map(({ key }) => key)
}

/** Returns the address value for the shown columns; empty for the default ones. */
export function keysInAddress<Row>(columns: readonly DeskColumn<Row>[], keys: readonly string[]): string {
  const selected = columns.filter(({ key }) => keys.includes(key)).map(({ key }) => key)
  return selected.join() === shownKeys(columns, '').join() ? '' : selected.join()
}
