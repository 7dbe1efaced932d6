import { useState } from 'react'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairImport, importRows } from '#contract/fair/participant-import'
import { useCall } from '#src/api/query'
import { useCountryCode } from '#src/kits/booking/countries'
import type { BadCell, Column, ReadRow } from '../read-rows'

export interface Sheet {
  name: string
  rows: ReadRow[]
  bad: BadCell[]
  missing: Column[]
}

/** Why a whole file could not be read. */
export type Unread = 'unreadable' | 'empty' | 'tooMany'

const batchesOf = (rows: readonly ReadRow[]) =>
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
    const [{ readXlsx }, { readRows }, { meaningsWith }] = await Promise.all([
      import('#src/kits/desk/read-xlsx'),
      import('../read-rows'),
      import('../meanings'),
    ])
    const found = await readXlsx(file).catch(() => null)
    if (!found) return setUnread('unreadable')
    if (found.length < 2) return setUnread('empty')
    if (found.length > importRows.most + 1) return setUnread('tooMany')
    const { rows, bad, missing } = readRows(found, meaningsWith(country))
    const emails = rows.map(({ row }) => row.email)
    const { taken } =
      emails.length > 0 && missing.length === 0 ? await check.mutateAsync({ body: { emails } }) : { taken: [] }
    const isTaken = ({ row }: ReadRow) => taken.includes(row.email)
    setSheet({
      name: file.name,
      rows: rows.filter((each) => !isTaken(each)),
      bad: [
        ...bad,
        ...rows.filter(isTaken).map(
          ({ number, row }): BadCell => ({
            row: number,
            column: 'email',
            cell: row.email,
            reason: 'auth.emailTaken',
          }),
        ),
      ].toSorted((a, b) => a.row - b.row),
      missing,
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
  return { sheet, unread, created, read, run, isReading: check.isPending, isTaking: take.isPending }
}
