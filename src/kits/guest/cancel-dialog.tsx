import { useQuery } from '@tanstack/react-query'
import { type GuestBooking, guest } from '#contract/guest'
import { useCall } from '#src/api/query'
import { CancelDialog as AnyDialog } from '#src/kits/booking/cancel-dialog'
import { quoteOptions } from '#src/kits/booking/quote-options'
import type { AskToCancel } from '#src/kits/booking/use-cancel'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { cancelQuote, ownReservation } from './queries'

interface CancelDialogProps {
  own: GuestBooking
  open: boolean
  onClose: () => void
}

/** The dialog for canceling a guest's reservation. */
export function CancelDialog({ own: { booking }, open, onClose }: CancelDialogProps) {
  const visitor = useVisitor()
  const lang = useContentLang()
  const request = useCall(guest.cancel, { errors: 'page' })
  const quoteQuery = useQuery({ ...cancelQuote(visitor), ...quoteOptions(open) })
  const ask: AskToCancel = async (body) => {
    const after = await request.mutateAsync({ query: { lang }, body })
    visitor.queries.setQueryData(ownReservation(visitor).queryKey, after)
    return after.booking.status
  }
  return <AnyDialog booking={booking} quoteQuery={quoteQuery} ask={ask} open={open} onClose={onClose} />
}
