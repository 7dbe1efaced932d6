/** The figures of reports that texts quote (product §5). */
export const reportLimits = {
  /** Receipts and photos of one report, and what was added to one day. */
  receipts: 100,
  photos: 20,
  added: 12,
  /** Files that were sent for one report, those that no line names any more included. */
  files: 200,
  /** Characters of what is said to an entry, of an explanation, of how it went. */
  words: 500,
  why: 1000,
  summary: 3000,
  /** Days before a report is due on which its people are reminded. */
  remindDays: [7, 1],
} as const

/** A receipt or a photo: bytes at most, and what is taken. */
export const reportFile = {
  bytes: 10 * 1024 * 1024,
  accept: { receipt: '.pdf,.jpg,.jpeg,.png,.webp', photo: '.jpg,.jpeg,.png,.webp' },
} as const
