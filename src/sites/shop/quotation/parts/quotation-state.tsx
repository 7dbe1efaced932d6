import { useTranslation } from 'react-i18next'
import type { Quotation, QuotationStatus } from '#contract/quotation'
import { offerDays } from '#contract/quotation-limits'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

const tones = {
  requested: 'info',
  offered: 'success',
  accepted: 'success',
  declined: 'info',
  expired: 'warning',
  withdrawn: 'info',
} as const satisfies Record<QuotationStatus, string>

/** The meaning of a quotation's status for the member, and the next step (product §4). */
export function QuotationState({ quotation: { status, order } }: { quotation: Quotation }) {
  const { t } = useTranslation('shop.quotation')
  const unpaid = order?.status === 'draft' || order?.status === 'awaiting_payment'
  const words = status === 'accepted' && unpaid ? 'acceptedPay' : status
  return (
    <Alert
      tone={tones[status]}
      actions={
        order ? (
          unpaid || !order.booking_id ? (
            <ButtonLink to={paths.reservationStep('payment', order.id)} size="sm">
              {t('state.pay')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.reservationDetail(order.booking_id)} size="sm">
              {t('state.reservation')}
            </ButtonLink>
          )
        ) : (
          status === 'withdrawn' && (
            <ButtonLink to={paths.quotation} size="sm" variant="secondary">
              {t('state.again')}
            </ButtonLink>
          )
        )
      }
    >
      {t(`state.${words}`, { count: offerDays })}
    </Alert>
  )
}
