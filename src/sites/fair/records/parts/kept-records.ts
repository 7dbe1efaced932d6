import { RecordDraft } from '#contract/fair/record'
import { z } from '#contract/zod'

/** What somebody wrote that has not been sent yet, by meeting; kept on the device, by account, so that no other sends it. */
const nameOf = (account: string) => `fair-records:${account}`
const Kept = z.record(z.string(), RecordDraft)
type Kept = z.infer<typeof Kept>

export function keptRecords(account: string): Kept {
  try {
    return z.parse(Kept, JSON.parse(localStorage.getItem(nameOf(account)) ?? '{}'))
  } catch {
    return {}
  }
}

function write(account: string, kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(nameOf(account))
    else localStorage.setItem(nameOf(account), JSON.stringify(kept))
  } catch {
    // A full or forbidden storage only costs the waiting without a network.
  }
}

export const keepRecord = (account: string, meetingId: string, draft: RecordDraft): void =>
  write(account, { ...keptRecords(account), [meetingId]: draft })

/** Forgets one that was sent, unless it was written anew meanwhile. */
export function forgetRecord(account: string, meetingId: string, sent: RecordDraft): void {
  const { [meetingId]: kept, ...rest } = keptRecords(account)
  if (JSON.stringify(kept) === JSON.stringify(sent)) write(account, rest)
}
