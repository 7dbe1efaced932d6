import type { InquiryType } from '#contract/inquiry-types'
import type { OfferLine } from '#contract/quotation'
import type { ServiceKind } from '#contract/services'
import type { Site } from '#contract/sites/sites'
import type { SocialType } from '#contract/social'
import type { EducationMails } from './education.types'
import type { FairMails } from './fair.types'
import type { MailedAccount } from './mailed-account.types'
import type { Ticketed } from './mailed-ticket.types'
import type { MeetingMails } from './meeting.types'
import type { MiceMails } from './mice.types'
import type { PassMails } from './pass.types'
import type { SurveyMails } from './survey.types'

/** A departure as an email describes it; days and times are Seoul's. */
export interface MailedBooking {
  reservation_number: string
  product_name: string
  date: string
  start_time: string
  /** 0 for a booth. */
  number_of_travelers: number
  /** The following fields are missing in mails queued by an older version. */
  option_name?: string
  /** The languages it is guided in; none for a service. */
  languages?: string[]
  meeting_point?: string
}

/** An order as mails show it; `path` leads to it, amounts are in won. */
export interface MailedOrder {
  name: string
  order_id: string
  bookings: MailedBooking[]
  amount_won: number
  path: string
  /** Set for a service instead of a tour: `answer_by` is the deadline for its answer, once it is paid. */
  service?: MailedService | null
  /** Set for a booth at a fair instead of a tour. */
  booth?: boolean
  /** Set for passes for sights instead of a tour. */
  pass?: boolean
  /** The Seoul day by which the operator confirms a paid order; missing in mails queued by an older version. */
  confirmed_by?: string | null
}

export interface MailedService {
  kind: ServiceKind
  answer_by: string | null
}

/** Where to send the money, and until when (an instant, ISO 8601). */
export interface MailedTransfer {
  bank: string
  account_number: string
  account_holder: string
  depositor: string
  deadline: string
}

/** What a canceled booking refunds, in won and points; `reason` is set if the operator canceled. */
export interface MailedRefund {
  by: 'member' | 'operator'
  reason: string
  to: 'card' | 'account' | 'none'
  refund_won: number
  fee_won: number
  refund_points: number
}

/** What happens to a coupon of a canceled booking. */
export interface CouponAfter {
  name: string
  comes_back: boolean
}

/** A quotation's recipient, its number, and the path of its page. */
export interface MailedQuotation {
  name: string
  number: string
  path: string
}

/** An offer; amounts in won, `date` a Seoul day, `valid_until` an instant, ISO 8601. */
export interface MailedOffer {
  title: string
  date: string
  lines: OfferLine[]
  total_won: number
  valid_until: string
}

/** Like `MailedAccount`; `path` is null if an operator sets the site's passwords, so that there is no page for it. */
interface WarnedAccount extends Omit<MailedAccount, 'path'> {
  name: string
  path: string | null
}

/** The holder of one of two merged accounts. */
interface MergedAccount {
  name: string
  site: Site
  with_email: string
  remains: boolean
}

