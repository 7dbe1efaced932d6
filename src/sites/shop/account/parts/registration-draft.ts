import { Signup, type UserType } from '#contract/auth'
import { z } from '#contract/zod'
import { emptyNewcomer } from '#src/kits/account/empty-newcomer'

/** The form's fields: the email address is typed once, and the file is sent separately. */
export type RegistrationDraft = Omit<Signup, 'login_id'> & { file: File | null }

/** The form's values, validated by the contract's sign-up draft (product §3, §5). */
export const RegistrationDraft = z.pipe(
  z.transform(({ file: _, ...draft }: RegistrationDraft) => ({ ...draft, login_id: draft.email })),
  Signup,
)

export const emptyDraft = (type: UserType, lang: Signup['lang']): RegistrationDraft => ({
  type,
  lang,
  name: '',
  ...emptyNewcomer,
  company_name: '',
  business_number: '',
  company_description: '',
  file: null,
})

/** The name of the draft in the tab, shared by both kinds of account. */
export const draftName = 'registration'
/** The fields that survive a reload; passwords and consents have to be entered again. */
export const keptFields = ['name', 'email', 'phone', 'company_name', 'business_number', 'company_description'] as const
