import { useTranslation } from 'react-i18next'
import { DeskSignin } from '#src/kits/account/desk-signin'
import { paths, site } from '../../site'

/** Accounts of the desk are created by operators, so this page has only the sign-in. */
export function Component() {
  const { t } = useTranslation(site)
  return (
    <DeskSignin
      site={site}
      area="admin"
      home={paths.home}
      texts={{ title: t('title.signin'), lead: t('signin.lead'), noRole: (name) => t('signin.noRole', { name }) }}
      aside={<p className="text-sm text-muted">{t('signin.lost')}</p>}
    />
  )
}
