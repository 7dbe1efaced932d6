import { across } from './across'
import { accountAreas, areas, endpoint, roles, signinAreas } from './endpoint'
import {
  Agreed,
  BusinessNumber,
  Code,
  Email,
  OptionalText,
  Password,
  Phone,
  RequiredText,
  TypedPassword,
  Uuid,
} from './fields'
import { LanguageCode } from './languages'
import { textLimits } from './limits'
import { type AccountSite, accountSites, passwordSites, Site } from './sites/sites'
import { z } from './zod'

/** `{userType}` of /account/registration/{userType}. */
export const userTypes = ['general', 'company'] as const
export const UserType = z.enum(userTypes)
export type UserType = z.infer<typeof UserType>

/** How long a mailed code is good, and how many wrong tries it bears. */
export const codeMinutes = 10
export const codeTries = 5
/** How long a link to set a new password is good, in minutes (product §4). */
export const resetMinutes = 60

/** The specification's calls name no site: without one they are the shop's (product §7). */
const specified = 'shop'
/** The site that a call is made on: it says in which area the account is, and what mails name and lead to (product §5). */
const AtSite = z._default(z.enum(accountSites), specified)
/** The same where a new password is asked for, which people of a desk do too. */
const AtPasswordSite = z._default(z.enum(passwordSites), specified)
/** The same for somebody who is signed in, where the token says the area. */
export const OwnSite = z.optional(z.enum(accountSites))
/** The `site` of a sign-up that opens accounts of one site alone. */
export const onlyAt = <const S extends AccountSite>(site: S) => z._default(z.literal(site), site)

const Confirmation = z.string().check(z.minLength(1, 'validation.required'))

/** What is typed for a new password. */
export const passwordFields = { password: Password, password_confirm: Confirmation }

/** The confirmation must say the same as the password (product §5). */
const same = <P extends string, C extends string>(password: P, confirm: C) =>
  across<Record<P | C, string>>((draft) => draft[password] === draft[confirm], {
    error: 'validation.passwordConfirm',
    path: [confirm],
  })

/** The confirmation of `passwordFields`. */
export const samePassword = same('password', 'password_confirm')

/**
 * What everybody gives who opens an account (product §3); each site's own sign-up adds `site: onlyAt(…)` and whatever else it
 * asks for. `login_id` is the email address; `check_duplicate` says that it was checked. */
export const Newcomer = z.strictObject({
  login_id: Email,
  name: RequiredText(80),
  email: Email,
  phone: Phone,
  check_duplicate: z.boolean().check(z.refine((checked) => checked, 'auth.checkEmailFirst')),
  /** The code that was mailed to the address. */
  code: Code,
  agree_terms: Agreed,
  agree_privacy: Agreed,
  agree_provided: z.boolean(),
  agree_marketing: z.boolean(),
  lang: LanguageCode,
})
export type Newcomer = z.output<typeof Newcomer>

/** `login_id` says the same as the email address. */
export const isOwnLogin = z.refine<Pick<Newcomer, 'login_id' | 'email'>>((draft) => draft.login_id === draft.email, {
  error: 'validation.email',
  path: ['login_id'],
})

/** The sign-up draft (product §3). */
export const Signup = z
  .extend(Newcomer, {
    ...passwordFields,
    site: z._default(z.enum([specified, 'seoulitepass']), specified),
    type: UserType,
    company_name: z.optional(OptionalText(120)),
    business_number: z.optional(BusinessNumber),
    company_description: z.optional(
      z.string().check(z.trim(), z.maxLength(textLimits.companyText, 'validation.companyText')),
    ),
  })
  .check(
    samePassword,
    across<{ type?: unknown; company_name?: string }>(
      ({ type, company_name = '' }) => type !== 'company' || company_name.trim() !== '',
      { error: 'validation.required', path: ['company_name'] },
    ),
    isOwnLogin,
  )
export type Signup = z.input<typeof Signup>

/** What a mailed link to set a new password ends with. */
const ResetCode = z.string().check(z.minLength(20), z.maxLength(200))

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const FactorCode = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(40, 'validation.tooLong'),
    z.regex(/^[a-z\d](?:[\s-]?[a-z\d]){5,9}$/, 'auth.factorWrong'),
  )

export const Signin = z.strictObject({ email: Email, password: TypedPassword })

export const FindId = z.strictObject({ name: RequiredText(80), phone: Phone })

/** `subject`, `html` and `url` are accepted as the specification has them, and ignored (product §7, hazard 1). */
export const ResetRequest = z.strictObject({
  email: Email,
  subject: z.optional(z.string()),
  html: z.optional(z.string()),
  url: z.optional(z.string()),
  lang: z.optional(LanguageCode),
})

/** What is typed to set a new password, before it is sent. */
export const NewPassword = z.strictObject(passwordFields).check(samePassword)

