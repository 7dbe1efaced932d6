import { useTranslation } from 'react-i18next'
import { auth } from '#contract/auth'
import type { AccountSite } from '#contract/sites/sites'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { dropToken } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { areaOf } from './queries'

interface WithdrawalProps {
  site: AccountSite
  /** What would be lost, for the question. */
  warning: string
  /** The server would not: something has changed, and is asked again. */
  onRefused: () => Promise<unknown>
  /** The account is closed: leads away, and may say something. */
  onClosed: () => Promise<unknown>
}

/** Closes the account once its holder has said so twice (product §8). */
export function Withdrawal({ site, warning, onRefused, onClosed }: WithdrawalProps) {
  const { t } = useTranslation('account')
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const withdraw = useCall(auth.withdraw, { area: areaOf(site) })

  const close = async () => {
    if (!(await dialogs.question({ title: t('withdrawal.question'), text: warning, danger: true }))) return
    try {
      await withdraw.mutateAsync({ query: { site } })
    } catch (error) {
      // Whoever is nobody any more has nothing to ask.
      if (!(error instanceof CallError) || error.status !== 401) await onRefused()
      throw error
    }
    // It opens nothing any more: the page that follows must not ask with it.
    dropToken(visitor, areaOf(site))
    await onClosed()
  }
  return (
    <Button variant="danger" busy={withdraw.isPending} onClick={() => void close().catch(() => {})}>
      {t('withdrawal.submit')}
    </Button>
  )
}
