import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/form/password-field'

/** The password that the member signs in with, asked for once more. */
export function CurrentPassword({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation('account')
  return (
    <div>
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name={name} label={t('password.current')} autoComplete="current-password" />
    </div>
  )
}
