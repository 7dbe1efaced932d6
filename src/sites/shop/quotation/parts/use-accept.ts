import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { holdMinutes } from '#contract/periods'
import { quotation as contract, type Offer, type Quotation } from '#contract/quotation'
import { useCall } from '#src/api/query'
import { useMoney } from '#src/api/start-up'
import { useVisitor } from '#src/session/visitor'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths } from '../../site'
import { ownQuotation } from '../queries'

/** Accepts an offer after a confirmation, and leads to its payment. A refusal is shown, and the quotation refetched. */
export function useAccept({ id }: Quotation, { id: offer_id, title, total_won }: Offer) {
  const { t } = useTranslation('shop.quotation')
  const dialogs = useDialogs()
  const money = useMoney()
  const visitor = useVisitor()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCall(contract.accept, {
    refreshes: [contract.detail, contract.list, booking.list],
  })
  const accept = async () => {
    const amount = money({ amount: total_won, currency: 'KRW' }, 'KRW')
    const text = t('act.acceptText', { title, amount, minutes: holdMinutes })
    if (!(await dialogs.question({ title: t('act.acceptAsk'), text }))) return
    const made = await mutateAsync({ params: { id }, body: { offer_id, total_won } }).catch(() => null)
    if (made) await navigate(paths.reservationStep('payment', made.order_id))
    else await visitor.queries.invalidateQueries({ queryKey: ownQuotation(id).queryKey })
  }
  return { accept, busy: isPending }
}
