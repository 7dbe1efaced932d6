import { useTranslation } from 'react-i18next'
import { DeskSignin } from '#src/kits/account/desk-signin'
import { TextLink } from '#src/kits/account/text-link'
import { paths, site } from '../../site'

/** Operators are invited, so this page has only the sign-in. */
export function Component() {
  const { t } = useTranslation(site)
  const { t: account } = useTranslation('account')
  return (
    <DeskSignin
      site={site}
      area="admin"
      home={paths.home}
      texts={{ title: t('title.signin'), lead: t('signin.lead'), noRole: (name) => t('signin.noRole', { name }) }}
      aside={<TextLink to={paths.findPassword}>{account('login.forgot')}</TextLink>}
    />
  )
}
