import { useTranslation } from 'react-i18next'
import { auth, NewPassword } from '#contract/auth'
import type { PasswordSite } from '#contract/sites/sites'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { PasswordFields } from './password-fields'

interface PasswordResetFormProps {
  site: PasswordSite
  token: string
  onDone: () => void
  /** The link expired or was used while the page was open. */
  onExpired: () => void
}

export function PasswordResetForm({ site, token, onDone, onExpired }: PasswordResetFormProps) {
  const { t } = useTranslation('account')
  const form = useZodForm(NewPassword, { password: '', password_confirm: '' })
  const reset = useCall(auth.resetPassword, { errors: 'page' })
  const send = async ({ password }: { password: string }) => {
    try {
      await reset.mutateAsync({ params: { code: token }, body: { password, site } })
      onDone()
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 410) throw error
      onExpired()
    }
  }
  return (
    <Form form={form} onSubmit={send} label={t('passwordReset.title')}>
      <PasswordFields isNew />
      <SubmitButton wide>{t('passwordReset.submit')}</SubmitButton>
    </Form>
  )
}
