import type { RefusalCode } from '#contract/refusal'
import type { BadCell } from '#contract/sheet-import'
import { Refusal } from './refusal'

/** A name that a row of a sheet must have alone: the column, and the reason for one that something else has already. */
interface NameRule {
  column: string
  taken: RefusalCode
}

/**
 * Returns the rows whose name is taken, or is that of an earlier row. Names are compared as given; a row without a valid one is
 * null.
 */
export function badNames(names: readonly (string | null)[], taken: ReadonlySet<string>, rule: NameRule): BadCell[] {
  const seen = new Set<string>()
  return names.flatMap((name, at) => {
    if (name === null) return []
    const reason: RefusalCode | null = taken.has(name) ? rule.taken : seen.has(name) ? 'sheet.nameTwice' : null
    seen.add(name)
    return reason ? [{ at, column: rule.column, reason }] : []
  })
}

/** Returns the places of rows with all of these columns and without a bad cell. */
export function validRows<R extends object>(
  rows: readonly Partial<R>[],
  columns: readonly (keyof R)[],
  bad: readonly BadCell[],
): { at: number }[] {
  const wrong = new Set(bad.map(({ at }) => at))
  return rows.flatMap((row, at) =>
    !wrong.has(at) && columns.every((column) => row[column] !== undefined) ? [{ at }] : [],
  )
}

/** Throws 409 with the reason of the first bad cell at its row and column, if there is one. */
export function refuseBad([first]: readonly BadCell[]): void {
  if (first) throw new Refusal(409, first.reason as RefusalCode, `rows.${first.at}.${first.column}`)
}

/** Most rows of an import that one entry of the audit log names (product §9). */
const mostNamed = 40

/** Returns what the audit log has of the rows of an import: the first of them, and the number of the others. */
export const boundedRows = (rows: readonly string[]): { changes: string[]; more?: number } => ({
  changes: rows.slice(0, mostNamed),
  ...(rows.length > mostNamed && { more: rows.length - mostNamed }),
})
