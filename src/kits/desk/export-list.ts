import { deskRows } from '#contract/desk-list'
import type { DeskColumn } from './columns'
import type { LoadPart } from './list-part'
import { inSeoul } from './seoul-time'
import { type XlsxValue, xlsxWriter } from './xlsx'

interface Exported<Row> {
  columns: readonly DeskColumn<Row>[]
  load: LoadPart<Row>
  /** How many rows the list has. */
  total: number
  /** Which rows are written; all by default. */
  isSelected?: ((row: Row) => boolean) | undefined
  /** Called with the part that is done, 0 to 1. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/
/** Instants are exported in Seoul time, as the list shows them: in UTC an office program could show the day before. */
const asShown = (value: XlsxValue): XlsxValue =>
  typeof value === 'string' && instant.test(value) ? inSeoul(value) : value

/**
 * Writes a list as a workbook, page by page: neither side ever holds all rows. Throws the error of a page, and when `signal`
 * aborts.
 */
export async function exportList<Row>({
  columns,
  load,
  total,
  isSelected,
  onProgress,
  signal,
}: Exported<Row>): Promise<Blob> {
  const writer = xlsxWriter(columns.map(({ header }) => header))
  let cursor: string | undefined
  let seen = 0
  do {
    const { items, next } = await load({ per_page: deskRows.most, cursor }, signal)
    signal.throwIfAborted()
    const selected = isSelected ? items.filter(isSelected) : items
    writer.rows(selected.map((row) => columns.map(({ plain }) => asShown(plain(row)))))
    seen += items.length
    onProgress(total > 0 ? Math.min(1, seen / total) : 1)
    cursor = next ?? undefined
  } while (cursor)
  return writer.end()
}
