import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import type { Order } from '#contract/order'
import { quotation } from '#contract/quotation'
import { useCall } from '#src/api/query'
import { dropDrafts } from '#src/session/drafts'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'

/** Releases the held seats immediately, after a confirmation; the items stay in the cart, and an offer remains open. */
export function GiveUp({ order: { id: orderId, quotation_id } }: { order: Pick<Order, 'id' | 'quotation_id'> }) {
  const { t } = useTranslation('shop.purchase')
  const { question } = useDialogs()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCall(booking.abandon, {
    refreshes: [booking.list, cart.list, quotation.detail, quotation.list],
  })
  const giveUp = async () => {
    if (
      !(await question({
        title: t('giveUp.title'),
        text: t(quotation_id ? 'giveUp.textQuoted' : 'giveUp.text'),
        danger: true,
      }))
    )
      return
    // The failure is shown as a toast; the order stays.
    const answer = await mutateAsync({ params: { id: orderId } }).catch(() => null)
    if (!answer) return
    dropDrafts(`${orderId}:`)
    toast.info(t('giveUp.done'))
    await navigate(quotation_id ? paths.quotationDetail(quotation_id) : paths.shoppingCart)
  }
  return (
    <Button variant="ghost" size="sm" wide busy={isPending} onClick={() => void giveUp()}>
      {t('giveUp.act')}
    </Button>
  )
}
