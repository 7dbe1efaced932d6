import { isOwnLogin, Newcomer, onlyAt, passwordFields, samePassword } from './auth'
import { Country } from './countries'
import { OrganisationKind } from './education/sections'
import { endpoint } from './endpoint'
import { OptionalText, RequiredText, Uuid } from './fields'
import { Lang } from './languages'
import { z } from './zod'

/** Most characters of an organisation's name. */
export const organisationLength = 120

/** An organisation as its representative describes it; the name is in the script of its documents. */
const organisation = {
  kind: OrganisationKind,
  organisation: RequiredText(organisationLength),
  /** The same name in Latin letters if it is written in another script; otherwise empty. */
  organisation_latin: OptionalText(organisationLength),
  country: Country,
}

/** The sign-up of the education travel site (product §3): `name` is the representative's. */
export const ApplicantSignup = z
  .extend(Newcomer, { ...organisation, ...passwordFields, site: onlyAt('edu-travel') })
  .check(samePassword, isOwnLogin)
export type ApplicantSignup = z.input<typeof ApplicantSignup>

/** An organisation and its representative. */
export const Applicant = z.object({
  id: Uuid,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  kind: OrganisationKind,
  organisation: z.string(),
  organisation_latin: z.string(),
  country: Country,
  /** The language of emails to the applicant. */
  lang: Lang,
  agree_marketing: z.boolean(),
})
export type Applicant = z.infer<typeof Applicant>

export const ApplicantChange = z.strictObject({
  ...organisation,
  name: RequiredText(80),
  lang: Lang,
  agree_marketing: z.boolean(),
})
export type ApplicantChange = z.infer<typeof ApplicantChange>

/** Accounts of the travel area: organisations that apply for the education travel programme (product §3, §4). */
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
