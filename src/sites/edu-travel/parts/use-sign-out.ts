import { useTranslation } from 'react-i18next'
import { useSignOut as useEndSession } from '#src/api/sign'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths, site } from '../site'

/** Asks, ends the session of the travel area here and on the server, and leads to the first page (product §4). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(site)
  const dialogs = useDialogs()
  const endSession = useEndSession('travel', paths.home)
  return async () => {
    if (!(await dialogs.question({ title: t('account.signOutAsk'), text: t('account.signOutText') }))) return
    await endSession()
  }
}
