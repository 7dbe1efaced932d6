import { useEffect } from 'react'
import { auth, Signin } from '#contract/auth'
import type { Site } from '#contract/sites/sites'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { PasswordField } from '#src/ui/form/password-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'

interface SigninFormProps {
  site: Site
  texts: { title: string; email: string; password: string; submit: string }
  /** Filled in once it is known. */
  email?: string
  /** Gets the token; what it throws is in the form. */
  onToken: (token: string) => Promise<unknown> | unknown
}

/** Address and password of an account on a site; sign-in never toasts, its refusal is in the form (product §4, §8). */
export function SigninForm({ site, texts, email, onToken }: SigninFormProps) {
  const form = useZodForm(Signin, { email: '', password: '' })
  const signin = useCall(auth.signin, { errors: 'silent' })

  // After the page was taken over: the server rendered it without.
  useEffect(() => {
    if (email) form.setValue('email', email)
  }, [email, form.setValue])

  const send = async (body: { email: string; password: string }) => {
    const { accessToken } = await signin.mutateAsync({ body: { ...body, site } })
    await onToken(accessToken)
  }
  return (
    <Form form={form} onSubmit={send} label={texts.title}>
      <TextField name="email" type="email" label={texts.email} autoComplete="username" inputMode="email" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <SubmitButton wide>{texts.submit}</SubmitButton>
    </Form>
  )
}
