import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { cart } from '#contract/cart'
import { type PaymentConfirmation, payment } from '#contract/payment'
import type { z } from '#contract/zod'
import { CallError, call } from '#src/api/call'
import { isUndecided } from '#src/kits/booking/undecided'
import { dropDrafts } from '#src/session/drafts'
import { useVisitor } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'
import { payingDraft } from './landing-search'
import { recountCart } from './recount'

type Given = z.output<typeof PaymentConfirmation>

/** A refusal says that nothing was paid; no answer, a fault or too many tries say nothing. */
const isFinal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

const failAddress = (orderId: string, code: string, message: string) =>
  `${paths.fail}?${new URLSearchParams({ code, message, orderId })}`

/**
 * Confirms a payment with the server as the page opens (product §4) and leads on: to the finished reservation or to
 * /fail. Where nobody is signed in, as in a fresh tab, `onPaid` is called in place of a page that would ask who it is.
 * Asked once however often the page renders; a reload asks again, which the server answers alike. While nothing
 * is decided, `again` asks anew.
 */
export function useConfirmation(given: Given, onPaid: () => void) {
  const { t } = useTranslation('shop.purchase')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const led = useRef(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [payment.confirm.path, given],
    // Without the signal: a payment is not to be given up because a page is left.
    queryFn: () => call(payment.confirm, { body: given }, { errors: 'page' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const refused = isFinal(error) ? error : data && !data.ok && !isUndecided(data.code) ? data : null
  const { orderId } = given

  useEffect(() => {
    if (led.current || (!data?.ok && !refused)) return
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
  }, [data, refused, orderId, visitor, navigate, onPaid, t])

  return { undecided: !refused && !data?.ok && (Boolean(data) || Boolean(error)), busy: isFetching, again: refetch }
}
