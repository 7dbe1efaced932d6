import { useTranslation } from 'react-i18next'
import { SigninForm } from '#src/kits/account/signin-form'
import type { Gate } from '#src/kits/check-in/gate'
import { useGateState } from '#src/kits/check-in/use-gate'
import { signIn } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Card } from '#src/ui/card'

/** The form only: staff sign in on the page they are on. */
export function StaffSigninForm({ submit }: { submit?: string }) {
  const { t } = useTranslation('apec.gate')
  const visitor = useVisitor()
  return (
    <SigninForm
      site="admin"
      texts={{
        title: t('signin.title'),
        email: t('signin.email'),
        password: t('signin.password'),
        submit: submit ?? t('signin.submit'),
      }}
      onToken={(token) => signIn(visitor, 'admin', token)}
    />
  )
}

/** The sign-in before a shift. Reports scans that an earlier shift has not sent yet. */
export function StaffSignin({ gate }: { gate: Gate }) {
  const { t } = useTranslation('apec.gate')
  const unsent = useGateState(gate, (state) => state.unsent)
  return (
    <Card pad="lg">
      <h2 className="text-xl font-bold">{t('signin.title')}</h2>
      <p className="mt-2 mb-6 text-muted">{t('signin.text')}</p>
      {unsent > 0 && (
        <Alert tone="warning" className="mb-6">
          {t('shift.endUnsent', { count: unsent })}
        </Alert>
      )}
      <StaffSigninForm />
    </Card>
  )
}
