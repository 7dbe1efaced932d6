import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/form/password-field'

/**
 * A new password with its strength, and its confirmation (product §5). They fill the form's `password` and `password_confirm`
 * unless `names` says otherwise.
 */
export function PasswordFields({
  names: [password, confirm] = ['password', 'password_confirm'],
  isNew = false,
}: {
  names?: [password: string, confirm: string]
  /** It replaces an existing password. */
  isNew?: boolean
}) {
  const { t } = useTranslation('account')
  const { getFieldState, trigger } = useFormContext()
  const typed = useWatch({ name: password })

  // The error of the confirmation depends on the first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` is what sets it off
  useEffect(() => {
    if (getFieldState(confirm).isTouched) void trigger(confirm)
  }, [typed, confirm, getFieldState, trigger])

  return (
    <>
      <PasswordField
        name={password}
        label={t(isNew ? 'password.new' : 'password.label')}
        help={t('password.help')}
        autoComplete="new-password"
        meter
      />
      <PasswordField
        name={confirm}
        label={t(isNew ? 'password.confirmNew' : 'password.confirm')}
        autoComplete="new-password"
      />
    </>
  )
}
