import type { Affiliate, PassPerson } from './affiliate'
import type { PassType } from './pass-type'
import { exactSights, type PlanWish } from './plan'
import type { DayPlan, LeftOutReason, PlannedVisit } from './planned'
import { exactDays } from './planner/exact'
import { searchedDays } from './planner/local-search'
import { beginsAfter, type Problem, problemOf } from './planner/problem'
import { verdictFor } from './planner/verdict'

function visitsOf(problem: Problem, day: number, order: readonly number[]): PlannedVisit[] {
  let last = -1
  let ended = problem.begins
  return order.map((next) => {
    const place = problem.places[next]
    const begins = beginsAfter(problem, day, { last, ended, next })
    if (!place || begins === null) throw new Error('A planned visit cannot be')
    const way_minutes = (last < 0 ? problem.start[next] : problem.way[last]?.[next]) ?? 0
    const arrives = ended + way_minutes
    ended = begins + (problem.stay[next] ?? 0)
    last = next
    return {
      ...{ affiliate_id: place.id, way_minutes, arrives, begins, ends: ended },
      reserved: problem.reserved[next] ?? false,
    }
  })
}

function reasonFor({ windows, reserved }: Problem, place: number): LeftOutReason {
  if (reserved[place]) return 'reserved'
  return windows.every((day) => day[place] === null) ? 'closed' : 'full'
}

/**
 * Plans the wished places into the days, and finds the pass that pays off. Exact for up to `exactSights` places, by insertion and
 * local search beyond; `method` says which. It reads no clock: the same wish has the same plan on every device (product §4).
 */
export function planDays(wish: PlanWish, affiliates: readonly Affiliate[], types: readonly PassType[]): DayPlan {
  const problem = problemOf(wish, affiliates)
  const isExact = problem.places.length <= exactSights
  const orders = isExact ? exactDays(problem) : searchedDays(problem)
  const visited = new Set(orders.flat())
  const days = problem.days.map((day, at) => ({ day, visits: visitsOf(problem, at, orders[at] ?? []) }))
  const savesAt = new Map(problem.places.map(({ id, saves_won }) => [id, saves_won]))
  const verdict = (person: PassPerson) => {
    const counted = days.flatMap(({ visits }, day) =>
      visits.map(({ affiliate_id, begins }) => ({
        affiliate_id,
        at: day * 24 * 60 + begins,
        saves_won: savesAt.get(affiliate_id)?.[person] ?? 0,
      })),
    )
    return verdictFor(counted, types, person)
  }
  return {
    method: isExact ? 'exact' : 'local_search',
    days,
    left_out: problem.places.flatMap(({ id }, place) =>
      visited.has(place) ? [] : [{ affiliate_id: id, reason: reasonFor(problem, place) }],
    ),
    verdict: { adult: verdict('adult'), child: verdict('child') },
  }
}
