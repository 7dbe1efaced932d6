import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { auth, Signin } from '#contract/auth'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { PasswordField } from '#src/ui/form/password-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useEnter } from './use-enter'

/** Signs a member in and goes on to `to`; sign-in never toasts, its refusal stands in the form (product §4, §8). */
export function LoginForm({ to }: { to: string }) {
  const { t } = useTranslation('shop.account')
  const enter = useEnter()
  const { state } = useLocation() as { state: { email?: string } | null }
  const form = useZodForm(Signin, { email: '', password: '' })
  const signin = useCall(auth.signin, { errors: 'silent' })
  const email = state?.email

  // After the page was taken over: the server rendered it without.
  useEffect(() => {
    if (email) form.setValue('email', email)
  }, [email, form.setValue])

  const send = async (body: { email: string; password: string }) => {
    const { accessToken } = await signin.mutateAsync({ body })
    await enter(accessToken, to)
  }
  return (
    <Form form={form} onSubmit={send} label={t('login.title')}>
      <TextField name="email" type="email" label={t('email.label')} autoComplete="username" inputMode="email" />
      <PasswordField name="password" label={t('password.label')} autoComplete="current-password" />
      <SubmitButton wide>{t('login.submit')}</SubmitButton>
    </Form>
  )
}
