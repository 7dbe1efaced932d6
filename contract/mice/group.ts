import { across } from '../across'
import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { Agreed, Email, Instant, RequiredText, Uuid } from '../fields'
import { Lang } from '../languages'
import { z } from '../zod'
import { BadgePosition, buyerAnswers, LatinName, visitorAnswers } from './registration'

/**
 * Most people on one list, and of one member in a year; emails of one invitation, and of all to one address in a year; days for
 * which a link is valid (product §9).
 */
export const groupLimits = { atOnce: 30, ofMember: 60, mails: 2, toAddress: 3, days: 30 } as const

/** Roles for which a list registers colleagues. */
export const groupRoles = ['visitor', 'buyer'] as const
export const GroupRole = z.enum(groupRoles)
export type GroupRole = z.infer<typeof GroupRole>

/** A person of the same organization on a list. */
export const GroupPerson = z.strictObject({
  name_latin: LatinName,
  email: Email,
  position: BadgePosition,
  country: Country,
  /** The language of the emails. */
  lang: Lang,
})
export type GroupPerson = z.infer<typeof GroupPerson>

const oncePerAddress = across<{ people?: { email?: string }[] }>(
  ({ people = [] }) => new Set(people.map(({ email }) => email?.trim().toLowerCase())).size === people.length,
  { error: 'mice.emailTwice', path: ['people'] },
)
const people = z
  .array(GroupPerson)
  .check(z.minLength(1, 'validation.required'), z.maxLength(groupLimits.atOnce, 'validation.tooMany'))

export const VisitorGroup = z.strictObject({ ...visitorAnswers, people }).check(oncePerAddress)
export type VisitorGroup = z.infer<typeof VisitorGroup>
const { interests, events, size, budget } = buyerAnswers
/** Each of them can apply to be hosted afterwards. */
export const BuyerGroup = z.strictObject({ interests, events, size, budget, people }).check(oncePerAddress)
export type BuyerGroup = z.infer<typeof BuyerGroup>

/** `confirmed` has a badge; `declined` gets no further emails about this year’s fair, and only the address is stored. */
export const groupStates = ['waiting', 'confirmed', 'declined', 'expired'] as const
export const GroupState = z.enum(groupStates)
export type GroupState = z.infer<typeof GroupState>

/** A person on a member's list. */
export const GroupMember = z.object({
  id: Uuid,
  name_latin: z.string(),
  email: z.string(),
  role: GroupRole,
  lang: Lang,
  state: GroupState,
  /** When the last email was queued; null if the address gets no more for now. */
  mailed_at: z.nullable(Instant),
  may_mail_again: z.boolean(),
})
export type GroupMember = z.infer<typeof GroupMember>
const Group = z.array(GroupMember)

/** The token at the end of the private link in an email. */
export const invitationToken = /^[\w-]{43}$/
const Token = z.string().check(z.regex(invitationToken, 'mice.invitationUnknown'))

/** What a person on a list reads, opened by the link of the email. */
export const MiceInvitation = z.object({
  /** The member who made the list. */
  by: z.string(),
  organization: z.string(),
  role: GroupRole,
  name_latin: z.string(),
  position: z.string(),
  country: Country,
  email: z.string(),
  /** Whether the address has a Naru account; otherwise one is created. */
  has_account: z.boolean(),
})
export type MiceInvitation = z.infer<typeof MiceInvitation>

/** The name on the badge in the holder’s own script belongs to the account, as do a new user's consents. */
export const InvitationAnswer = z.strictObject({
  name: RequiredText(80),
  name_latin: LatinName,
  position: BadgePosition,
  agree_rules: Agreed,
  agree_leads: z.boolean(),
  agree_terms: z.boolean(),
  agree_privacy: z.boolean(),
  agree_marketing: z.boolean(),
})
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

const own = { auth: 'member', data: Group } as const
const adding = { ...own, method: 'post', limit: 'write' } as const
const One = z.object({ id: Uuid })

/**
 * Registering several people of one organization, for members who are registered themselves (product §3). The list itself
 * registers no one: each person gets an email with a link, and a badge only after confirming.
 */
export const miceGroup = {
  /** All people on the member's list of this year, by name. */
  list: endpoint({ ...own, method: 'get', path: '/api/v1/mice/group' }),
  /**
   * Adds people to the list; those already on it get no further email. Refuses with 409 `mice.registrationClosed`,
   * `mice.notRegistered` if the member is not registered, `mice.groupTooMany`, and 400 `mice.dayUnknown`.
   */
  visitors: endpoint({ ...adding, path: '/api/v1/mice/group/visitors', body: VisitorGroup }),
  buyers: endpoint({ ...adding, path: '/api/v1/mice/group/buyers', body: BuyerGroup }),
  /** Sends another email to a person who has not answered. Refuses with 404, and 429 if the address gets no more emails. */
  again: endpoint({ ...adding, path: '/api/v1/mice/group/:id/again', params: One }),
  /** Removes a person who has not confirmed from the list. Refuses with 404. */
  remove: endpoint({ ...own, method: 'delete', path: '/api/v1/mice/group/:id', params: One, limit: 'write' }),
}

const opening = { method: 'post', auth: 'none', attempts: true } as const

/**
 * What the link of the email opens; the token is sent in the body, so that it appears in no address and no log. All calls refuse
 * with 404 `mice.invitationUnknown`.
 */
export const miceInvitations = {
  read: endpoint({
    ...opening,
    path: '/api/v1/mice/invitations/read',
    body: z.strictObject({ link_token: Token }),
    data: MiceInvitation,
    limit: 'lookup',
  }),
  /**
   * Registers the recipient of the link, and creates an account if there is none. Refuses with 409 `mice.registrationClosed` and
   * 400 `validation.terms`.
   */
  accept: endpoint({
    ...opening,
    path: '/api/v1/mice/invitations/accept',
    body: z.extend(InvitationAnswer, { link_token: Token }),
    data: z.object({ has_account: z.boolean() }),
    limit: 'write',
  }),
  /** Declines: deletes the list's data on the person, who gets no further emails about this year’s fair. */
  decline: endpoint({
    ...opening,
    path: '/api/v1/mice/invitations/decline',
    body: z.strictObject({ link_token: Token }),
    data: z.object({ declined: z.boolean() }),
    limit: 'write',
  }),
}
