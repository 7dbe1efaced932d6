import { across } from '../across'
import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { Agreed, Email, Instant, OptionalText, RequiredText, Uuid } from '../fields'
import { Lang } from '../languages'
import { z } from '../zod'
import { buyerAnswers, LatinName, miceLine, visitorAnswers } from './registration'

/**
 * People of one list, and of one member in a year; emails of one invitation, and of all to one address in a year; days for which a link is good
 * (product §9).
 */
export const groupLimits = { atOnce: 30, ofMember: 60, mails: 2, toAddress: 3, days: 30 } as const

/** As what colleagues are registered by a list. */
export const groupRoles = ['visitor', 'buyer'] as const
export const GroupRole = z.enum(groupRoles)
export type GroupRole = z.infer<typeof GroupRole>

/** Somebody of the same organization, as a list names them. */
export const GroupPerson = z.strictObject({
  name_latin: LatinName,
  email: Email,
  position: OptionalText(miceLine),
  country: Country,
  /** Of the emails. */
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
/** Each of them may apply to be hosted afterwards. */
export const BuyerGroup = z.strictObject({ interests, events, size, budget, people }).check(oncePerAddress)
export type BuyerGroup = z.infer<typeof BuyerGroup>

/** `confirmed` has a badge; `declined` is never written to again about this year’s fair, and nothing but the address is kept. */
export const groupStates = ['waiting', 'confirmed', 'declined', 'expired'] as const
export const GroupState = z.enum(groupStates)
export type GroupState = z.infer<typeof GroupState>

/** Somebody whom a member has put on a list. */
export const GroupMember = z.object({
  id: Uuid,
  name_latin: z.string(),
  email: z.string(),
  role: GroupRole,
  lang: Lang,
  state: GroupState,
  /** When the last email was queued; null where the address gets no more for now. */
  mailed_at: z.nullable(Instant),
  may_mail_again: z.boolean(),
})
export type GroupMember = z.infer<typeof GroupMember>
const Group = z.array(GroupMember)

/** What the private link of an email ends with. */
export const invitationToken = /^[\w-]{43}$/
const Token = z.string().check(z.regex(invitationToken, 'mice.invitationUnknown'))

/** What somebody reads who has been put on a list, by the link of the email. */
export const MiceInvitation = z.object({
  /** Who has asked for it. */
  by: z.string(),
  organisation: z.string(),
  role: GroupRole,
  name_latin: z.string(),
  position: z.string(),
  country: Country,
  email: z.string(),
  /** Whether the address has a Naru account; otherwise one is opened. */
  has_account: z.boolean(),
})
export type MiceInvitation = z.infer<typeof MiceInvitation>

/** The name as it is on the badge in the holder’s own script belongs to the account; so does what newcomers agree to. */
export const InvitationAnswer = z.strictObject({
  name: RequiredText(80),
  name_latin: LatinName,
  position: OptionalText(miceLine),
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
 * Registering several people of one organization at once, for members who are registered themselves (product §3). Nobody is registered by it: each
 * gets an email with a link, and a badge only once they have confirmed.
 */
export const miceGroup = {
  /** Everybody whom the member has put on a list this year, by name. */
  list: endpoint({ ...own, method: 'get', path: '/api/v1/mice/group' }),
  /**
   * Puts people on the list; who is on it already is not written to again. Refuses with 409 `mice.registrationClosed`, `mice.notRegistered` for
   * whoever is not registered, `mice.groupTooMany`, and 400 `mice.dayUnknown`.
   */
  visitors: endpoint({ ...adding, path: '/api/v1/mice/group/visitors', body: VisitorGroup }),
  buyers: endpoint({ ...adding, path: '/api/v1/mice/group/buyers', body: BuyerGroup }),
  /** Writes once more to somebody who has not answered. Refuses with 404, and 429 where the address gets no more emails. */
  again: endpoint({ ...adding, path: '/api/v1/mice/group/:id/again', params: One }),
  /** Takes somebody off the list who has not confirmed. Refuses with 404. */
  remove: endpoint({ ...own, method: 'delete', path: '/api/v1/mice/group/:id', params: One, limit: 'write' }),
}

const opening = { method: 'post', auth: 'none', attempts: true } as const

/** What the link of the email opens; the token comes in the body, so that no address and no log has it. All refuse with 404 `mice.invitationUnknown`. */
export const miceInvitations = {
  read: endpoint({
    ...opening,
    path: '/api/v1/mice/invitations/read',
    body: z.strictObject({ link_token: Token }),
    data: MiceInvitation,
    limit: 'lookup',
  }),
  /** Registers whom the link was sent to, and opens an account where there is none. Refuses with 409 `mice.registrationClosed` and 400 `validation.terms`. */
  accept: endpoint({
    ...opening,
    path: '/api/v1/mice/invitations/accept',
    body: z.extend(InvitationAnswer, { link_token: Token }),
    data: z.object({ has_account: z.boolean() }),
    limit: 'write',
  }),
  /** Declines: what the list said of the person is deleted, and nobody can have them written to about this year’s fair. */
  decline: endpoint({
    ...opening,
    path: '/api/v1/mice/invitations/decline',
    body: z.strictObject({ link_token: Token }),
    data: z.object({ declined: z.boolean() }),
    limit: 'write',
  }),
}
