import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { report } from '#src/api/report'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'
import type { Missing } from './given'

const labels = { paymentKey: 'landing.key', orderId: 'landing.order', amount: 'landing.amount' } as const

/** Shows and logs what the address of the payment page lacks (product §5). */
export function PaymentMissing({ missing }: { missing: Missing[] }) {
  const { t } = useTranslation('shop.purchase')
  const names = missing.join(', ')
  useEffect(() => report(`payment page without ${names}`), [names])
  return (
    <Alert
      tone="error"
      actions={
        <ButtonLink size="sm" variant="secondary" to={paths.myReservation}>
          {t('landing.reservations')}
        </ButtonLink>
      }
      live
    >
      {t('landing.missing', { list: missing.map((name) => t(labels[name])).join(', ') })}
    </Alert>
  )
}
