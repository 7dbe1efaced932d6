import { describe, expect, it } from 'vitest'
import { daysFrom } from '#contract/days'
import { applicationLimits } from '#contract/education/limits'
import { plannedDays, withCopied } from '#src/sites/edu-travel/application/planned-days'

const activity = (name: string) => ({
  kind: 'other' as const,
  name,
  place: 'seoul' as const,
  address: '',
  starts: '',
  ends: '',
  people: 20,
  note: '',
})
/** Consecutive days, each with one activity. */
const planned = (first: string, count: number) =>
  daysFrom(first, count).map((date) => ({ date, activities: [activity(date)] }))

describe('the days of a trip whose dates change (product §5)', () => {
  it('are those of the trip, with the planned ones outside of it and without empty ones', () => {
    const [first, ...others] = planned('2027-04-05', 3)
    const days = [{ date: first?.date ?? '', activities: [] }, ...others]
    const moved = plannedDays({ arrival: '2027-04-07', departure: '2027-04-08' }, days)
    expect(moved.map(({ date, activities }) => [date, activities.length])).toEqual([
      ['2027-04-06', 1],
      ['2027-04-07', 1],
      ['2027-04-08', 0],
    ])
  })

  it.each(['2027-07-01', '2026-12-01'])('lose neither a day nor a plan where a long trip moves to %s', (arrival) => {
    const days = planned('2027-04-01', applicationLimits.days)
    const dates = daysFrom(arrival, applicationLimits.days)
    const moved = plannedDays({ arrival, departure: dates.at(-1) ?? '' }, days)
    expect(moved.map(({ date }) => date)).toEqual([...days.map(({ date }) => date), ...dates].toSorted())
    expect(moved.flatMap(({ activities }) => activities)).toHaveLength(days.length)
  })
})

describe('a day that is copied to another', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => activity(String(at)))

  it('follows what is planned there', () => {
    expect(withCopied(many(2), many(1))?.map(({ name }) => name)).toEqual(['0', '1', '0'])
  })

  it('is copied as a whole or not at all', () => {
    const { activities } = applicationLimits
    expect(withCopied(many(activities - 1), many(1))).toHaveLength(activities)
    expect(withCopied(many(activities - 1), many(2))).toBeNull()
  })
})
