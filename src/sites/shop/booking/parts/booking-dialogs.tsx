import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/order'
import { useView, type View } from './use-view'

const dialogs = {
  voucher: lazy(async () => ({ default: (await import('./voucher/voucher-dialog')).VoucherDialog })),
  cancel: lazy(async () => ({ default: (await import('./cancel/cancel-dialog')).CancelDialog })),
}

/** The dialogs of a reservation's page; each loads when first opened. */
export function BookingDialogs({ booking }: { booking: Booking }) {
  const [view, show] = useView()
  const [last, setLast] = useState<View | undefined>(view)
  // It stays mounted while it closes.
  if (view && view !== last) setLast(view)
  const Dialog = last && dialogs[last]
  return (
    Dialog && (
      <Suspense fallback={null}>
        <Dialog booking={booking} open={view === last} onClose={() => show(null)} />
      </Suspense>
    )
  )
}
