import { addDays, isDay } from '#contract/days'
import { districts } from '#contract/pass/districts'
import { mostPlanDays, mostPlanPeople, mostSights, type PlanWish } from '#contract/pass/plan'

const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const numberIn = (text: string | null, { least, most, usual }: { least: number; most: number; usual: number }) => {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number >= least && number <= most ? number : usual
}
const timeIn = (text: string | null, usual: string) => (text && isTime.test(text) ? text : usual)

/** Reads the wish for a plan from an address, limited to known places; missing values get the most common defaults. */
export function wishIn(search: URLSearchParams, today: string, valid: ReadonlySet<string>): PlanWish {
  const day = search.get('from') ?? ''
  const ids = (search.get('sights') ?? '').split(',').filter((id) => valid.has(id))
  return {
    affiliate_ids: [...new Set(ids)].slice(0, mostSights),
    first_day: isDay(day) && day >= today ? day : addDays(today, 1),
    days: numberIn(search.get('days'), { least: 1, most: mostPlanDays, usual: 1 }),
    start: districts.find((each) => each === search.get('start')) ?? 'jung',
    starts: timeIn(search.get('starts'), '09:00'),
    ends: timeIn(search.get('ends'), '20:00'),
    reserved: [],
    adults: numberIn(search.get('adults'), { least: 0, most: mostPlanPeople, usual: 1 }),
    children: numberIn(search.get('children'), { least: 0, most: mostPlanPeople, usual: 0 }),
  }
}

/** The address at `path` of a wish for a plan. */
export function planAddress(path: string, wish: PlanWish): string {
  const { affiliate_ids, first_day, days, start, starts, ends, adults, children } = wish
  const search = new URLSearchParams({
    ...{ sights: affiliate_ids.join(','), from: first_day, days: String(days), start, starts, ends },
    ...{ adults: String(adults), children: String(children) },
  })
  return `${path}?${search}#plan`
}
