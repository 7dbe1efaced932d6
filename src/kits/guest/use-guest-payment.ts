import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Data } from '#contract/endpoint'
import type { guest } from '#contract/guest'
import { openPaymentWindow } from '#src/kits/booking/payment-window'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { ownReservation } from './queries'

type Reserved = Data<typeof guest.reserve>

/** Continues after a reservation was made: to the payment window, or to `completed`, which shows the transfer details. */
export function useGuestPayment(completed: string) {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const lang = useContentLang()
  const [closed, setClosed] = useState(false)
  const goOn = async ({ reservation, payment }: Reserved) => {
    setClosed(false)
    visitor.queries.setQueryData(ownReservation(visitor).queryKey, reservation)
    if (!payment) return navigate(completed)
    const back = visitor.origin + completed
    const outcome = await openPaymentWindow(payment, { success: back, fail: back, korean: lang === 'ko' })
    if (outcome === 'left') return
    setClosed(true)
    await navigate(completed)
  }
  return { goOn, closed }
}
