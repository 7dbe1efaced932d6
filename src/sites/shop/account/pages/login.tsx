import { useTranslation } from 'react-i18next'
import { SigninPage } from '#src/kits/account/signin-page'
import { useNext } from '#src/kits/account/use-next'
import { paths, site } from '../../site'
import { SocialButtons } from '../../social/parts/social-buttons'
import { links } from '../links'
import { useEnter } from '../parts/use-enter'

export function Component() {
  const { t } = useTranslation('shop.account')
  const enter = useEnter()
  const next = useNext()
  return (
    <SigninPage
      site={site}
      links={links}
      lead={t('login.lead')}
      invitation={t('login.new')}
      onToken={(token) => enter(token, next ?? paths.main)}
    >
      <SocialButtons next={next} words="or" />
    </SigninPage>
  )
}
