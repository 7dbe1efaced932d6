/** The most rows and characters of one paste. */
const mostRows = 2000
const mostCharacters = 200_000

/** As typed on a Latin keyboard: spreadsheets can hold full-width digits, decomposed Hangul and invisible direction marks. */
const plain = (line: string) => line.normalize('NFKC').replace(/\p{Cf}/gu, '')

const cellsOf = (line: string) =>
  (line.includes('\t') ? line.split('\t') : line.split(/[,;]/)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

/** A row of a list; rows are counted from 1, including empty ones. */
export interface PastedRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** A cell that cannot be read; rows are counted from 1. */
export interface BadCell<C extends string = string> {
  readonly row: number
  readonly column: C
  readonly cell: string
}

/**
 * Reads the rows of a list copied from a spreadsheet, with tabs or commas between the cells; empty rows and a heading in the
 * first are left out. A list longer than 2,000 rows or 200,000 characters is not read at all, not even in part.
 */
export function pastedRows(
  text: string,
  isHeading: (cells: readonly string[]) => boolean,
): { rows: PastedRow[]; isTooLong: boolean } {
  const lines = text.length > mostCharacters ? [] : text.trimEnd().split(/\r?\n/)
  if (text.length > mostCharacters || lines.length > mostRows) return { rows: [], isTooLong: true }
  const filled = lines.map((line, at) => ({ row: at + 1, line })).filter(({ line }) => line.trim() !== '')
  const rows = filled.map(({ row, line }) => ({ row, cells: cellsOf(plain(line)) }))
  const [first] = rows
  return { rows: first && isHeading(first.cells) ? rows.slice(1) : rows, isTooLong: false }
}
