import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/form/password-field'

/** Asks again for the member's current password. */
export function CurrentPassword({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation('account')
  return (
    <div>
      {/* Shows a password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name={name} label={t('password.current')} autoComplete="current-password" />
    </div>
  )
}
