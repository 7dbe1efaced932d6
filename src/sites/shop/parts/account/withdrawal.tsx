import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { auth } from '#contract/auth'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useLeave } from '#src/api/sign'
import { dropToken } from '#src/session/sign'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { withdrawalCheck } from '../../account/queries'
import { paths } from '../../site'

/** Closes the account once its holder has said so twice; not while a reservation runs (product §8). */
export function Withdrawal() {
  const { t } = useTranslation('shop.account')
  const language = useLanguage()
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const leave = useLeave(paths.main)
  // A refusal means that something has changed: then it is asked anew.
  const withdraw = useCall(auth.withdraw)
  const { data, refetch } = useSuspenseQuery(withdrawalCheck())
  const { open_reservations: open, points, coupons } = data

  const close = async () => {
    const title = t('myProfile.withdrawQuestion')
    const lost = { points: new Intl.NumberFormat(language).format(points), count: coupons }
    if (!(await dialogs.question({ title, text: t('myProfile.withdrawQuestionText', lost), danger: true }))) return
    try {
      await withdraw.mutateAsync({})
    } catch (error) {
      // Whoever is nobody any more has nothing to ask.
      if (!(error instanceof CallError) || error.status !== 401) await refetch()
      throw error
    }
    // It opens nothing any more: the page that follows must not ask with it.
    dropToken(visitor, 'member')
    await leave()
    await dialogs.confirm({ title: t('myProfile.withdrawn'), text: t('myProfile.withdrawnText') })
  }
  if (open > 0) {
    return (
      <Alert
        tone="info"
        title={t('myProfile.withdrawOpen', { count: open })}
        actions={
          <ButtonLink to={paths.myReservation} variant="secondary" size="sm">
            {t('myProfile.withdrawSee')}
          </ButtonLink>
        }
        live
      >
        {t('myProfile.withdrawOpenText')}
      </Alert>
    )
  }
  return (
    <Button variant="danger" busy={withdraw.isPending} onClick={() => void close().catch(() => {})}>
      {t('myProfile.withdrawSubmit')}
    </Button>
  )
}
