import { endpoint } from '../endpoint'
import { Instant, LangQuery, RequiredText, TimeOfDay, TravelDay, Uuid } from '../fields'
import { z } from '../zod'
import { District } from './districts'

/** Most sights for an exact plan; most sights, days and people of a plan, and plans of one account (product §9). */
export const exactSights = 12
export const mostSights = 24
export const mostPlanDays = 4
export const mostPlanPeople = 10
export const mostPlans = 50

const People = z
  .number()
  .check(z.int('validation.number'), z.gte(0, 'validation.numberLow'), z.lte(mostPlanPeople, 'validation.numberHigh'))

/** A visit reserved for a fixed time. */
export const ReservedVisit = z.strictObject({ affiliate_id: Uuid, day: TravelDay, time: TimeOfDay })
export type ReservedVisit = z.infer<typeof ReservedVisit>

/** What a visitor wants to see, and when (product §3). */
export const PlanWish = z.strictObject({
  affiliate_ids: z
    .array(Uuid)
    .check(z.minLength(1, 'validation.required'), z.maxLength(mostSights, 'validation.tooMany')),
  first_day: TravelDay,
  days: z.number().check(z.int('validation.number'), z.gte(1), z.lte(mostPlanDays, 'validation.numberHigh')),
  /** Where each day begins, and its start and end times. */
  start: District,
  starts: TimeOfDay,
  ends: TimeOfDay,
  reserved: z.array(ReservedVisit).check(z.maxLength(mostSights, 'validation.tooMany')),
  adults: People,
  children: People,
})
export type PlanWish = z.infer<typeof PlanWish>

/** A plan stored in an account. Its result is calculated when it is opened. */
export const SavedPlan = z.object({ id: Uuid, name: z.string(), wish: PlanWish, changed_at: Instant })
export type SavedPlan = z.infer<typeof SavedPlan>

/** A calendar file, ready to be saved. */
const PlanCalendar = z.object({ filename: z.string(), text: z.string() })
export type PlanCalendar = z.infer<typeof PlanCalendar>

const PlanBody = z.strictObject({ name: RequiredText(80), wish: PlanWish })
const One = z.object({ id: Uuid })

export const passPlans = {
  /** The member's plans, latest change first. */
  own: endpoint({ method: 'get', path: '/api/v1/pass/plans', auth: 'member', data: z.array(SavedPlan) }),
  /** Stores a plan. Refuses with 400 `pass.endsBeforeStart`, 409 `pass.plansTooMany`. */
  add: endpoint({
    method: 'post',
    path: '/api/v1/pass/plans',
    auth: 'member',
    body: PlanBody,
    data: SavedPlan,
    limit: 'write',
  }),
  /** Changes a plan. Refuses with 404, 400 `pass.endsBeforeStart`. */
  save: endpoint({
    method: 'put',
    path: '/api/v1/pass/plans/:id',
    auth: 'member',
    params: One,
    body: PlanBody,
    data: SavedPlan,
    limit: 'write',
  }),
  /** Removes a plan. Refuses with 404. */
  remove: endpoint({
    method: 'delete',
    path: '/api/v1/pass/plans/:id',
    auth: 'member',
    params: One,
    data: z.null(),
    limit: 'write',
  }),
  /**
   * The visits of a plan, stored or not, as a calendar file. Refuses with 400 `pass.endsBeforeStart`, 404 if nothing can be
   * visited.
   */
  calendar: endpoint({
    method: 'post',
    path: '/api/v1/pass/plans/calendar',
    auth: 'none',
    query: LangQuery,
    body: PlanWish,
    data: PlanCalendar,
    limit: 'lookup',
  }),
}
