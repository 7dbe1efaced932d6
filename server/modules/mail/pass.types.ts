import type { MailedAccount } from './mailed-account.types'

/** A company's application for a place; `path` gets its private link when it is sent. */
interface MailedPartnership extends MailedAccount {
  partnership_id: string
  name: string
  number: string
  place: string
}

/** The values of the mails of the city pass. */
export interface PassMails {
  partnershipReceived: MailedPartnership
  partnershipAsked: MailedPartnership & { question: string }
  /** `reason`: why it was declined, otherwise empty. */
  partnershipDecided: MailedPartnership & { approved: boolean; reason: string }
}
