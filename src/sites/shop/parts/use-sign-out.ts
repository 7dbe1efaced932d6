import { useTranslation } from 'react-i18next'
import { useSignOut as useEndSession } from '#src/api/sign'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths } from '../site'

/** Asks for confirmation, ends the session here and on the server, and leads to the first page (product §4). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shop')
  const dialogs = useDialogs()
  const endSession = useEndSession('member', paths.main)
  return async () => {
    if (!(await dialogs.question({ title: t('header.signOutAsk'), text: t('header.signOutText') }))) return
    await endSession()
  }
}
