import { useTranslation } from 'react-i18next'
import { auth, PasswordChange as Draft } from '#contract/auth'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { CurrentPassword } from './current-password'
import { PasswordFields } from './password-fields'

const empty = { currentPassword: '', newPassword: '', newPassword_confirm: '' }

/** A new password for whoever knows the present one; asks first (product §5, §8). */
export function PasswordChange({ email }: { email: string }) {
  const { t } = useTranslation('shop.account')
  const dialogs = useDialogs()
  const form = useZodForm(Draft, empty)
  const change = useCall(auth.changePassword, { errors: 'page' })

  const send = async ({ currentPassword, newPassword }: z.output<typeof Draft>) => {
    if (!(await dialogs.question({ title: t('myProfile.passwordQuestion') }))) return
    await change.mutateAsync({ body: { currentPassword, newPassword } })
    form.reset(empty)
    toast.success(t('myProfile.saved'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('myProfile.password')}>
      <CurrentPassword name="currentPassword" email={email} />
      <PasswordFields names={['newPassword', 'newPassword_confirm']} isNew />
      <SubmitButton variant="secondary">{t('myProfile.passwordSubmit')}</SubmitButton>
    </Form>
  )
}
