import { across } from '../across'
import { isOwnLogin, Newcomer, onlyAt, passwordFields, samePassword } from '../auth'
import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { Agreed, Email, Instant, LangQuery, OptionalText, RequiredText, TravelDay, Uuid } from '../fields'
import { textLimits } from '../limits'
import { StreamedFile } from '../streamed-file'
import { z } from '../zod'
import { MiceSector } from './company'

/** The roles of participants; one account can have several in a year (product §3). */
export const miceRoles = ['visitor', 'buyer', 'seller'] as const
export const MiceRole = z.enum(miceRoles)
export type MiceRole = z.infer<typeof MiceRole>

/** Professions of visitors. */
export const professions = [
  'planner',
  'corporate',
  'association',
  'public',
  'academia',
  'student',
  'press',
  'other',
] as const
export const Profession = z.enum(professions, 'validation.required')

/** Events that a buyer holds per year. */
export const eventBands = ['to_5', 'to_20', 'to_50', 'over_50'] as const
export const EventBand = z.enum(eventBands, 'validation.required')
/** People at the largest of them. */
export const sizeBands = ['to_100', 'to_500', 'to_2000', 'over_2000'] as const
export const SizeBand = z.enum(sizeBands, 'validation.required')
/** Annual budget for them in US dollars; `private` if not disclosed. */
export const budgetBands = ['private', 'to_50k', 'to_250k', 'to_1m', 'over_1m'] as const
export const BudgetBand = z.enum(budgetBands, 'validation.required')

/** Most characters of one line of a registration. */
export const miceLine = 120

/** Names on a badge must be readable for all, in Latin letters. */
export const LatinName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.maxLength(80, 'validation.tooLong'),
    z.regex(/^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M} .'’-]+$/u, 'mice.latinName'),
  )

/** A letter of a script that badges are not printed in. */
const unprintable =
  /(?![\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}])\p{L}/u
const isPrintable = z.refine<string>((text) => !unprintable.test(text), 'mice.badgeLetters')

/** The organization and the position as they are printed on a badge. */
export const BadgeOrganization = RequiredText(miceLine).check(isPrintable)
export const BadgePosition = OptionalText(miceLine).check(isPrintable)

const interests = z.array(MiceSector).check(z.minLength(1, 'validation.required'), z.maxLength(8, 'validation.invalid'))

/** What every role requires: it is on the badge, and the same for all roles of a person. */
const person = {
  name_latin: LatinName,
  organization: BadgeOrganization,
  position: BadgePosition,
  country: Country,
  /** Whether exhibitors who scan the badge get name, organization and email address. Consent is optional (product §5). */
  agree_leads: z.boolean(),
}
const rules = { agree_rules: Agreed }

/** The fields of a visitor. */
export const visitorAnswers = {
  profession: Profession,
  interests,
  days: z.array(TravelDay).check(z.minLength(1, 'validation.required'), z.maxLength(10, 'validation.invalid')),
}
/** The fields of a buyer. */
export const buyerAnswers = {
  interests,
  events: EventBand,
  size: SizeBand,
  budget: BudgetBand,
  /** Whether the buyer wants to be hosted by the fair, and why: the next event it plans. */
  wants_hosting: z.boolean(),
  hosting_reason: OptionalText(textLimits.companyText),
}
const seller = {
  sector: MiceSector,
  contact_email: Email,
  description: z.string().check(z.trim(), z.maxLength(textLimits.companyText, 'validation.companyText')),
}
/** A buyer who wants to be hosted gives a reason, in a sentence. */
const reasonWhereHosted = across<{ wants_hosting?: boolean; hosting_reason?: string }>(
  ({ wants_hosting, hosting_reason = '' }) => !wants_hosting || hosting_reason.trim().length >= textLimits.minText,
  { error: 'validation.minText', path: ['hosting_reason'] },
)

export const VisitorRegistration = z.strictObject({ ...person, ...visitorAnswers, ...rules })
export type VisitorRegistration = z.infer<typeof VisitorRegistration>
export const BuyerRegistration = z.strictObject({ ...person, ...buyerAnswers, ...rules }).check(reasonWhereHosted)
export type BuyerRegistration = z.infer<typeof BuyerRegistration>
export const SellerRegistration = z.strictObject({ ...person, ...seller, ...rules })
export type SellerRegistration = z.infer<typeof SellerRegistration>

