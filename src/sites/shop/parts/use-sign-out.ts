import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { auth } from '#contract/auth'
import { useCall } from '#src/api/query'
import { signOut } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths } from '../site'

/** Asks, ends the session here and on the server, and leads to the first page (product §4). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shop')
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const end = useCall(auth.signout, { errors: 'silent' })
  return async () => {
    if (!(await dialogs.question({ title: t('header.signOutAsk'), text: t('header.signOutText') }))) return
    // Even where the server cannot be reached, nobody may stay signed in who wanted to leave.
    await end.mutateAsync({}).catch(() => undefined)
    await navigate(paths.main)
    signOut(visitor)
  }
}
