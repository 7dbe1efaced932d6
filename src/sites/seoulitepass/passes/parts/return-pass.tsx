import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cancellation } from '#contract/cancellation'
import { type OwnPass, passOrders } from '#contract/pass/order'
import { useCall } from '#src/api/query'
import { CancelDialog } from '#src/kits/booking/cancel-dialog'
import { quoteOptions } from '#src/kits/booking/quote-options'
import type { AskToCancel } from '#src/kits/booking/use-cancel'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { site } from '../../site'
import { returnQuote } from '../queries'

interface ReturnPassProps {
  pass: OwnPass
  open: boolean
  onClose: () => void
}

/** The dialog that returns a pass, with the refund. */
export function ReturnPass({ pass, open, onClose }: ReturnPassProps) {
  const { t } = useTranslation(site)
  const lang = useContentLang()
  const request = useCall(cancellation.cancel, { errors: 'page', refreshes: [passOrders.own, passOrders.orders] })
  const quoteQuery = useQuery({ ...returnQuote(useVisitor(), pass.booking_id), ...quoteOptions(open) })
  const ask: AskToCancel = async (body) => {
    const answer = await request.mutateAsync({ params: { id: pass.booking_id }, query: { lang }, body })
    return answer.booking.status
  }
  const product_name = `${t(`pass.${pass.type}`)} · ${t(`person.${pass.person}`)}`
  return <CancelDialog booking={{ product_name }} quoteQuery={quoteQuery} ask={ask} open={open} onClose={onClose} />
}
