import type { Receipt } from './sections'

/** The accepted amount of a receipt, in won. */
export interface Accepted {
  readonly receipt: string
  readonly accepted_won: number
}

/** The amount paid for a report: what was accepted of its present receipts, and never more than was granted. */
export function payableWon(lines: readonly Receipt[], accepted: readonly Accepted[], granted_won: number): number {
  const sum = lines.reduce(
    (total, { id }) => total + (accepted.find(({ receipt }) => receipt === id)?.accepted_won ?? 0),
    0,
  )
  return Math.min(sum, granted_won)
}

/** The receipts without a decision. */
export const undecided = (lines: readonly Receipt[], accepted: readonly Accepted[]): Receipt[] =>
  lines.filter(({ id }) => !accepted.some(({ receipt }) => receipt === id))

/** Whether a receipt has the same content as before, so that its earlier decision still applies. */
export const isSameReceipt = (one: Receipt, other: Receipt | undefined): boolean =>
  other !== undefined &&
  one.item === other.item &&
  one.what === other.what &&
  one.date === other.date &&
  one.won === other.won &&
  one.file_id === other.file_id
