import { isOwnLogin, Newcomer, onlyAt, passwordFields, samePassword } from './auth'
import { Country } from './countries'
import { OrganizationKind } from './education/sections'
import { endpoint } from './endpoint'
import { OptionalText, RequiredText, Uuid } from './fields'
import { Lang } from './languages'
import { z } from './zod'

/** Most characters of an organization's name. */
export const organizationLength = 120

/** An organization as its representative describes it; the name is in the script of its documents. */
const organization = {
  kind: OrganizationKind,
  organization: RequiredText(organizationLength),
  /** The same name in Latin letters if it is written in another script; otherwise empty. */
  organization_latin: OptionalText(organizationLength),
  country: Country,
}

/** The sign-up of the education travel site (product §3): `name` is the representative's. */
export const ApplicantSignup = z
  .extend(Newcomer, { ...organization, ...passwordFields, site: onlyAt('edu-travel') })
  .check(samePassword, isOwnLogin)
export type ApplicantSignup = z.input<typeof ApplicantSignup>

/** An organization and its representative. */
export const Applicant = z.object({
  id: Uuid,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  kind: OrganizationKind,
  organization: z.string(),
  organization_latin: z.string(),
  country: Country,
  /** The language of emails to the applicant. */
  lang: Lang,
  agree_marketing: z.boolean(),
})
export type Applicant = z.infer<typeof Applicant>

export const ApplicantChange = z.strictObject({
  ...organization,
  name: RequiredText(80),
  lang: Lang,
  agree_marketing: z.boolean(),
})
export type ApplicantChange = z.infer<typeof ApplicantChange>

/** Accounts of the travel area: organizations that apply for the education travel program (product §3, §4). */
export const applicants = {
  /** Refuses with 400 `auth.codeWrong` or `auth.codeExpired` and 409 `auth.emailTaken`. */
  register: endpoint({
    method: 'post',
    path: '/api/v1/applicants',
    auth: 'none',
    body: ApplicantSignup,
    data: z.object({ id: Uuid }),
    limit: 'signup',
    attempts: true,
  }),
  /** The applicant's own record. */
  own: endpoint({ method: 'get', path: '/api/v1/applicants/own', auth: 'travel', data: Applicant }),
  /** The email address cannot be changed; changing the phone number takes a code. */
  change: endpoint({
    method: 'put',
    path: '/api/v1/applicants/own',
    auth: 'travel',
    body: ApplicantChange,
    data: Applicant,
    limit: 'write',
  }),
}
