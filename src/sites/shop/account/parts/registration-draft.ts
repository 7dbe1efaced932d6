import { Signup, type UserType } from '#contract/auth'
import { z } from '#contract/zod'
import { emptyNewcomer } from '#src/kits/account/empty-newcomer'

/** The form's fields: the address is typed once, and the file travels beside the draft. */
export type RegistrationDraft = Omit<Signup, 'login_id'> & { file: File | null }

/** What the form holds, judged by the contract's sign-up draft (product §3, §5). */
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

/** Under this name what is typed is kept, also when one goes over to the other kind of account. */
export const draftName = 'registration'
/** What survives a reload; passwords and consents are given again. */
export const keptFields = ['name', 'email', 'phone', 'company_name', 'business_number', 'company_description'] as const