/** The same for somebody who is signed in. */
export const PasswordChange = z
  .strictObject({ currentPassword: TypedPassword, newPassword: Password, newPassword_confirm: Confirmation })
  .check(same('newPassword', 'newPassword_confirm'))

export const auth = {
  /** The start-up call of somebody who holds a token, of whichever area that people sign in to (product §2). */
  isLogin: endpoint({
    method: 'get',
    path: '/api/v1/auth/isLogin',
    auth: signinAreas,
    data: z.object({ id: Uuid, name: z.string(), roles: z.array(z.enum(roles)) }),
  }),
  /** 409 when the address is taken (product §8). */
  checkEmail: endpoint({
    method: 'get',
    path: '/api/v1/auth/check-email',
    auth: 'none',
    query: z.object({ email: Email, site: AtSite }),
    data: z.object({ isDuplicate: z.boolean() }),
    limit: 'lookup',
  }),
  checkPhone: endpoint({
    method: 'get',
    path: '/api/v1/auth/check-phone',
    auth: 'none',
    query: z.object({ phone: Phone, site: AtSite }),
    data: z.object({ isDuplicate: z.boolean() }),
    limit: 'lookup',
  }),
  /** The address, masked, that a name and a phone number signed up with; null when there is none. */
  findId: endpoint({
    method: 'post',
    path: '/api/v1/auth/find-id',
    auth: 'none',
    body: z.extend(FindId, { site: AtSite }),
    data: z.object({ email: z.nullable(z.string()) }),
    limit: 'lookup',
  }),
  /** Mails a six-digit code to a free address; answers the same whether or not the address is taken. */
  sendCode: endpoint({
    method: 'post',
    path: '/api/v1/auth/email-code',
    auth: 'none',
    body: z.strictObject({ email: Email, site: AtSite }),
    data: z.object({ minutes: z.number() }),
    limit: 'code',
    sends: true,
  }),
  /** Whether the code is the one that was mailed; it stays good for the sign-up that follows. */
  verifyCode: endpoint({
    method: 'post',
    path: '/api/v1/auth/email-code/verify',
    auth: 'none',
    body: z.strictObject({ email: Email, code: Code, site: AtSite }),
    data: z.object({ verified: z.boolean() }),
    limit: 'code',
    attempts: true,
  }),
  signup: endpoint({
    method: 'post',
    path: '/api/v1/auth/signup',
    auth: 'none',
    body: Signup,
    files: ['file'],
    data: z.object({ userId: Uuid }),
    limit: 'signup',
    attempts: true,
  }),
  signin: endpoint({
    method: 'post',
    path: '/api/v1/auth/signin',
    auth: 'none',
    /** `code`: of an authenticator app, or a recovery code, where the account has a second factor. */
    body: z.extend(Signin, { site: z._default(Site, specified), code: z.optional(FactorCode) }),
    data: z.object({ accessToken: z.string() }),
    limit: 'signin',
    attempts: true,
  }),
  /** Ends the session whose token the call carries, of whichever area. */
  signout: endpoint({ method: 'post', path: '/api/v1/auth/signout', auth: areas, data: z.object({}) }),
  requestReset: endpoint({
    method: 'post',
    path: '/api/v1/auth/reset-password',
    auth: 'none',
    body: z.extend(ResetRequest, { site: AtPasswordSite }),
    data: z.object({}),
    limit: 'code',
    sends: true,
  }),
  /** Whether the link of a mail is still good: known, not used and no older than `resetMinutes` (product §4). */
  checkReset: endpoint({
    method: 'get',
    path: '/api/v1/auth/reset-password/:code',
    auth: 'none',
    params: z.object({ code: z.string().check(z.maxLength(200)) }),
    query: z.object({ site: AtPasswordSite }),
    data: z.object({ valid: z.boolean() }),
    limit: 'lookup',
  }),
  resetPassword: endpoint({
    method: 'post',
    path: '/api/v1/auth/reset-password/:code',
    auth: 'none',
    params: z.object({ code: ResetCode }),
    body: z.strictObject({ password: Password, site: AtPasswordSite }),
    data: z.object({}),
    limit: 'signin',
    attempts: true,
  }),
  changePassword: endpoint({
    method: 'post',
    path: '/api/v1/auth/change-password',
    auth: accountAreas,
    body: z.strictObject({ currentPassword: TypedPassword, newPassword: Password, site: OwnSite }),
    data: z.object({}),
    limit: 'signin',
    attempts: true,
  }),
  /** Withdrawal: the account is closed and its personal data removed. */
  withdraw: endpoint({
    method: 'delete',
    path: '/api/v1/auth/delete',
    auth: accountAreas,
    query: z.object({ site: OwnSite }),
    data: z.object({}),
  }),
}
