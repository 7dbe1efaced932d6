import type { MailedAccount } from './mailed-account.types'

/** A company's application for a place; `path` gets its private link when it is sent. */
interface MailedPartnership extends MailedAccount {
  partnership_id: string
  name: string
  number: string
  place: string
}

/** A pass that is given to a friend: which one, for whom, and the last Seoul day to start it. */
interface MailedGift extends MailedAccount {
  name: string
  product_name: string
  option_name: string
  start_by: string
}

/** The values of the mails of the city pass. */
export interface PassMails {
  partnershipReceived: MailedPartnership
  partnershipAsked: MailedPartnership & { question: string }
  /** To the friend; `said` is the giver's message or empty, `until` (an instant, ISO 8601) when the link ends. */
  giftSent: MailedGift & { giver: string; said: string; until: string }
  /** To the giver. */
  giftAccepted: MailedGift & { friend: string; number: string }
  /** To the friend, once the pass is theirs. */
  giftReceived: MailedGift & { giver: string; number: string }
  /** To the giver: the friend did not accept in time. `usable`: whether the pass can still be started. */
  giftExpired: MailedGift & { friend: string; number: string; usable: boolean }
  /** To the friend: an operator has refunded the pass. `path` leads to our contact form. */
  giftCanceled: MailedGift & { number: string }
  /** `reason`: why it was declined, otherwise empty. */
  partnershipDecided: MailedPartnership & { approved: boolean; reason: string }
}
