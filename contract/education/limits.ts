/** The figures of application forms that texts quote (product §5). */
export const applicationLimits = {
  /** Most rows of people, days of a trip, and activities on one day. */
  groups: 100,
  days: 30,
  activities: 12,
  /** Most days stored while the dates change: those of the trip, and planned ones outside of it that wait to be moved. */
  storedDays: 60,
  /** Most people of one row. */
  people: 500,
  /** Most characters of the purpose, the reason for the support requested, a note, and the reason for a withdrawal. */
  purpose: 3000,
  reason: 1000,
  note: 500,
  /** Most drafts of one account at a time, colleagues of one application, files of one kind. */
  drafts: 5,
  colleagues: 5,
  files: 5,
  /** Days that an invitation is valid, and minutes in which a decision can be undone. */
  invitationDays: 14,
  undoMinutes: 10,
  /** Most bytes of a saved section: a trip or a report with every field at its limit, in Hangul, needs 1.4 million. */
  sectionBytes: 2 * 1024 * 1024,
  /** Most characters of a staff note, minutes in which its author can change it, and most people it mentions. */
  staffNote: 3000,
  noteMinutes: 15,
  mentions: 10,
  /** Most applications decided in one call. */
  decided: 100,
} as const

/** Limits of a document: most bytes, and the accepted types. */
export const applicationFile = {
  bytes: 10 * 1024 * 1024,
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx',
} as const
