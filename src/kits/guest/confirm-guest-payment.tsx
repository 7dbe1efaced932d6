import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { guest } from '#contract/guest'
import { ConfirmingPayment } from '#src/kits/booking/confirming-payment'
import { type GivenPayment, usePaymentConfirmation } from '#src/kits/booking/use-payment-confirmation'
import { useVisitor } from '#src/session/visitor'
import { OwnPage } from './own-page'

interface ConfirmGuestPaymentProps {
  given: GivenPayment
  title: string
  /** Where to go afterwards, without the address's parameters. */
  completed: string
}

/** Confirms a guest's payment with our server, then leads to the reservation. */
export function ConfirmGuestPayment({ given, title, completed }: ConfirmGuestPaymentProps) {
  const { queries } = useVisitor()
  const navigate = useNavigate()
  const { isPaid, refused, isUndecided, again } = usePaymentConfirmation(given)
  useEffect(() => {
    if (!isPaid && !refused) return
    queries.removeQueries({ queryKey: [guest.reservation.path] })
    const why = refused ? `?${new URLSearchParams({ code: refused.code, message: refused.message })}` : ''
    void navigate(completed + why, { replace: true })
  }, [isPaid, refused, queries, navigate, completed])
  return (
    <OwnPage title={title} width="form">
      <ConfirmingPayment isUndecided={isUndecided} again={again} />
    </OwnPage>
  )
}
