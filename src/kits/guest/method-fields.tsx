import { TravelDay } from '#contract/fields'
import { PaymentMethodFields } from '#src/kits/booking/payment-method-fields'
import { useNow } from '#src/session/visitor'

/** Card or transfer; a transfer's deadline is shown for the chosen day. */
export function MethodFields({ date }: { date: string }) {
  const now = useNow()
  const bookings = TravelDay.safeParse(date).success ? [{ date }] : []
  return <PaymentMethodFields order={{ answered_at: new Date(now).toISOString(), bookings }} />
}
