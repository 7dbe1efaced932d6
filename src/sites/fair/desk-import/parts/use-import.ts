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

/** Reads a sheet, checks which addresses have an account, and imports its valid rows, one batch after the other. */
export function useImport() {
  const country = useCountryCode()
  const check = useCall(fairImport.check)
  const take = useCall(fairImport.take, { refreshes: [fairParticipantsDesk.list] })
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [unread, setUnread] = useState<Unread | null>(null)
  const [created, setCreated] = useState(0)
  /** Addresses of companies of former years. */
  const [former, setFormer] = useState<ReadonlySet<string>>(new Set())

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
    const known =
      emails.length > 0 && missing.length === 0
        ? await check.mutateAsync({ body: { emails } })
        : { former: [], registered: [], taken: [] }
    const isIn = (list: readonly string[], { row }: Sheet['lines'][number]) => list.includes(row.email ?? '')
    const refused = (list: readonly string[], reason: string) =>
      lines.filter((each) => isIn(list, each)).map((each) => each.bad({ column: 'email', reason }))
    setFormer(new Set(known.former))
    setSheet({
      ...found,
      rows: rows.filter((each) => !isIn([...known.taken, ...known.registered], each)),
      bad: inOrder([
        ...bad,
        ...refused(known.taken, 'auth.emailTaken'),
        ...refused(known.registered, 'fair.importRegistered'),
      ]),
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
  return { sheet, former, unread, created, read, run, isTaking: take.isPending }
}
