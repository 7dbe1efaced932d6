import { useState } from 'react'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairImport, type ImportRow, importRows } from '#contract/fair/participant-import'
import { useCall } from '#src/api/query'
import { useCountryCode } from '#src/kits/booking/countries'
import { inOrder, type ReadSheet, type Unread } from '#src/kits/desk/sheet/read-sheet'
import type { Column } from '../form'

export type Sheet = ReadSheet<Column, ImportRow>

const batchesOf = (rows: Sheet['rows']) =>
  Array.from({ length: Math.ceil(rows.length / importRows.batch) }, (_, at) =>
    rows.slice(at * importRows.batch, (at + 1) * importRows.batch),
  )

/** Reads a sheet, checks which addresses are already taken, and imports its valid rows, one batch after the other. */
export function useImport() {
  const country = useCountryCode()
  const check = useCall(fairImport.check)
  const take = useCall(fairImport.take, { refreshes: [fairParticipantsDesk.list] })
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [unread, setUnread] = useState<Unread | null>(null)
  const [created, setCreated] = useState(0)

  async function read(file: File): Promise<void> {
    setSheet(null)
    setUnread(null)
    setCreated(0)
    const [{ openSheet }, { formWith }] = await Promise.all([
      import('#src/kits/desk/sheet/read-sheet'),
      import('../form'),
    ])
    const found = await openSheet(file, formWith(country), importRows.most)
    if (typeof found === 'string') return setUnread(found)
    const { rows, lines, bad, missing } = found
    const emails = lines.flatMap(({ row }) => row.email ?? [])
    const { taken } =
      emails.length > 0 && missing.length === 0 ? await check.mutateAsync({ body: { emails } }) : { taken: [] }
    const isTaken = ({ row }: Sheet['lines'][number]) => row.email !== undefined && taken.includes(row.email)
    const reason = { column: 'email', reason: 'auth.emailTaken' }
    setSheet({
      ...found,
      rows: rows.filter((each) => !isTaken(each)),
      bad: inOrder([...bad, ...lines.filter(isTaken).map((each) => each.bad(reason))]),
    })
  }

  /** Imports the rows. Batches already imported stay imported when a later one fails, and are not sent again. */
  async function run({ rows }: Sheet): Promise<void> {
    for (const batch of batchesOf(rows)) {
      await take.mutateAsync({ body: { rows: batch.map(({ row }) => row) } })
      setCreated((before) => before + batch.length)
      setSheet((now) => now && { ...now, rows: now.rows.filter((each) => !batch.includes(each)) })
    }
  }
  return { sheet, unread, created, read, run, isTaking: take.isPending }
}
