/** The figures of application forms that texts quote (product §5). */
export const applicationLimits = {
  /** Rows of people and days of a trip at most, and what is planned on one day. */
  groups: 100,
  days: 30,
  activities: 12,
  /** Most people of one row. */
  people: 500,
  /** Characters of the purpose, of the reason for what is asked for, of a note and of why somebody withdraws. */
  purpose: 3000,
  reason: 1000,
  note: 500,
  /** Drafts of one account at a time, colleagues of one application, files of one kind. */
  drafts: 5,
  colleagues: 5,
  files: 5,
  /** Days that an invitation is good, and minutes in which a decision may be undone. */
  invitationDays: 14,
  undoMinutes: 10,
  /** Characters of a note among staff, the minutes in which its author may change it, and most people it mentions. */
  staffNote: 3000,
  noteMinutes: 15,
  mentions: 10,
  /** Most applications that are decided at once. */
  decided: 100,
} as const

/** A document: bytes at most, and what is taken. */
export const applicationFile = {
  bytes: 10 * 1024 * 1024,
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx',
} as const
