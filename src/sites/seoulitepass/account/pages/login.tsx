import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { enter } from '#src/api/enter'
import { SigninPage } from '#src/kits/account/signin-page'
import { useVisitor } from '#src/session/visitor'
import { paths, site } from '../../site'
import { links } from '../links'

/** Signs in a member; every Naru account is a member. */
export function Component() {
  const { t } = useTranslation('seoulitepass.account')
  const visitor = useVisitor()
  const navigate = useNavigate()
  return (
    <SigninPage
      site={site}
      links={links}
      lead={t('login.lead')}
      invitation={t('login.new')}
      onToken={async (token, next) => {
        await enter(visitor, 'member', token)
        await navigate(next ?? paths.mypage, { replace: true })
      }}
    />
  )
}
