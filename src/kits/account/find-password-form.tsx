import { useTranslation } from 'react-i18next'
import { auth, ResetRequest } from '#contract/auth'
import type { PasswordSite } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useLanguage } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'

/** Requests a link by mail; the response is the same whether or not the address has an account. */
export function FindPasswordForm({ site, onSent }: { site: PasswordSite; onSent: (email: string) => void }) {
  const { t } = useTranslation('account')
  const lang = useLanguage()
  const form = useZodForm(ResetRequest, { email: '' })
  const request = useCall(auth.requestReset, { errors: 'page' })
  const send = async ({ email }: z.output<typeof ResetRequest>) => {
    await request.mutateAsync({ body: { email, lang, site } })
    onSent(email)
  }
  return (
    <Form form={form} onSubmit={send} label={t('findPassword.title')}>
      <TextField name="email" type="email" label={t('email.label')} autoComplete="username" inputMode="email" />
      <SubmitButton wide>{t('findPassword.submit')}</SubmitButton>
    </Form>
  )
}
