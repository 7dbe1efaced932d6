import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { enter } from '#src/api/enter'
import { AccountPage } from '#src/kits/account/account-page'
import { SigninForm } from '#src/kits/account/signin-form'
import { useNext } from '#src/kits/account/use-next'
import { usePerson, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { paths, site } from '../../site'

/** Accounts of the desk are made by operators: there is nothing here but the way in. */
export function Component() {
  const { t } = useTranslation(site)
  const { t: kit } = useTranslation('account')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const next = useNext()
  const person = usePerson('admin')
  const title = t('title.signin')
  return (
    <AccountPage title={title} lead={t('signin.lead')} aside={<p className="text-sm text-muted">{t('signin.lost')}</p>}>
      <meta name="robots" content="noindex" />
      {person ? (
        <Alert tone="warning" className="mb-6">
          {t('signin.noRole', { name: person.name })}
        </Alert>
      ) : (
        next && (
          <Alert tone="info" className="mb-6">
            {kit('next')}
          </Alert>
        )
      )}
      <SigninForm
        site={site}
        texts={{ title, email: kit('email.label'), password: kit('password.label'), submit: kit('login.submit') }}
        onToken={async (token) => {
          await enter(visitor, 'admin', token)
          await navigate(next ?? paths.home, { replace: true })
        }}
      />
    </AccountPage>
  )
}
