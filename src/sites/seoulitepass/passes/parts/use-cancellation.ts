import { useQuery } from '@tanstack/react-query'
import { cancellation } from '#contract/cancellation'
import { passOrders } from '#contract/pass/order'
import { useCall } from '#src/api/query'
import { quoteOptions } from '#src/kits/booking/quote-options'
import type { AskToCancel } from '#src/kits/booking/use-cancel'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { cancelQuote } from '../queries'

/** What the dialog that cancels the booking of a pass needs: the refund, fetched while it is open, and the request. */
export function useCancellation(bookingId: string, open: boolean) {
  const lang = useContentLang()
  const request = useCall(cancellation.cancel, { errors: 'page', refreshes: [passOrders.own, passOrders.orders] })
  const quoteQuery = useQuery({ ...cancelQuote(useVisitor(), bookingId), ...quoteOptions(open) })
  const ask: AskToCancel = async (body) => {
    const answer = await request.mutateAsync({ params: { id: bookingId }, query: { lang }, body })
    return answer.booking.status
  }
  return { quoteQuery, ask }
}
