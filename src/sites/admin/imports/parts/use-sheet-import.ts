import { useState } from 'react'
import type { BadCell as ReportedCell } from '#contract/sheet-import'
import { CallError } from '#src/api/call'
import {
  inOrder,
  openSheet,
  type ReadRow,
  type ReadSheet,
  type SheetForm,
  type Unread,
} from '#src/kits/desk/sheet/read-sheet'

export interface SheetActs<C extends string, Row, Effect> {
  form: () => Promise<SheetForm<C, Row>>
  /** Most rows of a file. */
  most: number
  /** Every cell that the server would refuse, and the effect of each complete row without one. */
  check: (rows: Partial<Row>[]) => Promise<{ bad: ReportedCell[]; rows: (Effect & { at: number })[] }>
  /** Applies all rows or none, with the effects that were shown; returns what was done, and where it is now. */
  take: (rows: Row[], effects: Effect[]) => Promise<Done>
}

/** What was done, and the page that has what came. */
export interface Done {
  words: string
  /** Of the drafts of this import; without it the rows themselves say where. */
  path?: string
}

/** A row with its effect. */
export type Checked<C extends string, Row, Effect> = ReadRow<C, Row> & { effect: Effect }

/** What did not work: the check, a check of more text than a call can have, an import that was refused, or one that can have been applied although no answer says so. */
interface Failure {
  kind: 'unchecked' | 'tooLong' | 'refused' | 'unfinished'
  message: string
}

interface State<C extends string, Row, Effect> {
  file: string
  unread: Unread | null
  sheet: ReadSheet<C, Row> | null
  /** The effects of the rows; null until the server has checked them. */
  checked: Checked<C, Row, Effect>[] | null
  failed: Failure | null
  done: Done | null
}

/**
 * Reads a file, has its rows checked and applies them all together. The file's name and the bad cells stay until another file is
 * chosen.
 */
export function useSheetImport<C extends string, Row, Effect>({ form, most, check, take }: SheetActs<C, Row, Effect>) {
  const [state, setState] = useState<State<C, Row, Effect> | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** Adds what the server finds to a sheet as it was read. */
  async function checkedBy(read: State<C, Row, Effect> & { sheet: ReadSheet<C, Row> }): Promise<State<C, Row, Effect>> {
    const { rows, lines, missing, twice } = read.sheet
    if (missing.length + twice.length > 0) return read
    try {
      const { bad, rows: effects } = await check(lines.map(({ row }) => row))
      const found = bad.flatMap((cell) => lines[cell.at]?.bad(cell) ?? [])
      const checked = effects.flatMap((effect) => {
        const row = rows.find(({ number }) => number === lines[effect.at]?.number)
        return row ? [{ ...row, effect }] : []
      })
      return { ...read, sheet: { ...read.sheet, bad: inOrder([...read.sheet.bad, ...found]) }, checked }
    } catch (error) {
      const isTooLong = error instanceof CallError && error.status === 413
      return { ...read, failed: { kind: isTooLong ? 'tooLong' : 'unchecked', message: messageOf(error) } }
    }
  }

  async function busy(work: () => Promise<State<C, Row, Effect>>): Promise<void> {
    setBusy(true)
    try {
      setState(await work())
    } finally {
      setBusy(false)
    }
  }

  const read = (file: File) =>
    busy(async () => {
      const blank = { file: file.name, unread: null, sheet: null, checked: null, failed: null, done: null }
      // Its code is loaded on demand, which fails without a network.
      const found = await form().then(
        (loaded) => openSheet(file, loaded, most),
        (): Unread => 'failed',
      )
      return typeof found === 'string' ? { ...blank, unread: found } : checkedBy({ ...blank, sheet: found })
    })

  /** Checks the rows again, after a failure. */
  const again = async () => {
    if (state?.sheet) await busy(() => checkedBy({ ...state, sheet: state.sheet as ReadSheet<C, Row>, failed: null }))
  }

  const apply = async () => {
    const { sheet, checked } = state ?? {}
    if (!state || !sheet || !checked) return
    await busy(async () => {
      try {
        return {
          ...state,
          done: await take(
            checked.map(({ row }) => row),
            checked.map(({ effect }) => effect),
          ),
          failed: null,
        }
      } catch (error) {
        const message = messageOf(error)
        // The same call again has the answer of the first, if that was applied.
        if (!(error instanceof CallError && error.isFinal)) return { ...state, failed: { kind: 'unfinished', message } }
        // Somebody else was faster: the check names the cells.
        const now = await checkedBy({ ...state, sheet, checked: null, failed: null })
        return { ...now, failed: { kind: now.failed?.kind ?? 'refused', message } }
      }
    })
  }
  return { state, isBusy, read, again, apply }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')
