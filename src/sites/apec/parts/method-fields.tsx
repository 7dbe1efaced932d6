import { PaymentMethodFields } from '#src/kits/booking/payment-method-fields'
import { useVisitor } from '#src/session/visitor'

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** Card or transfer; a transfer's deadline is told for the day that is chosen. */
export function MethodFields({ date }: { date: string }) {
  const { now } = useVisitor()
  const bookings = dayForm.test(date) ? [{ date }] : []
  return <PaymentMethodFields order={{ answered_at: new Date(now).toISOString(), bookings }} />
}
