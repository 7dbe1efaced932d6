/** Rows and characters of one paste at most. */
const mostRows = 2000
const mostCharacters = 200_000

const cellsOf = (line: string) =>
  (line.includes('\t') ? line.split('\t') : line.split(/[,;]/)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

/** A row of a list, counted from 1, empty ones too. */
export interface PastedRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** A cell that cannot be read: rows count from 1. */
export interface BadCell<C extends string = string> {
  readonly row: number
  readonly column: C
  readonly cell: string
}

/**
 * The rows of a list that was copied out of a spreadsheet, tab or comma between the cells; empty rows and a heading in the first are left
 * out. Nothing is read of a list that is longer than 2,000 rows or 200,000 characters, instead of a part of it.
 */
export function pastedRows(
  text: string,
  isHeading: (cells: readonly string[]) => boolean,
): { rows: PastedRow[]; isTooLong: boolean } {
  const lines = text.length > mostCharacters ? [] : text.trimEnd().split(/\r?\n/)
  if (text.length > mostCharacters || lines.length > mostRows) return { rows: [], isTooLong: true }
  const filled = lines.map((line, at) => ({ row: at + 1, line })).filter(({ line }) => line.trim() !== '')
  const rows = filled.map(({ row, line }) => ({ row, cells: cellsOf(line) }))
  const [first] = rows
  return { rows: first && isHeading(first.cells) ? rows.slice(1) : rows, isTooLong: false }
}
