import type { Receipt } from './sections'

/** What of a receipt was accepted, in won. */
export interface Accepted {
  readonly receipt: string
  readonly accepted_won: number
}

/** What is paid for a report: what was accepted of the receipts that it has now, and never more than was granted. */
export function payableWon(lines: readonly Receipt[], accepted: readonly Accepted[], granted_won: number): number {
  const sum = lines.reduce(
    (total, { id }) => total + (accepted.find(({ receipt }) => receipt === id)?.accepted_won ?? 0),
    0,
  )
  return Math.min(sum, granted_won)
}

/** The receipts that nobody has decided on. */
export const undecided = (lines: readonly Receipt[], accepted: readonly Accepted[]): Receipt[] =>
  lines.filter(({ id }) => !accepted.some(({ receipt }) => receipt === id))

/** Whether a receipt says the same as before: what was accepted of it then still holds. */
export const isSameReceipt = (one: Receipt, other: Receipt | undefined): boolean =>
  other !== undefined &&
  one.item === other.item &&
  one.what === other.what &&
  one.date === other.date &&
  one.won === other.won &&
  one.file_id === other.file_id