/** What each role stores besides the person. */
export const VisitorAnswers = z.object(visitorAnswers)
export const BuyerAnswers = z.object(buyerAnswers)
export const SellerAnswers = z.object(seller)
export interface MiceAnswers {
  visitor: z.infer<typeof VisitorAnswers>
  buyer: z.infer<typeof BuyerAnswers>
  seller: z.infer<typeof SellerAnswers>
}

const taken = { at: Instant }
/** A member's registration: the person, and the roles taken so far. */
export const MiceRegistration = z.object({
  year: z.number(),
  /** The badge number: `MB270314-…`. */
  number: z.string(),
  person: z.object({ ...person, name: z.string(), email: z.string(), phone: z.string() }),
  visitor: z.nullable(z.extend(VisitorAnswers, taken)),
  buyer: z.nullable(z.extend(BuyerAnswers, taken)),
  seller: z.nullable(z.extend(SellerAnswers, taken)),
})
export type MiceRegistration = z.infer<typeof MiceRegistration>

/** What the badge shows. */
export const MiceBadge = z.object({
  number: z.string(),
  /** The signed code, `NARU1.<payload>.<signature>`. */
  code: z.string(),
  name: z.string(),
  name_latin: z.string(),
  organization: z.string(),
  position: z.string(),
  roles: z.array(MiceRole),
})
export type MiceBadge = z.infer<typeof MiceBadge>

/** The sign-up for an account of the member area on this site (product §5). */
export const MiceSignup = z
  .extend(Newcomer, { ...passwordFields, site: onlyAt('mice') })
  .check(samePassword, isOwnLogin)
export type MiceSignup = z.input<typeof MiceSignup>

const Own = z.object({ registration: z.nullable(MiceRegistration) })
const taking = { method: 'put', auth: 'member', data: Own, limit: 'write' } as const

export const miceRegistration = {
  /** Creates an account. Refuses with 400 `auth.codeWrong` or `auth.codeExpired` and 409 `auth.emailTaken`. */
  signup: endpoint({
    method: 'post',
    path: '/api/v1/mice/accounts',
    auth: 'none',
    body: MiceSignup,
    data: z.object({ id: Uuid }),
    limit: 'signup',
    attempts: true,
  }),
  /** The member's registration for this year's fair; null if there is none. */
  own: endpoint({ method: 'get', path: '/api/v1/mice/registration', auth: 'member', data: Own }),
  /**
   * Takes a role, or changes its details. Refuses with 409 `mice.registrationClosed` members who do not have the role yet, and
   * with 400 `mice.dayUnknown`.
   */
  visitor: endpoint({ ...taking, path: '/api/v1/mice/registration/visitor', body: VisitorRegistration }),
  buyer: endpoint({ ...taking, path: '/api/v1/mice/registration/buyer', body: BuyerRegistration }),
  seller: endpoint({ ...taking, path: '/api/v1/mice/registration/seller', body: SellerRegistration }),
  /** Gives a role up; the last one takes the registration, the badge and the seats with it. Refuses with 404. */
  leave: endpoint({
    method: 'delete',
    path: '/api/v1/mice/registration/:role',
    auth: 'member',
    params: z.object({ role: MiceRole }),
    data: Own,
    limit: 'write',
  }),
  /** Sets whether a scan of the badge passes data on from now on. Refuses with 404 members who are not registered. */
  leads: endpoint({
    ...taking,
    path: '/api/v1/mice/registration/leads',
    body: z.strictObject({ agree_leads: z.boolean() }),
  }),
  /** Refuses with 404 members who are not registered. */
  badge: endpoint({ method: 'get', path: '/api/v1/mice/badge', auth: 'member', data: MiceBadge }),
  /** The badge as a PDF to be printed, cut and folded once to A6. Refuses with 404 members who are not registered. */
  print: endpoint({
    method: 'get',
    path: '/api/v1/mice/badge/print',
    auth: 'member',
    query: LangQuery,
    data: StreamedFile,
    download: true,
    // It is drawn for each request, at the cost of many reads.
    limit: 'lookup',
  }),
}
