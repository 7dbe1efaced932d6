import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spanOn } from '#contract/pass/opening'
import { exactSights } from '#contract/pass/plan'
import { planDays } from '#contract/pass/planner'
import { exactDays } from '#contract/pass/planner/exact'
import { searchedDays } from '#contract/pass/planner/local-search'
import { isBetter, problemOf, type Worth, worthOf } from '#contract/pass/planner/problem'
import { verdictFor } from '#contract/pass/planner/verdict'
import { aWish, everyPlan, type PlanInput } from '#tests/support/pass-plans'

const runs = { seed: 20261124 }

describe('plans for up to twelve places (product §4)', () => {
  test('no order on any day is better than the exact solution', () => {
    fc.assert(
      fc.property(aWish({ minLength: 1, maxLength: 5 }, 2), ({ wish, affiliates }) => {
        const problem = problemOf(wish, affiliates)
        expect(worthOf(problem, exactDays(problem))).toEqual(everyPlan(problem))
      }),
      { ...runs, numRuns: 120 },
    )
  })

  test('nor for seven places on one day', () => {
    fc.assert(
      fc.property(aWish({ minLength: 6, maxLength: 7 }, 1), ({ wish, affiliates }) => {
        const problem = problemOf(wish, affiliates)
        expect(worthOf(problem, exactDays(problem))).toEqual(everyPlan(problem))
      }),
      { ...runs, numRuns: 40 },
    )
  })

  test('the wishlist’s order alone would be detected as worse', () => {
    const asWished = ({ wish, affiliates }: PlanInput) => {
      const problem = problemOf(wish, affiliates)
      const days: number[][] = problem.days.map(() => [])
      for (const place of problem.places.keys()) {
        const tried = [[...(days[0] ?? []), place], ...days.slice(1)]
        if (worthOf(problem, tried)) days[0]?.push(place)
      }
      expect(worthOf(problem, days)).toEqual(everyPlan(problem))
    }
    const found = fc.check(fc.property(aWish({ minLength: 3, maxLength: 5 }, 2), asWished), { ...runs, numRuns: 40 })
    expect(found.failed).toBe(true)
  })
})

describe('plans for more places (product §4)', () => {
  const none: Worth = { reserved: 0, visits: 0, minutes: 0 }

  test('are feasible, and at most one visit short of the exact solution where that can be calculated', () => {
    fc.assert(
      fc.property(aWish({ minLength: 8, maxLength: 10 }, 2), ({ wish, affiliates }) => {
        const problem = problemOf(wish, affiliates)
        const found = worthOf(problem, searchedDays(problem)) ?? none
        const best = worthOf(problem, exactDays(problem)) ?? none
        expect(isBetter(found, best)).toBe(false)
        expect(found.visits).toBeGreaterThanOrEqual(best.visits - 1)
      }),
      { ...runs, numRuns: 40 },
    )
  })
})

describe('a plan', () => {
  test('says how it was made, visits each place once during its hours, and names what is left out', () => {
    fc.assert(
      fc.property(aWish({ minLength: 1, maxLength: 16 }, 3), ({ wish, affiliates }) => {
        const plan = planDays(wish, affiliates, [])
        expect(plan.method).toBe(affiliates.length <= exactSights ? 'exact' : 'local_search')
        const named = [...plan.days.flatMap(({ visits }) => visits), ...plan.left_out].map((each) => each.affiliate_id)
        expect(named.toSorted()).toEqual(wish.affiliate_ids.toSorted())
        for (const { day, visits } of plan.days) {
          let ended = 0
          for (const { affiliate_id, arrives, way_minutes, begins, ends } of visits) {
            const place = affiliates.find(({ id }) => id === affiliate_id)
            const span = place && spanOn(place.schedule, day)
            if (!span) throw new Error('visited while it is closed')
            expect(arrives - way_minutes).toBeGreaterThanOrEqual(ended)
            expect(begins).toBeGreaterThanOrEqual(Math.max(arrives, span.opens))
            expect(begins).toBeLessThan(span.last_entry)
            expect(ends).toBeLessThanOrEqual(span.closes)
            ended = ends
          }
        }
      }),
      { ...runs, numRuns: 80 },
    )
  })

  test('keeps a booked time to the minute', () => {
    fc.assert(
      fc.property(aWish({ minLength: 1, maxLength: 6 }, 2), ({ wish, affiliates }) => {
        const visits = planDays(wish, affiliates, []).days.flatMap(({ day, visits }) =>
          visits.map((visit) => ({ day, ...visit })),
        )
        for (const { day, affiliate_id, begins, reserved } of visits) {
          const own = wish.reserved.find((each) => each.affiliate_id === affiliate_id)
          expect(reserved).toBe(own !== undefined)
          if (own) expect([own.day, own.time]).toEqual([day, new Date(begins * 60_000).toISOString().slice(11, 16)])
        }
      }),
      { ...runs, numRuns: 80 },
    )
  })
})

describe('whether a pass pays off (product §4)', () => {
  const visits = [
    { affiliate_id: 'a', at: 600, saves_won: 10_000 },
    { affiliate_id: 'b', at: 900, saves_won: 20_000 },
    { affiliate_id: 'c', at: 24 * 60 + 599, saves_won: 5_000 },
    { affiliate_id: 'd', at: 24 * 60 + 600, saves_won: 8_000 },
  ]
  const day = { name: 'hours_24' as const, price_won: { adult: 30_000, child: 50_000 } }
  const three = { name: 'visits_3' as const, price_won: { adult: 37_000, child: 50_000 } }

  test('a day lasts 24 hours from the first visit, excluding the last minute', () => {
    expect(verdictFor(visits, [day], 'adult').best).toEqual({
      name: 'hours_24',
      price_won: 30_000,
      saves_won: 35_000,
      gain_won: 5_000,
      affiliate_ids: ['a', 'b', 'c'],
    })
  })

  test('a pass by number is used for the visits that save most, and the better pass is named', () => {
    const { best, offers } = verdictFor(visits, [three, day], 'adult')
    expect(offers.map(({ name, gain_won }) => [name, gain_won])).toEqual([
      ['hours_24', 5_000],
      ['visits_3', 1_000],
    ])
    expect(best?.name).toBe('hours_24')
  })

  test('no pass pays off where none saves more than it costs', () => {
    expect(verdictFor(visits, [three, day], 'child').best).toBeNull()
    const even = { ...day, price_won: { adult: 35_000, child: 0 } }
    expect(verdictFor(visits, [even], 'adult').best).toBeNull()
  })
})
