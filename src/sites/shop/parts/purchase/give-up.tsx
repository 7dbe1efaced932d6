import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import { useCall } from '#src/api/query'
import { dropDrafts } from '#src/session/drafts'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'

/** Gives the held seats back at once, after a question; the items stay in the cart. */
export function GiveUp({ orderId }: { orderId: string }) {
  const { t } = useTranslation('shop.purchase')
  const { question } = useDialogs()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCall(booking.abandon, { refreshes: [booking.list, cart.list] })
  const giveUp = async () => {
    if (!(await question({ title: t('giveUp.title'), text: t('giveUp.text'), danger: true }))) return
    // The failure was shown as a toast; the order simply stays.
    const answer = await mutateAsync({ params: { id: orderId } }).catch(() => null)
    if (!answer) return
    dropDrafts(`${orderId}:`)
    toast.info(t('giveUp.done'))
    await navigate(paths.shoppingCart)
  }
  return (
    <Button variant="ghost" size="sm" wide busy={isPending} onClick={() => void giveUp()}>
      {t('giveUp.act')}
    </Button>
  )
}
