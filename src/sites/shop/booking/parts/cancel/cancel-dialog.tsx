import { useQuery } from '@tanstack/react-query'
import { benefits } from '#contract/benefits'
import { booking as bookings } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import type { Booking } from '#contract/order'
import { useCall } from '#src/api/query'
import { CancelDialog as AnyDialog } from '#src/kits/booking/cancel-dialog'
import { quoteOptions } from '#src/kits/booking/quote-options'
import type { AskToCancel } from '#src/kits/booking/use-cancel'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { cancelQuote } from '../../queries'

interface CancelDialogProps {
  booking: Booking
  open: boolean
  onClose: () => void
}

/** The dialog that cancels a member's booking. */
export function CancelDialog({ booking, open, onClose }: CancelDialogProps) {
  const lang = useContentLang()
  const request = useCall(cancellation.cancel, {
    errors: 'page',
    refreshes: [bookings.detail, bookings.list, bookings.order, benefits.total, benefits.coupons],
  })
  const ask: AskToCancel = async (body) => {
    const answer = await request.mutateAsync({ params: { id: booking.id }, query: { lang }, body })
    return answer.booking.status
  }
  const quoteQuery = useQuery({ ...cancelQuote(useVisitor(), booking.id), ...quoteOptions(open) })
  return <AnyDialog booking={booking} quoteQuery={quoteQuery} ask={ask} open={open} onClose={onClose} />
}
