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
  /** What would be lost, shown in the question. */
  warning: string
  /** Called after a refusal: something has changed, and is fetched again. */
  onRefused: () => Promise<unknown>
  /** Called once the account is closed: navigates away, and can show a message. */
  onClosed: () => Promise<unknown>
}

/** Closes the account once its holder has confirmed twice (product §8). */
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
      // A user who is signed out has nothing to fetch.
      if (!(error instanceof CallError) || error.status !== 401) await onRefused()
      throw error
    }
    // The token is no longer valid: the next page must not send it.
    dropToken(visitor, areaOf(site))
    await onClosed()
  }
  return (
    <Button variant="danger" busy={withdraw.isPending} onClick={() => void close().catch(() => {})}>
      {t('withdrawal.submit')}
    </Button>
  )
}
