import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auth, FactorCode, Signin } from '#contract/auth'
import type { Site } from '#contract/sites/sites'
import { z } from '#contract/zod'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { PasswordField } from '#src/ui/form/password-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'

interface SigninFormProps {
  site: Site
  texts: { title: string; email: string; password: string; submit: string }
  /** Filled in once known. */
  email?: string
  /** Starts the set-up of a required second factor that the account does not have yet, with the typed credentials. */
  onFactorDue?: (typed: { email: string; password: string }) => void
  /** Receives the token; an error it throws is shown in the form. */
  onToken: (token: string) => Promise<unknown> | unknown
}

const Typed = z.extend(Signin, { code: z.union([z.literal(''), FactorCode]) })

/** Address and password of an account on a site; sign-in never toasts, its refusal is shown in the form (product §4, §8). */
export function SigninForm({ site, texts, email, onFactorDue, onToken }: SigninFormProps) {
  const { t } = useTranslation('account')
  const [asksCode, setAsksCode] = useState(false)
  const form = useZodForm(Typed, { email: '', password: '', code: '' })
  const signin = useCall(auth.signin, { errors: 'silent' })

  // After hydration: the server rendered the form without it.
  useEffect(() => {
    if (email) form.setValue('email', email)
  }, [email, form.setValue])

  const { isSubmitting } = form.formState
  useEffect(() => {
    if (asksCode && !isSubmitting) form.setFocus('code')
  }, [asksCode, isSubmitting, form.setFocus])

  const send = async ({ code, ...typed }: { email: string; password: string; code: string }) => {
    try {
      const { accessToken } = await signin.mutateAsync({ body: { ...typed, site, ...(code && { code }) } })
      await onToken(accessToken)
    } catch (error) {
      const refused = error instanceof CallError ? error.code : ''
      if (refused === 'auth.factorDue' && onFactorDue) return onFactorDue(typed)
      // The first time this is not an error: the field for the code appears.
      if (refused !== 'auth.factorNeeded' || asksCode) throw error
      setAsksCode(true)
    }
  }
  return (
    <Form form={form} onSubmit={send} label={texts.title}>
      <TextField name="email" type="email" label={texts.email} autoComplete="username" inputMode="email" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      {asksCode && (
        <TextField name="code" label={t('factor.code')} help={t('factor.codeHelp')} autoComplete="one-time-code" />
      )}
      <SubmitButton wide>{texts.submit}</SubmitButton>
    </Form>
  )
}
