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
  /** 0 of a booth. */
  number_of_travelers: number
  /** What follows is missing in mails that an older version has put into the queue. */
  option_name?: string
  /** In which it is guided; none of a service. */
  languages?: string[]
  meeting_point?: string
}

/** What is paid at once; `path` leads to it, amounts in won. */
export interface MailedOrder {
  name: string
  order_id: string
  bookings: MailedBooking[]
  amount_won: number
  path: string
  /** What is said of a service in place of a tour: `answer_by` is the instant until which it is answered, once it is paid. */
  service?: MailedService | null
  /** What is said of a booth at a fair in place of a tour. */
  booth?: boolean
  /** The same of passes for sights. */
  pass?: boolean
  /** The Seoul day by which the operator confirms what is paid; missing in mails that an older version has put into the queue. */
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

/** What a cancelled booking gives back, in won and points; `reason` is the operator's where it was the operator who cancelled. */
export interface MailedRefund {
  by: 'member' | 'operator'
  reason: string
  to: 'card' | 'account' | 'none'
  refund_won: number
  fee_won: number
  refund_points: number
}

/** What became of a coupon of a cancelled booking. */
export interface CouponAfter {
  name: string
  comes_back: boolean
}

/** Whose quotation it is, its number, and the path of its page. */
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

/** The same of an account whose password somebody else may set: there is no page then. */
interface WarnedAccount extends Omit<MailedAccount, 'path'> {
  name: string
  path: string | null
}

/** What each mail is filled with. All of it survives JSON, because it waits in a queue. */
export interface MailValues extends EducationMails, FairMails, MeetingMails, MiceMails, PassMails, SurveyMails {
  emailCode: { code: string; minutes: number; site: Site }
  /** For somebody who reserves without an account, or looks for the reservation. */
  guestCode: { code: string; minutes: number }
  /** Somebody asked for a code for an address that has an account. */
  addressTaken: MailedAccount
  /** `gifts`: welcome points and coupons wait on the site itself, or in the shop, or there are none. */
  welcome: MailedAccount & { name: string; gifts: 'here' | 'shop' | 'none' }
  /** Somebody whose address has had the welcome benefits before. */
  welcomeBack: MailedAccount & { name: string }
  passwordReset: MailedAccount & { name: string; minutes: number }
  /** Somebody was given an account at the desks and sets its first password. */
  staffInvited: MailedAccount & { name: string; minutes: number }
  passwordChanged: WarnedAccount
  wrongAttempts: WarnedAccount
  /** In place of a text message, or for an account without a password; `phone` is masked in both. */
  phoneCode: { code: string; minutes: number; phone: string; password: boolean; site: Site }
  /** `member`: it had points, coupons and reservations. `reason` is that of an operator who closed it for them, else empty. */
  accountClosed: { name: string; site: Site; member: boolean; reason: string }
  phoneChanged: WarnedAccount & { phone: string }
  socialChanged: { name: string; social_type: SocialType; connected: boolean }
  /** Reserved; `transfer` is null when a card pays. */
  reservationMade: MailedOrder & { transfer: MailedTransfer | null }
  paymentCompleted: MailedOrder & Ticketed
  depositReminder: MailedOrder & { transfer: MailedTransfer }
  /**
   * Nothing was charged in any of the four; `note` is what the operator has to say, else empty. `deposit`: somebody was asked to
   * transfer the amount, and the money may be on its way.
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
  /** The operator has changed who travels; `was` is how many they were, `difference_won` by how much the new party costs more. */
  partyChanged: MailedOrder & Ticketed & { was: number; difference_won: number; reason: string }
  /** A refund waits for an operator to send it. `account` is masked, empty where the person has yet to name one. */
  cancelRequested: MailedOrder & MailedRefund & { account: string }
  bookingCancelled: MailedOrder & MailedRefund & { coupons: CouponAfter[] }
  /** To the operators' desk: the provider would not give the money back, and what it said. */
  refundFailed: {
    reservation_number: string
    product_name: string
    representative_name: string
    amount_won: number
    code: string
    message: string
    tries: number
  }
  /** To the operators' desk: a service is paid for and waits for an answer; `soon` where the time for it runs out. */
  serviceRequested: MailedBooking & {
    representative_name: string
    amount_won: number
    answer_by: string
    soon: boolean
  }
  /** A request was declined, and why. */
  cancelDeclined: MailedOrder & Ticketed & { reason: string }
  /** `path` leads to the voucher, or a guest to the reservation. */
  tourTomorrow: MailedBooking &
    Ticketed & {
      name: string
      path: string
      voucher: boolean
      service: boolean
    }
  /** The day after a tour; `points` is what a review with a photo earns. */
  reviewRequest: { name: string; product_name: string; date: string; path: string; points: number }
  /** What runs out within a week, each with the instant until which it is good. */
  benefitsExpiring: {
    name: string
    points: { amount: number; until: string }[]
    coupons: { name: string; until: string }[]
  }
  /** Title and path are null for a guest, whose own words are not sent back, and who has no page of the inquiry. */
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
  quotationRequested: MailedQuotation
  quotationOffered: MailedQuotation & MailedOffer
  /** Also why an offer was taken back. */
  quotationAnswered: MailedQuotation & { answer: string }
  /** The offer ends within a day. */
  quotationExpiring: MailedQuotation & MailedOffer
}

export type Template = keyof MailValues

/** One mail to one address; `lang` is any language code, written in Korean or else English. */
export type MailRequest = {
  [T in Template]: { template: T; to: string; lang: string; values: MailValues[T] }
}[Template]

/** A mail in words, before it is laid out. Paths are of our own origin. */
export interface MailWords {
  subject: string
  heading: string
  text: string[]
  /** Shown large, to be typed elsewhere. */
  code?: string
  rows?: [label: string, value: string][]
  action?: { label: string; path: string }
  after?: string[]
}

/** What writes each mail. */
export type MailTemplates = { [T in Template]: (values: MailValues[T]) => MailWords }

/** Beside a QR code; `alt` is read where no pictures are shown. */
interface MailedCodeTexts {
  alt: (number: string) => string
  show: string
  open: string
}

/** The words of one language. */
export interface MailTexts {
  footer: string
  demo: string
  /** Says what to do when the button does not work; the address follows. */
  plainLink: string
  /** Beside the QR code of a ticket. */
  ticket: MailedCodeTexts
  /** The same of a badge. */
  badge: MailedCodeTexts
  templates: MailTemplates
}

/** Each template with values of every kind it is sent with, by a name: a template without any does not compile. */
export type MailSamples = { [T in Template]: Record<string, MailValues[T]> }
