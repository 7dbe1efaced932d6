import { useTranslation } from 'react-i18next'
import { useMoney } from '#src/api/start-up'
import { ConfirmingPayment } from '#src/kits/booking/confirming-payment'
import type { GivenPayment } from '#src/kits/booking/use-payment-confirmation'
import { ButtonLink } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { paths } from '../../site'
import { useConfirmation } from './use-confirmation'

interface ConfirmingProps {
  given: GivenPayment
  /** Called when it is paid but no member is signed in. */
  onPaid: () => void
}

/** A payment that the provider approved and our server is still confirming. */
export function Confirming({ given, onPaid }: ConfirmingProps) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const confirmation = useConfirmation(given, onPaid)
  return (
    <div className="space-y-6">
      <ConfirmingPayment
        {...confirmation}
        actions={
          <ButtonLink size="sm" variant="secondary" to={paths.myReservation}>
            {t('landing.reservations')}
          </ButtonLink>
        }
      />
      <Facts
        facts={[
          { label: t('landing.key'), value: <span className="break-all">{given.paymentKey}</span> },
          { label: t('landing.order'), value: given.orderId },
          { label: t('landing.amount'), value: money({ amount: given.amount, currency: 'KRW' }, 'KRW') },
        ]}
      />
    </div>
  )
}
