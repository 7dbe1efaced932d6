import { useTranslation } from 'react-i18next'
import { SigninPage } from '#src/kits/account/signin-page'
import { site } from '../../site'
import { TestSwitch, useTestSignin } from '../parts/test-signin'
import { useLinks } from '../use-links'

export function Component() {
  const { t } = useTranslation('fair.account')
  const { test, setTest, onToken } = useTestSignin()
  return (
    <SigninPage
      site={site}
      links={useLinks()}
      lead={t('login.lead')}
      invitation={t('login.new')}
      registerLabel={t('register.title')}
      onToken={onToken}
    >
      <TestSwitch test={test} onChange={setTest} />
    </SigninPage>
  )
}
