import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLeave } from '#src/api/sign'
import { withdrawalCheck } from '#src/kits/account/queries'
import { Withdrawal } from '#src/kits/account/withdrawal'
import { useLanguage } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths, site } from '../../site'

/** Closes a member's account, listing what is lost; refused while a reservation is open (product §8). */
export function Closing() {
  const { t } = useTranslation('shop.account')
  const { t: account } = useTranslation('account')
  const language = useLanguage()
  const dialogs = useDialogs()
  const leave = useLeave('member', paths.main)
  const { data, refetch } = useSuspenseQuery(withdrawalCheck(site))
  const { open_reservations: open, points, coupons, passes } = data

  const say = async () => {
    await leave()
    await dialogs.confirm({ title: account('withdrawal.done'), text: t('myProfile.withdrawnText') })
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
  const lost = { points: new Intl.NumberFormat(language).format(points), count: coupons }
  const warnings = [
    ...(passes > 0 ? [t('myProfile.withdrawPasses', { count: passes })] : []),
    t('myProfile.withdrawQuestionText', lost),
  ]
  return <Withdrawal site={site} warning={warnings.join(' ')} onRefused={refetch} onClosed={say} />
}
