import { endpoint } from '../endpoint'
import { Day, Email, Instant, OptionalText, RequiredText, Uuid } from '../fields'
import { Lang } from '../languages'
import { z } from '../zod'
import { PassPerson } from './affiliate'
import { PassTypeName } from './pass-type'

/** Most characters of a friend's name and of the message that goes with a pass (product §9). */
export const giftTexts = { name: 80, message: 300 } as const
/**
 * Days in which a gift can be accepted; emails of one gift; emails of gifts to one address, and of one giver, in `perDays`; days
 * for which names and addresses are stored after a gift has ended (product §9).
 */
export const giftLimits = { days: 14, mails: 3, toAddress: 12, ofGiver: 40, perDays: 30, keptDays: 30 } as const

/** `sent` waits for the friend; the others are final, and after `taken_back` and `expired` the pass is the giver's again. */
export const giftStates = ['sent', 'claimed', 'taken_back', 'expired'] as const
export const GiftState = z.enum(giftStates)
export type GiftState = z.infer<typeof GiftState>

/** To whom a pass is given. */
export const GiftDraft = z.strictObject({
  to_name: RequiredText(giftTexts.name),
  to_email: Email,
  /** The language of the email. */
  lang: Lang,
  message: OptionalText(giftTexts.message),
})
export type GiftDraft = z.infer<typeof GiftDraft>

/** A gift as its giver sees it. */
export const Gift = z.object({
  id: Uuid,
  pass_id: Uuid,
  /** The number of the pass while it was the giver's. */
  number: z.string(),
  type: PassTypeName,
  person: PassPerson,
  state: GiftState,
  /** Name and address are empty `giftLimits.keptDays` after the end. */
  to_name: z.string(),
  to_email: z.string(),
  lang: Lang,
  message: z.string(),
  sent_at: Instant,
  /** Until when it can be accepted. */
  ends_at: Instant,
  /** When it was accepted, taken back or expired. */
  ended_at: z.nullable(Instant),
  may_mail_again: z.boolean(),
})
export type Gift = z.infer<typeof Gift>

/** The token at the end of the private link in an email. */
export const giftToken = /^[\w-]{43}$/
const Token = z.string().check(z.regex(giftToken, 'pass.giftUnknown'))
const Link = z.strictObject({ link_token: Token })

/** What the link of the email opens, without an account. */
export const OpenedGift = z.object({
  state: GiftState,
  /** Who gave the pass. */
  by: z.string(),
  to_name: z.string(),
  message: z.string(),
  type: PassTypeName,
  person: PassPerson,
  /** The last Seoul day on which the pass can be started. */
  valid_until: Day,
  ends_at: Instant,
})
export type OpenedGift = z.infer<typeof OpenedGift>

const One = z.object({ id: Uuid })
const own = { method: 'post', auth: 'member', params: One, data: Gift, limit: 'write' } as const
const opening = { method: 'post', attempts: true } as const

/**
 * Giving an unused pass to a friend by email (product §4). The token of the private link is sent in the body, so that it appears
 * in no address and no log; an unknown token is refused with 404 `pass.giftUnknown`.
 */
export const passGifts = {
  /**
   * Sends a pass of the member. Refuses with 404, 409 `pass.giftOpen`, `pass.notGivable` for a used, expired or returned pass, 400
   * `pass.giftToSelf`, 429 `general.tooMany` if the address or the member has had too many of these emails.
   */
  give: endpoint({ ...own, path: '/api/v1/pass/passes/:id/gift', body: GiftDraft }),
  /** Sends the email again, with a new link. Refuses with 404, 409 `pass.giftClosed`, 429 `general.tooMany`. */
  again: endpoint({ ...own, path: '/api/v1/pass/gifts/:id/again' }),
  /** Takes back a pass that was not accepted yet. Refuses with 404, 409 `pass.giftClosed`. */
  takeBack: endpoint({ ...own, path: '/api/v1/pass/gifts/:id/take-back' }),
  read: endpoint({
    ...opening,
    auth: 'none',
    path: '/api/v1/pass/gifts/read',
    body: Link,
    data: OpenedGift,
    limit: 'lookup',
  }),
  /**
   * Accepts a gift: the pass becomes the member's, with a new number and code. Repeated by the same member, it answers the same.
   * Refuses with 409 `pass.giftClosed`, `pass.giftOwn` for the giver.
   */
  accept: endpoint({
    ...opening,
    auth: 'member',
    path: '/api/v1/pass/gifts/accept',
    body: Link,
    data: z.object({ pass_id: Uuid, number: z.string() }),
    limit: 'write',
  }),
}

/** A gift as the desk sees it. */
export const DeskGift = z.object({
  ...z.pick(Gift, { id: true, number: true, state: true, to_name: true, to_email: true, sent_at: true }).shape,
  ...z.pick(Gift, { ends_at: true, ended_at: true }).shape,
  /** Who gave it, and who accepted it. */
  by: z.object({ name: z.string(), email: z.string() }),
  claimed_by: z.nullable(z.object({ name: z.string(), email: z.string() })),
})
export type DeskGift = z.infer<typeof DeskGift>
