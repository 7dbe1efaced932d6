import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { Button } from '#src/ui/button'

const RefundAccountDialog = lazy(async () => ({
  default: (await import('./refund-account-dialog')).RefundAccountDialog,
}))

/** Enters or changes the account to refund to, until the refund is sent. */
export function RefundAccount({ bookingId, named }: { bookingId: Booking['id']; named: boolean }) {
  const { t } = useTranslation('shop.booking')
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button variant={named ? 'secondary' : 'primary'} size="sm" onClick={() => setOpen(true)}>
        {t(named ? 'refund.changeAccount' : 'refund.nameAccount')}
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <RefundAccountDialog bookingId={bookingId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
