import { useTranslation } from 'react-i18next'
import { auth, PasswordChange as Draft } from '#contract/auth'
import type { AccountSite } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { CurrentPassword } from './current-password'
import { PasswordFields } from './password-fields'
import { areaOf } from './queries'

const empty = { currentPassword: '', newPassword: '', newPassword_confirm: '' }

/** Sets a new password for a user who knows the current one; asks first (product §5, §8). */
export function PasswordChange({ site, email }: { site: AccountSite; email: string }) {
  const { t } = useTranslation('account')
  const dialogs = useDialogs()
  const form = useZodForm(Draft, empty)
  const change = useCall(auth.changePassword, { errors: 'page', area: areaOf(site) })

  const send = async ({ currentPassword, newPassword }: z.output<typeof Draft>) => {
    if (!(await dialogs.question({ title: t('passwordChange.question') }))) return
    await change.mutateAsync({ body: { currentPassword, newPassword, site } })
    form.reset(empty)
    toast.success(t('passwordChange.saved'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('passwordChange.title')}>
      <CurrentPassword name="currentPassword" email={email} />
      <PasswordFields names={['newPassword', 'newPassword_confirm']} isNew />
      <SubmitButton variant="secondary">{t('passwordChange.submit')}</SubmitButton>
    </Form>
  )
}