/** The values of each mail. They are plain JSON, because they wait in a queue. */
export interface MailValues extends EducationMails, FairMails, MeetingMails, MiceMails, PassMails, SurveyMails {
  emailCode: { code: string; minutes: number; site: Site }
  /** For a person who reserves without an account, or looks up the reservation. */
  guestCode: { code: string; minutes: number }
  /** A code was requested for an address that has an account. */
  addressTaken: MailedAccount
  /** `gifts`: welcome points and coupons are on the site itself, or in the shop, or there are none. */
  welcome: MailedAccount & { name: string; gifts: 'here' | 'shop' | 'none' }
  /** A new account whose address has had the welcome benefits before. */
  welcomeBack: MailedAccount & { name: string }
  passwordReset: MailedAccount & { name: string; minutes: number }
  /** A new account for the desks, which has to set its first password. */
  staffInvited: MailedAccount & { name: string; minutes: number }
  passwordChanged: WarnedAccount
  wrongAttempts: WarnedAccount
  /** Replaces a text message, or is sent for an account without a password; `phone` is masked in both. */
  phoneCode: { code: string; minutes: number; phone: string; password: boolean; site: Site }
  /** `member`: it had points, coupons and reservations. `reason` is set if an operator closed it, otherwise empty. */
  accountClosed: { name: string; site: Site; member: boolean; reason: string }
  /** `remains`: the account goes on; `with_email` is the masked address of the other one. Can be undone `until` then. */
  accountsMerged: MergedAccount & { until: string }
  mergeUndone: MergedAccount
  phoneChanged: WarnedAccount & { phone: string }
  socialChanged: { name: string; social_type: SocialType; connected: boolean }
  /** Reserved; `transfer` is null for a payment by card. */
  reservationMade: MailedOrder & { transfer: MailedTransfer | null }
  paymentCompleted: MailedOrder & Ticketed
  depositReminder: MailedOrder & { transfer: MailedTransfer }
  /**
   * In all four cases nothing was charged; `note` is the operator's message or empty. `deposit`: the member was asked to transfer
   * the amount, and the money may be on its way.
   */
  reservationEnded: MailedOrder & {
    reason: 'expired' | 'cancelled' | 'sold_out' | 'operator'
    note: string
    deposit: boolean
  }
  /** The operator has confirmed one booking. */
  bookingConfirmed: MailedOrder & Ticketed
  /** The operator has moved one booking; `was` is when it would have departed. */
  bookingMoved: MailedOrder & Ticketed & { was: { date: string; start_time: string }; reason: string }
  /** The operator has changed the party; `was` is the former size, `difference_won` how much more the new party costs. */
  partyChanged: MailedOrder & Ticketed & { was: number; difference_won: number; reason: string }
  /** A refund waits for an operator to send it. `account` is masked, or empty if the member has yet to name one. */
  cancelRequested: MailedOrder & MailedRefund & { account: string }
  bookingCancelled: MailedOrder & MailedRefund & { coupons: CouponAfter[] }
  /** To the operators' desk: the payment provider refused a refund, with its message. */
  refundFailed: {
    reservation_number: string
    product_name: string
    representative_name: string
    amount_won: number
    code: string
    message: string
    tries: number
  }
  /** To the operators' desk: a service is paid for and waits for an answer; `soon` if the deadline is near. */
  serviceRequested: MailedBooking & {
    representative_name: string
    amount_won: number
    answer_by: string
    soon: boolean
  }
  /** A cancellation request was declined, and why. */
  cancelDeclined: MailedOrder & Ticketed & { reason: string }
  /** `path` leads to the voucher, or for a guest to the reservation. */
  tourTomorrow: MailedBooking &
    Ticketed & {
      name: string
      path: string
      voucher: boolean
      service: boolean
    }
  /** The day after a tour; `points` is what a review with a photo earns. */
  reviewRequest: { name: string; product_name: string; date: string; path: string; points: number }
  /** Benefits that expire within a week, each with the instant until which it is valid. */
  benefitsExpiring: {
    name: string
    points: { amount: number; until: string }[]
    coupons: { name: string; until: string }[]
  }
  /** Title and path are null for a guest: their own words are not sent back, and they have no page of the inquiry. */
  inquiryReceived: {
    site: Site
    name: string
    number: string
    type: InquiryType
    title: string | null
    path: string | null
  }
  /** `path` leads a member to the inquiry and a guest to a new one about it. */
  inquiryAnswered: {
    site: Site
    name: string
    number: string
    title: string
    question: string
    answer: string
    guest: boolean
    path: string | null
  }
  /**
   * To the colleague who gets an inquiry: `site` is the desk that the link leads to. Without the words and the name of the person
   * who asked.
   */
  inquiryHandedOver: { site: Site; name: string; by: string; number: string; type: InquiryType; path: string }
  quotationRequested: MailedQuotation
  quotationOffered: MailedQuotation & MailedOffer
  /** Also sent with the reason when an offer is withdrawn. */
  quotationAnswered: MailedQuotation & { answer: string }
  /** The offer ends within a day. */
  quotationExpiring: MailedQuotation & MailedOffer
}

export type Template = keyof MailValues

/** One mail to one address; `lang` is any language code, and the mail is written in Korean for `ko`, otherwise in English. */
export type MailRequest = {
  [T in Template]: { template: T; to: string; lang: string; values: MailValues[T] }
}[Template]

/** The words of a mail, before layout. Paths are of our own origin. */
export interface MailWords {
  subject: string
  heading: string
  text: string[]
  /** Shown large, to be typed in elsewhere. */
  code?: string
  rows?: [label: string, value: string][]
  action?: { label: string; path: string }
  after?: string[]
}

/** The functions that write each mail. */
export type MailTemplates = { [T in Template]: (values: MailValues[T]) => MailWords }

/** The words beside a QR code; `alt` is read where no pictures are shown. */
interface MailedCodeTexts {
  alt: (number: string) => string
  show: string
  open: string
}

/** The words of one language. */
export interface MailTexts {
  footer: string
  demo: string
  /** What to do if the button does not work; the address follows. */
  plainLink: string
  /** Beside the QR code of a ticket. */
  ticket: MailedCodeTexts
  /** Beside the QR code of a badge. */
  badge: MailedCodeTexts
  templates: MailTemplates
}

/** Each template with named values for every kind it is sent with: a template without any does not compile. */
export type MailSamples = { [T in Template]: Record<string, MailValues[T]> }
