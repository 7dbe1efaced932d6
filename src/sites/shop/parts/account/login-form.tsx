import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SigninForm } from '#src/kits/auth/signin-form'
import { useEnter } from './use-enter'

/** Signs a member in and goes on to `to`. */
export function LoginForm({ to }: { to: string }) {
  const { t } = useTranslation('shop.account')
  const enter = useEnter()
  const { state } = useLocation() as { state: { email?: string } | null }
  return (
    <SigninForm
      site="shop"
      texts={{
        title: t('login.title'),
        email: t('email.label'),
        password: t('password.label'),
        submit: t('login.submit'),
      }}
      email={state?.email}
      onToken={(token) => enter(token, to)}
    />
  )
}
