import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { siteRecords } from '#contract/sites/sites'
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
  const { open_reservations: open, open_passes: openPasses, points, coupons, passes, given_passes: given } = data

  const say = async () => {
    await leave()
    await dialogs.confirm({ title: account('withdrawal.done'), text: t('myProfile.withdrawnText') })
  }
  // The city pass is a site of its own: its orders are not among the reservations.
  const seePasses = (
    <ButtonLink to={`${siteRecords.seoulitepass.home}/mypage`} variant="secondary" size="sm">
      {t('myProfile.withdrawSeePasses')}
    </ButtonLink>
  )
  if (open > 0) {
    return (
      <Alert
        tone="info"
        title={t('myProfile.withdrawOpen', { count: open })}
        actions={
          <>
            {open > openPasses && (
              <ButtonLink to={paths.myReservation} variant="secondary" size="sm">
                {t('myProfile.withdrawSee')}
              </ButtonLink>
            )}
            {openPasses > 0 && seePasses}
          </>
        }
        live
      >
        {[
          ...(open > openPasses ? [t('myProfile.withdrawOpenText')] : []),
          ...(openPasses > 0 ? [t('myProfile.withdrawOpenPasses', { count: openPasses })] : []),
        ].join(' ')}
      </Alert>
    )
  }
  const lost = { points: new Intl.NumberFormat(language).format(points), count: coupons }
  const warnings = [
    ...(given > 0 ? [t('myProfile.withdrawGiven', { count: given })] : []),
    ...(passes > 0 ? [t('myProfile.withdrawPasses', { count: passes })] : []),
    t('myProfile.withdrawQuestionText', lost),
  ]
  return (
    <div className="stack-3">
      {passes > 0 && (
        <Alert tone="info" title={t('myProfile.withdrawHasPasses', { count: passes })} actions={seePasses}>
          {t('myProfile.withdrawPasses', { count: passes })}
        </Alert>
      )}
      <Withdrawal site={site} warning={warnings.join(' ')} onRefused={refetch} onClosed={say} />
    </div>
  )
}
