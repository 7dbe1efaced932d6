import { useTranslation } from 'react-i18next'
import type { PaymentConfirmation } from '#contract/payment'
import type { z } from '#contract/zod'
import { useMoney } from '#src/api/start-up'
import { Facts } from '#src/kits/booking/facts'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { Spinner } from '#src/ui/spinner'
import { paths } from '../../site'
import { useConfirmation } from './use-confirmation'

interface ConfirmingProps {
  given: z.output<typeof PaymentConfirmation>
  /** It is paid, and nobody is signed in to be shown more. */
  onPaid: () => void
}

/** A payment that the provider let through and our server has yet to confirm. */
export function Confirming({ given, onPaid }: ConfirmingProps) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const { undecided, busy, again } = useConfirmation(given, onPaid)
  return (
    <div className="space-y-6">
      {undecided && !busy ? (
        <Alert
          tone="warning"
          title={t('landing.unknownTitle')}
          actions={
            <>
              <Button size="sm" onClick={() => void again()}>
                {t('landing.again')}
              </Button>
              <ButtonLink size="sm" variant="secondary" to={paths.myReservation}>
                {t('landing.reservations')}
              </ButtonLink>
            </>
          }
          live
        >
          {t('landing.unknown')}
        </Alert>
      ) : (
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner className="size-6 text-brand" />
          {t('landing.confirming')}
        </p>
      )}
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
