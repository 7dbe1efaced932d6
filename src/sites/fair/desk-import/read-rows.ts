import { ImportRow, importColumns } from '#contract/fair/participant-import'
import type { SheetRow } from '#src/kits/desk/read-xlsx'

export type Column = (typeof importColumns)[number]

/** A cell that cannot be imported: the row number in the sheet, and the reason as a key of the refusals. */
export interface BadCell {
  row: number
  column: Column
  cell: string
  reason: string
}

export interface ReadRow {
  number: number
  row: ImportRow
}

/** How the heads and cells of a sheet are interpreted. */
export interface Meanings {
  /** The column that a head names, in any language. */
  columnOf: (head: string) => Column | undefined
  /**
   * The code of a choice by its code or its name in either language; unknown values are returned as they are, and refused later.
   */
  codeOf: (column: Column, cell: string) => string
}

const lists: readonly Column[] = ['wanted_sectors', 'languages']

/** Restores phone numbers that a spreadsheet treated as numbers: leading Korean zeros and hyphens are lost or added. */
function phoneOf(cell: string): string {
  const digits = cell.replace(/[\s().-]/g, '')
  return /^1[016789]\d{7,8}$/.test(digits) ? `0${digits}` : digits
}

function meantBy(cells: ReadonlyMap<Column, string>, { codeOf }: Meanings): Partial<Record<Column, unknown>> {
  const draft: Partial<Record<Column, unknown>> = {}
  for (const column of importColumns) {
    const cell = cells.get(column) ?? ''
    if (lists.includes(column)) {
      draft[column] = cell === '' ? [] : cell.split(/[,;/]/).map((part) => codeOf(column, part.trim()))
    } else draft[column] = column === 'mobile' ? phoneOf(cell) : codeOf(column, cell)
  }
  if (draft.lang === '') draft.lang = draft.country === 'KR' ? 'ko' : 'en'
  if (draft.side !== 'buyer') draft.buyer_type = ''
  return draft
}

/** Reads the rows of a sheet whose first row has the heads; reports every invalid cell and missing columns. */
export function readRows(sheet: readonly SheetRow[], meanings: Meanings) {
  const [head, ...rest] = sheet
  const columns = (head?.cells ?? []).map(meanings.columnOf)
  const missing = importColumns.filter((column) => !columns.includes(column))
  const rows: ReadRow[] = []
  const bad: BadCell[] = []
  const firstWith = new Map<string, number>()
  for (const { number, cells } of rest) {
    const own = new Map(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ''] as const] : [])))
    const read = ImportRow.safeParse(meantBy(own, meanings))
    if (!read.success) {
      const seen = new Set<string>()
      for (const { path, message } of read.error.issues) {
        const column = path[0] as Column
        if (seen.has(column)) continue
        seen.add(column)
        bad.push({ row: number, column, cell: own.get(column) ?? '', reason: message })
      }
      continue
    }
    if (firstWith.has(read.data.email)) {
      bad.push({ row: number, column: 'email', cell: read.data.email, reason: 'fair.importTwice' })
    } else {
      firstWith.set(read.data.email, number)
      rows.push({ number, row: read.data })
    }
  }
  return { rows, bad, missing }
}
