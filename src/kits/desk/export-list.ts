import type { DeskColumn } from './columns'
import { inSeoul } from './seoul-time'
import { type XlsxValue, xlsxWriter } from './xlsx'

/** A page of a list, with how to come to the next. */
export interface ListPage<Row> {
  items: readonly Row[]
  total: number
  next: string | null
}

interface Exported<Row> {
  columns: readonly DeskColumn<Row>[]
  /** Asks for a page of the list as it is narrowed and sorted now. */
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>
  /** Which rows are written; all of them without it. */
  isWanted?: ((row: Row) => boolean) | undefined
  /** How much is done, 0 to 1. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/
/** Instants are those of Seoul, as the list shows them: an office program would leave one of UTC on the day before. */
const asShown = (value: XlsxValue): XlsxValue =>
  typeof value === 'string' && instant.test(value) ? inSeoul(value) : value

/** Writes a list as a workbook, page by page: neither side ever holds all rows. Throws what a page threw, and when `signal` ends it. */
export async function exportList<Row>({ columns, load, isWanted, onProgress, signal }: Exported<Row>): Promise<Blob> {
  const writer = xlsxWriter(columns.map(({ header }) => header))
  let cursor: string | undefined
  let seen = 0
  do {
    const { items, total, next } = await load(cursor, signal)
    signal.throwIfAborted()
    const wanted = isWanted ? items.filter(isWanted) : items
    writer.rows(wanted.map((row) => columns.map(({ plain }) => asShown(plain(row)))))
    seen += items.length
    onProgress(total > 0 ? Math.min(1, seen / total) : 1)
    cursor = next ?? undefined
  } while (cursor)
  return writer.end()
}
