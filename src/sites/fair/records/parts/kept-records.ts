import { RecordDraft } from '#contract/fair/record'
import { z } from '#contract/zod'

/** Records not sent yet, by meeting. Stored on the device by account, so that no other account sends them. */
const nameOf = (account: string) => `fair-records:${account}`
const Kept = z.record(z.string(), RecordDraft)
export type KeptRecords = Readonly<z.infer<typeof Kept>>

export function keptRecords(account: string): KeptRecords {
  try {
    return z.parse(Kept, JSON.parse(localStorage.getItem(nameOf(account)) ?? '{}'))
  } catch {
    return {}
  }
}

function write(account: string, kept: KeptRecords): void {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(nameOf(account))
    else localStorage.setItem(nameOf(account), JSON.stringify(kept))
  } catch {
    // Full or blocked storage costs only the storage while offline.
  }
}

export const keepRecord = (account: string, meetingId: string, draft: RecordDraft): void =>
  write(account, { ...keptRecords(account), [meetingId]: draft })

/** Removes a record that was sent, unless it was edited meanwhile. */
export function forgetRecord(account: string, meetingId: string, sent: RecordDraft): void {
  const { [meetingId]: kept, ...rest } = keptRecords(account)
  if (JSON.stringify(kept) === JSON.stringify(sent)) write(account, rest)
}
