import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { miceBooths } from '#contract/mice/booth'
import { miceCompanies } from '#contract/mice/company'
import { ConfirmingPayment } from '#src/kits/booking/confirming-payment'
import { type GivenPayment, usePaymentConfirmation } from '#src/kits/booking/use-payment-confirmation'
import { useVisitor } from '#src/session/visitor'
import { paths } from '../../site'

/** A payment that our server is still confirming; afterwards it leads to the applications. */
export function PaymentLanding({ given }: { given: GivenPayment }) {
  const { queries } = useVisitor()
  const navigate = useNavigate()
  const { isPaid, refused, isUndecided, again } = usePaymentConfirmation(given)
  useEffect(() => {
    if (!isPaid && !refused) return
    for (const { path } of [miceBooths.own, miceBooths.plan, miceCompanies.list])
      queries.removeQueries({ queryKey: [path] })
    const why = refused ? `?${new URLSearchParams({ code: refused.code, message: refused.message })}` : ''
    void navigate(paths.myapplication + why, { replace: true })
  }, [isPaid, refused, queries, navigate])
  return <ConfirmingPayment isUndecided={isUndecided} again={again} />
}
