import type { MailedAccount } from './mailed-account.types'

/** An application of a company for a place; \`path\` gets its private link when it is sent. */
interface MailedPartnership extends MailedAccount {
  partnership_id: string
  name: string
  number: string
  place: string
}

/** What the mails of the city pass are filled with. */
export interface PassMails {
  partnershipReceived: MailedPartnership
  partnershipAsked: MailedPartnership & { question: string }
  /** \`reason\`: why it was declined, else empty. */
  partnershipDecided: MailedPartnership & { approved: boolean; reason: string }
}
