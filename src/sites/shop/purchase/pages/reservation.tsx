import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useVisitor } from '#src/session/visitor'
import { paths } from '../../site'
import { StepGate } from '../parts/step-gate'
import { orderOf } from '../queries'

/** Leads to the order's current step, or to the cart. */
export function Component() {
  const [search] = useSearchParams()
  const id = search.get('order')
  return id ? <Resume id={id} /> : <Navigate to={paths.shoppingCart} replace />
}

function Resume({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(orderOf(useVisitor(), id))
  return <StepGate order={order} secondsLeft={null} step={null} />
}
