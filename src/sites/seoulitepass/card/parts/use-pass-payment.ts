import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { type PassOrder, passOrders } from '#contract/pass/order'
import type { z } from '#contract/zod'
import { call } from '#src/api/call'
import { useCall } from '#src/api/query'
import type { PaymentForm } from '#src/kits/booking/payment-form'
import { openPaymentWindow, type PaymentOutcome } from '#src/kits/booking/payment-window'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { heldOrder } from '../queries'

/** Submits the order at the shown amount, then opens the payment window or, for a transfer, leads to the account details. */
export function usePassPayment(order: PassOrder) {
  const visitor = useVisitor()
  const { origin, queries } = visitor
  const lang = useContentLang()
  const navigate = useNavigate()
  const submit = useCall(booking.submit, { errors: 'page', refreshes: [passOrders.orders] })
  const [state, setState] = useState<'opening' | Exclude<PaymentOutcome, 'left'> | null>(null)

  // A page restored from the back/forward cache would still wait for the payment window.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const pay = async ({ account_holder, ...chosen }: z.output<typeof PaymentForm>) => {
    setState(null)
    const at = { params: { id: order.id }, query: { lang } }
    // Sends the benefits even if none are chosen: a member without coupons and points has never made a choice.
    const { coupon_ids, points } = await queries.fetchQuery(heldOrder(visitor, order.id))
    if (order.status === 'draft')
      await call(booking.benefits, { ...at, body: { coupon_ids, points } }, { errors: 'page' })
    const { payment } = await submit.mutateAsync({
      ...at,
      body: {
        ...chosen,
        ...(chosen.payment_method === 'transfer' && { account_holder }),
        amount_won: order.amount_won,
      },
    })
    if (!payment) {
      await navigate(paths.mypage)
      return
    }
    setState('opening')
    const back = origin + paths.mypage
    const outcome = await openPaymentWindow(payment, { success: back, fail: back, korean: lang === 'ko' })
    setState(outcome === 'left' ? null : outcome)
  }
  return { pay, state }
}
