import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import { payingDraft } from '#src/kits/booking/landing-search'
import { type GivenPayment, usePaymentConfirmation } from '#src/kits/booking/use-payment-confirmation'
import { dropDrafts } from '#src/session/drafts'
import { useVisitor } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'
import { recountCart } from './recount'

const failAddress = (orderId: string, code: string, message: string) =>
  `${paths.fail}?${new URLSearchParams({ code, message, orderId })}`

/**
 * Confirms a member's payment and redirects to the finished reservation or to /fail. If no one is signed in, as in a new tab,
 * `onPaid` is called instead of opening a page that requires a sign-in.
 */
export function useConfirmation(given: GivenPayment, onPaid: () => void) {
  const { t } = useTranslation('shop.purchase')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const led = useRef(false)
  const { isPaid, refused, ...rest } = usePaymentConfirmation(given)
  const { orderId } = given

  useEffect(() => {
    if (led.current || (!isPaid && !refused)) return
    led.current = true
    for (const { path } of [booking.order, booking.list, booking.detail, cart.list]) {
      visitor.queries.removeQueries({ queryKey: [path] })
    }
    if (refused) {
      void navigate(failAddress(orderId, refused.code, refused.message), { replace: true })
      return
    }
    dropDrafts(`${orderId}:`)
    dropDrafts(payingDraft)
    if (!visitor.session.getState().tokens.member) return onPaid()
    void recountCart(visitor)
    toast.success(t('landing.done'))
    void navigate(paths.paymentComplete(orderId), { replace: true })
  }, [isPaid, refused, orderId, visitor, navigate, onPaid, t])

  return rest
}
