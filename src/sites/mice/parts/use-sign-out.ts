import { useTranslation } from 'react-i18next'
import { useConfirmedSignOut } from '#src/kits/account/use-confirmed-sign-out'
import { paths, site } from '../site'

/** Asks for confirmation, ends the session of the member area, and leads to the first page (product §4). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(site)
  return useConfirmedSignOut('member', paths.home, { title: t('account.signOutAsk'), text: t('account.signOutText') })
}
