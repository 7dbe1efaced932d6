import { ApplicantSignup } from '#contract/applicants'
import { z } from '#contract/zod'
import { emptyNewcomer } from '#src/kits/account/empty-newcomer'

/** The form's fields: the email address is typed once, and no kind is preselected. */
export type RegistrationDraft = Omit<ApplicantSignup, 'login_id' | 'site' | 'kind'> & {
  kind: ApplicantSignup['kind'] | ''
}

/** The form's values, validated by the contract's sign-up (product §3, §5). */
export const RegistrationDraft = z.pipe(
  z.transform((draft: RegistrationDraft) => ({ ...draft, login_id: draft.email }) as ApplicantSignup),
  ApplicantSignup,
)

export const emptyDraft = (lang: ApplicantSignup['lang']): RegistrationDraft => ({
  kind: '',
  organization: '',
  organization_latin: '',
  country: '',
  lang,
  name: '',
  ...emptyNewcomer,
})

/** The fields that survive a reload; passwords and consents have to be entered again. */
export const keptFields = ['kind', 'organization', 'organization_latin', 'country', 'name', 'email', 'phone'] as const
