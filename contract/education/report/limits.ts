/** The figures of reports that texts quote (product §5). */
export const reportLimits = {
  /** Most receipts and photos of one report, and entries added to one day. */
  receipts: 100,
  photos: 20,
  added: 12,
  /** Most files sent for one report, including those that no line names any more. */
  files: 200,
  /** Most characters of a comment on an entry, of an explanation, and of the summary. */
  words: 500,
  why: 1000,
  summary: 3000,
  /** Days before a report is due on which applicants are reminded. */
  remindDays: [7, 1],
} as const

/** Limits of a receipt or a photo: most bytes, and the accepted types. */
export const reportFile = {
  bytes: 10 * 1024 * 1024,
  accept: { receipt: '.pdf,.jpg,.jpeg,.png,.webp', photo: '.jpg,.jpeg,.png,.webp' },
} as const
