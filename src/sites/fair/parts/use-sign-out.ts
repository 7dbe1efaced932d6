import { useTranslation } from 'react-i18next'
import { useConfirmedSignOut } from '#src/kits/account/use-confirmed-sign-out'
import { site, usePaths } from '../site'

/** Asks for confirmation, ends the session of the business area, and leads to the first page (product §4). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(site)
  return useConfirmedSignOut('business', usePaths().home, {
    title: t('account.signOutAsk'),
    text: t('account.signOutText'),
  })
}
