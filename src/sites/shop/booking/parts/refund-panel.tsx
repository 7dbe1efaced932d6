import { useTranslation } from 'react-i18next'
import { booking } from '#contract/booking'
import { intlCode } from '#contract/languages'
import type { Booking, Refund } from '#contract/order'
import { cardRefundDays, transferRefundDays } from '#contract/periods'
import { useMoney } from '#src/api/start-up'
import { accountOpen, RefundAccount } from '#src/kits/booking/refund-account'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { type Fact, Facts } from '#src/ui/facts'
import { Panel } from '../../purchase/parts/panel'

/** The refund of a canceled reservation: amount, destination and expected date (product §4). */
export function RefundPanel({ bookingId, refund }: { bookingId: Booking['id']; refund: Refund }) {
  const { t } = useTranslation(['shop.booking', 'booking'])
  const money = useMoney()
  const dates = useDates()
  const language = useLanguage()
  const target = useTarget(refund)
  const expectation = useExpectation(refund)
  const { amount_won, points, percent, to, account, status } = refund
  const at = (label: string, instant: string | null): Fact[] =>
    instant ? [{ label, value: t('booking:detail.kst', { when: dates.instant(instant) }) }] : []
  return (
    <Panel title={t('refund.title')}>
      <Facts
        facts={[
          {
            label: t('refund.amount'),
            value: <b className="figures">{money({ amount: amount_won, currency: 'KRW' }, 'KRW')}</b>,
          },
          { label: t('refund.share'), value: t('refund.percent', { percent }) },
          ...(points > 0
            ? [
                {
                  label: t('refund.points'),
                  value: t('refund.pointsCount', {
                    count: points,
                    value: new Intl.NumberFormat(intlCode(language)).format(points),
                  }),
                },
              ]
            : []),
          {
            label: t('refund.to'),
            value: target,
            action: accountOpen(refund) && (
              <RefundAccount
                bookingId={bookingId}
                known={account !== ''}
                words={{
                  enter: t('refund.enterAccount'),
                  change: t('refund.changeAccount'),
                  title: t('refund.accountTitle'),
                  save: t('refund.save'),
                  saved: t('refund.accountSaved'),
                }}
                refreshes={[booking.detail]}
              />
            ),
          },
          ...(amount_won > 0 ? [{ label: t('refund.status'), value: t(`refund.statuses.${status}`) }] : []),
          ...at(t('refund.requestedAt'), refund.requested_at),
          ...at(t('refund.doneAt'), refund.done_at),
        ]}
      />
      {to !== 'none' && <p className="mt-3 text-sm text-muted">{expectation}</p>}
    </Panel>
  )
}

function useTarget({ to, account }: Refund): string {
  const { t } = useTranslation('shop.booking')
  if (to !== 'account') return t(`refund.${to}`)
  return account ? t('refund.account', { account }) : t('refund.accountMissing')
}

function useExpectation({ status, to }: Refund): string {
  const { t } = useTranslation('shop.booking')
  if (status === 'done')
    return t(to === 'card' ? 'refund.expect.doneCard' : 'refund.expect.doneAccount', cardRefundDays)
  if (status === 'requested') return t('refund.expect.requested', { days: transferRefundDays })
  return t(`refund.expect.${status}`)
}
