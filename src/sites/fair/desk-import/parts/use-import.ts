import { useState } from 'react'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairImport, type ImportEffect, type ImportRow, importRows } from '#contract/fair/participant-import'
import { useCall } from '#src/api/query'
import { useCountryCode } from '#src/kits/booking/countries'
import { inOrder, type ReadRow, type ReadSheet, type Unread } from '#src/kits/desk/sheet/read-sheet'
import type { Column } from '../form'

/** A row of a sheet with its effect. */
export type CheckedRow = ReadRow<Column, ImportRow> & { effect: ImportEffect }
export type Sheet = Omit<ReadSheet<Column, ImportRow>, 'rows'> & { rows: CheckedRow[] }
type Done = { created: number; changed: number }

/** Reads a sheet, has its rows checked, and imports the valid ones that do something, all together. */
export function useImport() {
  const country = useCountryCode()
  const check = useCall(fairImport.check)
  const take = useCall(fairImport.take, { refreshes: [fairParticipantsDesk.list, fairParticipantsDesk.detail] })
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [unread, setUnread] = useState<Unread | null>(null)
  const [done, setDone] = useState<Done | null>(null)

  async function read(file: File): Promise<void> {
    setSheet(null)
    setUnread(null)
    setDone(null)
    const [{ openSheet }, { formWith }] = await Promise.all([
      import('#src/kits/desk/sheet/read-sheet'),
      import('../form'),
    ])
    const found = await openSheet(file, formWith(country), importRows.most)
    if (typeof found === 'string') return setUnread(found)
    const { rows, lines, bad, missing, twice } = found
    const isReadable = missing.length + twice.length === 0
    const checked = isReadable
      ? await check.mutateAsync({ body: { rows: lines.map(({ row }) => row) } })
      : { bad: [], rows: [] }
    setSheet({
      ...found,
      rows: checked.rows.flatMap((effect) => {
        const row = rows.find(({ number }) => number === lines[effect.at]?.number)
        return row ? [{ ...row, effect }] : []
      }),
      bad: inOrder([...bad, ...checked.bad.flatMap((cell) => lines[cell.at]?.bad(cell) ?? [])]),
    })
  }

  async function run({ rows }: Sheet): Promise<void> {
    const some = rows.filter(({ effect }) => effect.effect !== 'same')
    const body = { rows: some.map(({ row }) => row), bases: some.map(({ effect }) => effect.base) }
    setDone(await take.mutateAsync({ body }))
    setSheet((now) => now && { ...now, rows: [] })
  }
  return { sheet, unread, done, read, run, isTaking: take.isPending }
}
