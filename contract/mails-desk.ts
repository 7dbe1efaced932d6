import { LookReason } from './desk'
import { DeskActs } from './desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { Site } from './sites/sites'
import { z } from './zod'

/** Days for which sent messages are stored (product §8, §9). */
export const mailLogDays = 30

/**
 * The state of a message: waiting for its turn, handed over, failed and to be retried automatically, or failed permanently.
 * Acceptance by a mail server does not prove delivery.
 */
export const mailStates = ['waiting', 'sent', 'retrying', 'failed'] as const
export const MailState = z.enum(mailStates)
export type MailState = z.infer<typeof MailState>

/** Every kind of mail; the text message with a code is of the kind `phoneCode`. */
export const mailKinds = [
  'accountClosed',
  'accountsMerged',
  'addressTaken',
  'applicationAskedBack',
  'applicationDecided',
  'applicationInvitation',
  'applicationMention',
  'applicationSubmitted',
  'benefitsExpiring',
  'bookingCancelled',
  'bookingConfirmed',
  'bookingMoved',
  'cancelDeclined',
  'cancelRequested',
  'depositReminder',
  'emailCode',
  'fairDecided',
  'fairInvited',
  'fairInvitedAgain',
  'fairMeetings',
  'fairNote',
  'fairRecords',
  'giftAccepted',
  'giftCanceled',
  'giftExpired',
  'giftReceived',
  'giftSent',
  'guestCode',
  'inquiryAnswered',
  'inquiryHandedOver',
  'inquiryReceived',
  'mergeUndone',
  'miceHosting',
  'miceInvited',
  'miceRegistered',
  'miceSeat',
  'miceSession',
  'partnershipAsked',
  'partnershipDecided',
  'partnershipReceived',
  'partyChanged',
  'passwordChanged',
  'passwordReset',
  'paymentCompleted',
  'phoneChanged',
  'phoneCode',
  'quotationAnswered',
  'quotationExpiring',
  'quotationOffered',
  'quotationRequested',
  'refundFailed',
  'reportAskedBack',
  'reportCompleted',
  'reportReminder',
  'reservationEnded',
  'reservationMade',
  'reviewRequest',
  'serviceRequested',
  'socialChanged',
  'staffInvited',
  'surveyInvitation',
  'surveyReminder',
  'surveyThanks',
  'tourTomorrow',
  'welcome',
  'welcomeBack',
  'wrongAttempts',
] as const
const MailKind = z.enum(mailKinds)
export type MailKind = z.infer<typeof MailKind>

/** Kinds that contain a code or a link that opens something: their stored copy omits it, and they cannot be sent again. */
export const secretKinds: readonly MailKind[] = [
  'applicationInvitation',
  'emailCode',
  'fairInvited',
  'giftSent',
  'guestCode',
  'miceInvited',
  'passwordReset',
  'phoneCode',
  'staffInvited',
]

/** A mail or a text message as the list shows it. */
export const MailRow = z.object({
  id: Uuid,
  created_at: Instant,
  way: z.enum(['mail', 'sms']),
  kind: MailKind,
  site: Site,
  lang: z.string(),
  /** Masked. */
  to: z.string(),
  state: MailState,
  /** Number of attempts. */
  tries: z.number(),
  /** The error of the last attempt, by name and number, without the recipient. Empty if it was sent. */
  error: z.string(),
  sent_at: z.nullable(Instant),
  /** It failed permanently and needs attention: it was neither sent again nor settled. */
  is_open: z.boolean(),
})
export type MailRow = z.infer<typeof MailRow>

export const DeskMail = z.extend(MailRow, {
  /** Whether its content is stored: not before the first attempt. */
  is_kept: z.boolean(),
  can_resend: z.boolean(),
  /** The message that this one repeats. */
  resent_of: z.nullable(Uuid),
  ...DeskActs.shape,
})
export type DeskMail = z.infer<typeof DeskMail>

/** Content and recipient, with codes, tickets and links that open something masked. A text message has no `html`. */
export const MailContent = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })
export type MailContent = z.infer<typeof MailContent>

export const mailSorts = ['created_at'] as const
/** `q` is a whole email address or phone number. */
export const MailLogQuery = z.extend(DeskPaging(mailSorts, '-created_at'), {
  status: z.optional(MailState),
  kind: z.optional(MailKind),
  site: z.optional(Site),
  q: DeskSearch,
})

const One = z.object({ id: Uuid })
const desk = { auth: 'admin', roles: ['operator'] } as const

/** Messages sent to people, stored for `mailLogDays`; each view of a message and each act is in the audit log (product §8). */
export const mailsDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/mails',
    ...desk,
    query: MailLogQuery,
    /** `counts` is the number per state with all other filters applied. */
    data: z.extend(DeskRows(MailRow), { counts: z.record(MailState, Count) }),
  }),
  detail: endpoint({ method: 'get', path: '/api/v1/admin/mails/:id', ...desk, params: One, data: DeskMail }),
  /** The full message and recipient; takes a reason. Refuses with 409 `mail.notKept` a message that was not tried yet. */
  open: endpoint({
    method: 'post',
    path: '/api/v1/admin/mails/:id/open',
    ...desk,
    params: One,
    body: LookReason,
    data: MailContent,
    limit: 'write',
  }),
  /**
   * Sends the same message again, as a new one, with links and tickets valid today. Refuses with 409 `mail.secret` if it
   * contained a code or a personal link, and `mail.underWay` if it waits or is retried automatically.
   */
  resend: endpoint({
    method: 'post',
    path: '/api/v1/admin/mails/:id/resend',
    ...desk,
    params: One,
    data: DeskMail,
    idempotent: true,
    limit: 'write',
  }),
  /** Marks a failed message as needing no further action. Refuses with 409 `desk.changed` if that is already the case. */
  settle: endpoint({
    method: 'post',
    path: '/api/v1/admin/mails/:id/settle',
    ...desk,
    params: One,
    data: DeskMail,
    limit: 'write',
  }),
}
