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

/** How long a mailed code is valid, and how many wrong tries it allows. */
export const codeMinutes = 10
export const codeTries = 5
/** How long a link to set a new password is valid, in minutes (product §4). */
export const resetMinutes = 60

/** The specification's calls name no site; they default to the shop (product §7). */
const specified = 'shop'
/** The site of the call: it determines the account's area, and what emails name and link to (product §5). */
const AtSite = z._default(z.enum(accountSites), specified)
/** Like `AtSite`, for requesting a new password, which desk staff can do too. */
const AtPasswordSite = z._default(z.enum(passwordSites), specified)
/** Like `AtSite`, for a signed-in user, whose token says the area. */
export const OwnSite = z.optional(z.enum(accountSites))
/** The `site` of a sign-up that opens accounts on one site only. */
export const onlyAt = <const S extends AccountSite>(site: S) => z._default(z.literal(site), site)

const Confirmation = z.string().check(z.minLength(1, 'validation.required'))

/** The fields of a new password. */
export const passwordFields = { password: Password, password_confirm: Confirmation }

/** The confirmation must equal the password (product §5). */
const same = <P extends string, C extends string>(password: P, confirm: C) =>
  across<Record<P | C, string>>((draft) => draft[password] === draft[confirm], {
    error: 'validation.passwordConfirm',
    path: [confirm],
  })

/** Checks the confirmation of `passwordFields`. */
export const samePassword = same('password', 'password_confirm')

/**
 * What every new account needs (product §3); each site's own sign-up adds `site: onlyAt(…)` and its own fields. `login_id` is the
 * email address; `check_duplicate` says that its availability was checked.
 */
export const Newcomer = z.strictObject({
  login_id: Email,
  name: RequiredText(80),
  email: Email,
  phone: Phone,
  check_duplicate: z.boolean().check(z.refine((checked) => checked, 'auth.checkEmailFirst')),
  /** The code mailed to the address. */
  code: Code,
  agree_terms: Agreed,
  agree_privacy: Agreed,
  agree_provided: z.boolean(),
  agree_marketing: z.boolean(),
  lang: LanguageCode,
})
export type Newcomer = z.output<typeof Newcomer>

/** Checks that `login_id` equals the email address. */
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

/** The code at the end of a mailed link to set a new password. */
const ResetCode = z.string().check(z.minLength(20), z.maxLength(200))

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
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

/** The form of a new password, before it is sent. */
export const NewPassword = z.strictObject(passwordFields).check(samePassword)

/** The form for a signed-in user to change the password. */
export const PasswordChange = z
  .strictObject({ currentPassword: TypedPassword, newPassword: Password, newPassword_confirm: Confirmation })
  .check(same('newPassword', 'newPassword_confirm'))

export const auth = {
  /** The start-up call of a token holder, for every area with a sign-in (product §2). */
  isLogin: endpoint({
    method: 'get',
    path: '/api/v1/auth/isLogin',
    auth: signinAreas,
    data: z.object({ id: Uuid, name: z.string(), roles: z.array(z.enum(roles)) }),
  }),
  /** Refuses with 409 when the address is taken (product §8). */
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
  /** Finds the masked email address of the account with this name and phone number; null when there is none. */
  findId: endpoint({
    method: 'post',
    path: '/api/v1/auth/find-id',
    auth: 'none',
    body: z.extend(FindId, { site: AtSite }),
    data: z.object({ email: z.nullable(z.string()) }),
    limit: 'lookup',
  }),
  /** Mails a six-digit code to a free address; the response is the same whether or not the address is taken. */
  sendCode: endpoint({
    method: 'post',
    path: '/api/v1/auth/email-code',
    auth: 'none',
    body: z.strictObject({ email: Email, site: AtSite }),
    data: z.object({ minutes: z.number() }),
    limit: 'code',
    sends: true,
  }),
  /** Whether the code is the mailed one; it stays valid for the sign-up that follows. */
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
    /** `code` is from an authenticator app, or a recovery code, if the account has a second factor. */
    body: z.extend(Signin, { site: z._default(Site, specified), code: z.optional(FactorCode) }),
    data: z.object({ accessToken: z.string() }),
    limit: 'signin',
    attempts: true,
  }),
  /** Ends the session of the token that the call carries, in any area. */
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
  /** Whether a mailed link is still valid: known, unused and no older than `resetMinutes` (product §4). */
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
  /** Withdrawal: closes the account and removes its personal data. */
  withdraw: endpoint({
    method: 'delete',
    path: '/api/v1/auth/delete',
    auth: accountAreas,
    query: z.object({ site: OwnSite }),
    data: z.object({}),
  }),
}
