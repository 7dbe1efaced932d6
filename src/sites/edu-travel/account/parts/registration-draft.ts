import { ApplicantSignup } from '#contract/applicants'
import { z } from '#contract/zod'

/** The form's fields: the address is typed once, and no kind is chosen at first. */
export type RegistrationDraft = Omit<ApplicantSignup, 'login_id' | 'site' | 'kind'> & {
  kind: ApplicantSignup['kind'] | ''
}

/** What the form holds, judged by the contract's sign-up (product §3, §5). */
export const RegistrationDraft = z.pipe(
  z.transform((draft: RegistrationDraft) => ({ ...draft, login_id: draft.email }) as ApplicantSignup),
  ApplicantSignup,
)

export const emptyDraft = (lang: ApplicantSignup['lang']): RegistrationDraft => ({
  kind: '',
  organisation: '',
  organisation_latin: '',
  country: '',
  lang,
  name: '',
  email: '',
  phone: '',
  password: '',
  password_confirm: '',
  check_duplicate: false,
  code: '',
  agree_terms: false,
  agree_privacy: false,
  agree_provided: false,
  agree_marketing: false,
})

/** What survives a reload; passwords and consents are given anew. */
export const keptFields = ['kind', 'organisation', 'organisation_latin', 'country', 'name', 'email', 'phone'] as const
