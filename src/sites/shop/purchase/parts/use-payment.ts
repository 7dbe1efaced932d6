import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import type { Order } from '#contract/order'
import type { z } from '#contract/zod'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { payingDraft } from '#src/kits/booking/landing-search'
import type { PaymentForm } from '#src/kits/booking/payment-form'
import { openPaymentWindow, type PaymentOutcome } from '#src/kits/booking/payment-window'
import { dropDrafts, keepDraft } from '#src/session/drafts'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { orderOf } from '../queries'
import { recountCart } from './recount'
import { lostBenefits } from './use-step'

const isOfBenefits = (error: unknown) =>
  error instanceof CallError && (error.field === 'coupon_ids' || error.field === 'points')

/** Submits the order at the shown amount, then opens the payment window or, for a transfer, continues. */
export function usePayment(order: Order) {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const lang = useContentLang()
  const words = useErrorWords()
  const submit = useCall(booking.submit, { errors: 'page', refreshes: [booking.list, cart.list] })
  const [state, setState] = useState<'open' | Exclude<PaymentOutcome, 'left'> | null>(null)

  // A page restored from the back/forward cache would still wait for the payment window.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const pay = async (chosen: z.output<typeof PaymentForm>) => {
    setState(null)
    const { queryKey } = orderOf(visitor, order.id)
    try {
      const { account_holder, ...rest } = chosen
      const { order: next, payment } = await submit.mutateAsync({
        params: { id: order.id },
        query: { lang },
        body: {
          ...rest,
          ...(rest.payment_method === 'transfer' && { account_holder }),
          amount_won: order.amount_won,
        },
      })
      visitor.queries.setQueryData(queryKey, next)
      if (!payment) {
        dropDrafts(`${order.id}:`)
        void recountCart(visitor)
        await navigate(paths.paymentComplete(order.id))
        return
      }
      // A closed window does not always say which order it was for.
      keepDraft(payingDraft, order.id)
      setState('open')
      const outcome = await openPaymentWindow(payment, {
        success: visitor.origin + paths.tossSuccess,
        fail: visitor.origin + paths.tossFail,
        korean: lang === 'ko',
      })
      setState(outcome === 'left' ? null : outcome)
    } catch (error) {
      if (isOfBenefits(error)) {
        // The server has removed them: they are chosen again on the step that shows why.
        visitor.queries.removeQueries({ queryKey: [booking.benefitChoice.path] })
        // Stored, because the refetched order can lead there first.
        keepDraft(lostBenefits(order), words(error))
        await navigate(paths.reservationStep('benefits', order.id), { replace: true })
        await visitor.queries.invalidateQueries({ queryKey })
        return
      }
      // Refused: the price, seats or time can have changed.
      void visitor.queries.invalidateQueries({ queryKey })
      throw error
    }
  }
  return { pay, state }
}
