import { daysSpan, TravelDay, Uuid } from './fields'
import { productLimits, whole } from './product-fields'
import { z } from './zod'

export const planActs = ['seats', 'close', 'open'] as const
const planFields = {
  option_id: Uuid,
  from: TravelDay,
  to: TravelDay,
  /** 0 = Sunday … 6 = Saturday; none means all. */
  weekdays: z.array(whole(0, 6)).check(z.maxLength(7, 'validation.tooMany')),
  act: z.enum(planActs),
  /** Seats of each departure; null if not set. */
  capacity: z.nullable(whole(1, productLimits.capacity)),
}
/** A change of departures: which days, from today on, and what happens on them. */
export const PlanDepartures = z.strictObject(planFields).check(
  ...daysSpan(productLimits.days),
  z.refine(({ act, capacity }) => act !== 'seats' || capacity !== null, {
    error: 'validation.required',
    path: ['capacity'],
  }),
)
export type PlanDepartures = z.infer<typeof PlanDepartures>
