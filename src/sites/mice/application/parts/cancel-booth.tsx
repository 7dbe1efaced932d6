import { useQuery } from '@tanstack/react-query'
import { cancellation } from '#contract/cancellation'
import { type BoothApplication, miceBooths } from '#contract/mice/booth'
import { miceCompanies } from '#contract/mice/company'
import { useCall } from '#src/api/query'
import { CancelDialog } from '#src/kits/booking/cancel-dialog'
import { quoteOptions } from '#src/kits/booking/quote-options'
import type { AskToCancel } from '#src/kits/booking/use-cancel'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { cancelQuote } from '../queries'

interface CancelBoothProps {
  application: BoothApplication
  open: boolean
  onClose: () => void
}

/** The dialog that cancels a booth. */
export function CancelBooth({ application: { booking }, open, onClose }: CancelBoothProps) {
  const lang = useContentLang()
  const request = useCall(cancellation.cancel, {
    errors: 'page',
    refreshes: [miceBooths.own, miceBooths.plan, miceCompanies.list],
  })
  const quoteQuery = useQuery({ ...cancelQuote(useVisitor(), booking.id), ...quoteOptions(open) })
  const ask: AskToCancel = async (body) => {
    const answer = await request.mutateAsync({ params: { id: booking.id }, query: { lang }, body })
    return answer.booking.status
  }
  return <CancelDialog booking={booking} quoteQuery={quoteQuery} ask={ask} open={open} onClose={onClose} />
}
