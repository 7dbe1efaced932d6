import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Signup, type UserType } from '#contract/auth'
import { z } from '#contract/zod'

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
  email: '',
  phone: '',
  password: '',
  password_confirm: '',
  company_name: '',
  check_duplicate: false,
  code: '',
  agree_terms: false,
  agree_privacy: false,
  agree_provided: false,
  agree_marketing: false,
  file: null,
})

const key = 'REGISTRATION_DRAFT'
/** What survives a reload; passwords and consents are given anew. */
const kept = ['name', 'email', 'phone', 'company_name'] as const

export const forgetDraft = (): void => sessionStorage.removeItem(key)

/** Keeps what was typed while the tab lives, also when one goes over to the other kind of account. */
export function useKeptDraft({ setValue, subscribe }: Pick<UseFormReturn<RegistrationDraft>, 'setValue' | 'subscribe'>) {
  useEffect(() => {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    for (const name of kept) {
      const value = stored[name]
      if (typeof value === 'string' && value) setValue(name, value)
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.fromEntries(kept.map((name) => [name, values[name]]))
        sessionStorage.setItem(key, JSON.stringify(typed))
      },
    })
  }, [setValue, subscribe])
}
