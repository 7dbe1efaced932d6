import fc from 'fast-check'
import type { Affiliate } from '#contract/pass/affiliate'
import { districts } from '#contract/pass/districts'
import { timeOfMinute } from '#contract/pass/opening'
import type { PlanWish } from '#contract/pass/plan'
import { isBetter, type Problem, type Worth, worthOf } from '#contract/pass/planner/problem'

const same = (text: string) => ({ en: text, ko: text })
const idOf = (at: number) => `3f0c7a52-5a33-4d6c-9a4e-${String(at).padStart(12, '0')}`

/** A place somewhere in Seoul that is open on some weekdays for some hours. */
const aPlace = fc.record({
  district: fc.constantFrom(...districts),
  lat: fc.double({ min: 37.45, max: 37.65, noNaN: true }),
  lon: fc.double({ min: 126.85, max: 127.15, noNaN: true }),
  walk: fc.integer({ min: 1, max: 25 }),
  opens: fc.integer({ min: 8 * 60, max: 15 * 60 }),
  open: fc.integer({ min: 60, max: 600 }),
  closed: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
  stay: fc.integer({ min: 20, max: 150 }),
  saves: fc.integer({ min: 0, max: 30_000 }),
})
type Drawn = typeof aPlace extends fc.Arbitrary<infer T> ? T : never

function affiliateOf({ district, lat, lon, walk, opens, open, closed, stay, saves }: Drawn, at: number): Affiliate {
  const hours = {
    opens: timeOfMinute(opens),
    last_entry: timeOfMinute(opens + Math.max(1, open - 30)),
    closes: timeOfMinute(opens + open),
  }
  return {
    id: idOf(at),
    category: 'museum',
    district,
    name: same(`Place ${at}`),
    station: { name: same('Station'), line: same('Line 1'), walk_minutes: walk },
    position: { lat, lon },
    schedule: {
      week: Array.from({ length: 7 }, (_, day) => (closed.includes(day) ? null : hours)),
      exceptions: [],
      as_of: '2026-10-01',
    },
    visit_minutes: stay,
    regular_won: { adult: saves, child: saves },
    benefit: same('Free'),
    saves_won: { adult: saves, child: Math.floor(saves / 2) },
    times_per_pass: 1,
    reservation: null,
  }
}

export interface PlanInput {
  wish: PlanWish
  affiliates: Affiliate[]
}

/** A planning input: a wish and its places, some of them reserved for a time. */
export const aWish = (size: { minLength: number; maxLength: number }, mostDays: number): fc.Arbitrary<PlanInput> =>
  fc
    .record({
      places: fc.array(aPlace, size),
      days: fc.integer({ min: 1, max: mostDays }),
      start: fc.constantFrom(...districts),
      starts: fc.integer({ min: 8 * 60, max: 11 * 60 }),
      long: fc.integer({ min: 120, max: 11 * 60 }),
      reserved: fc.array(fc.record({ place: fc.nat(30), day: fc.nat(3), at: fc.integer({ min: 540, max: 1080 }) }), {
        maxLength: 2,
      }),
    })
    .map(({ places, days, start, starts, long, reserved }) => {
      const affiliates = places.map(affiliateOf)
      const wish: PlanWish = {
        affiliate_ids: affiliates.map(({ id }) => id),
        first_day: '2027-03-08',
        ...{ days, start, starts: timeOfMinute(starts), ends: timeOfMinute(Math.min(starts + long, 23 * 60)) },
        reserved: reserved.map(({ place, day, at }) => ({
          affiliate_id: idOf(place % affiliates.length),
          day: `2027-03-${String(8 + (day % days)).padStart(2, '0')}`,
          time: timeOfMinute(at),
        })),
        ...{ adults: 1, children: 0 },
      }
      return { wish, affiliates }
    })

/** The optimal plan, by trying every order on every day. */
export function everyPlan(problem: Problem): Worth {
  let best: Worth = { reserved: 0, visits: 0, minutes: 0 }
  const days: number[][] = problem.days.map(() => [])
  const go = (day: number) => {
    const worth = worthOf(problem, days)
    if (!worth) return
    if (isBetter(worth, best)) best = worth
    if (day + 1 < days.length) go(day + 1)
    for (const place of problem.places.keys()) {
      if (days.some((visits) => visits.includes(place))) continue
      days[day]?.push(place)
      go(day)
      days[day]?.pop()
    }
  }
  go(0)
  return best
}
