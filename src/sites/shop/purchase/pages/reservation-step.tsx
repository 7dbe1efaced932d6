import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { ReservationStep } from '#contract/reservation'
import { useSecondsLeft } from '#src/kits/booking/use-seconds-left'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { BenefitsStep } from '../parts/benefits-step'
import { ExtrasStep } from '../parts/extras-step'
import { PaymentStep } from '../parts/payment-step'
import { StepFrame } from '../parts/step-frame'
import { StepGate } from '../parts/step-gate'
import { TravelersStep } from '../parts/travelers-step'
import { orderOf } from '../queries'

const forms = {
  travelers: TravelersStep,
  extras: ExtrasStep,
  benefits: BenefitsStep,
  payment: PaymentStep,
} satisfies Record<ReservationStep, unknown>

/** One step of a reservation. */
export function Component() {
  const step = ReservationStep.parse(useParams().step)
  const [search] = useSearchParams()
  const visitor = useVisitor()
  // Renders again when the language changes, which refetches the order.
  useContentLang()
  const { data: order, dataUpdatedAt } = useSuspenseQuery(orderOf(visitor, search.get('order') ?? ''))
  const secondsLeft = useSecondsLeft(order, dataUpdatedAt)
  const StepForm = forms[step]
  return (
    <StepGate order={order} secondsLeft={secondsLeft} step={step}>
      <StepFrame order={order} step={step} secondsLeft={secondsLeft}>
        <StepForm key={order.id} order={order} />
      </StepFrame>
    </StepGate>
  )
}
