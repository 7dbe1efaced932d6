import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { AccountPage } from '../parts/account/account-page'
import { LoginForm } from '../parts/account/login-form'
import { TextLink } from '../parts/account/text-link'
import { useNext, withNext } from '../parts/account/use-next'
import { SocialButtons } from '../parts/social/social-buttons'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('shop.account')
  const next = useNext()
  return (
    <AccountPage
      title={t('login.title')}
      lead={t('login.lead')}
      aside={
        <>
          <TextLink to={paths.findPassword}>{t('login.forgot')}</TextLink>
          <TextLink to={paths.findId}>{t('login.findId')}</TextLink>
          <p className="w-full text-muted">
            {t('login.new')}{' '}
            <TextLink to={withNext(paths.registration('general'), next)}>{t('login.register')}</TextLink>
          </p>
        </>
      }
    >
      {next && (
        <Alert tone="info" className="mb-6">
          {t('next')}
        </Alert>
      )}
      <LoginForm to={next ?? paths.main} />
      <SocialButtons next={next} words="or" />
    </AccountPage>
  )
}
