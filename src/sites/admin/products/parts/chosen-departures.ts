import { dayInSeoul, daysOf, weekdayOf } from '#contract/days'
import type { DepartureRow, dayStates } from '#contract/departure-import'
import type { Data } from '#contract/endpoint'
import type { DeskProduct, productDesk } from '#contract/product-desk'

type Product = Pick<DeskProduct, 'id' | 'options'>
type Items = Data<typeof productDesk.departures>['items']
type Option = Product['options'][number]

/** What is changed of the departures of the chosen days. */
export interface DayChange {
  /** An option's id; all options if empty. */
  option: string
  /** A start time; all of them if empty. */
  time: string
  /** Seats of each departure; null keeps them. */
  capacity: number | null
  /** Closes the days for the option, or reopens them; empty keeps them as they are. */
  status: '' | (typeof dayStates)[number]
}

/** Whether an option runs on a day, or would if the day were not closed. */
const isOffered = (option: Option, date: string): boolean =>
  option.status === 'open' &&
  date >= option.option_start_date &&
  date <= option.option_end_date &&
  !option.closed_weekdays.includes(weekdayOf(date))

/** The days from today on which departures run, or would if they were not closed. */
export const choosableDays = ({ options }: Product, from: string, to: string): string[] => {
  const today = dayInSeoul(new Date())
  return daysOf({ from, to }).filter((day) => day >= today && options.some((option) => isOffered(option, day)))
}

/** The start times of the options, each once. */
export const timesOf = ({ options }: Product, option: string): string[] => {
  const named = options.filter(({ id }) => option === '' || id === option)
  return [...new Set(named.flatMap(({ start_times }) => start_times))].toSorted()
}

/** The rows that change the departures of the days. Those of closed days are only among them if the days are reopened. */
export function rowsOf(
  { id: product, options }: Product,
  items: Items,
  days: readonly string[],
  change: DayChange,
): DepartureRow[] {
  const { capacity, status } = change
  const running = new Set(items.filter(({ runs }) => runs).map((each) => keyOf(each.option_id, each)))
  return days.flatMap((date) =>
    options
      .filter((option) => (change.option === '' || option.id === change.option) && isOffered(option, date))
      .flatMap((option) =>
        option.start_times
          .filter((time) => change.time === '' || time === change.time)
          .filter((start_time) => status === 'open' || running.has(keyOf(option.id, { date, start_time })))
          .map((start_time) => ({ product, option: option.id, date, start_time, capacity, status })),
      ),
  )
}

const keyOf = (option: string, { date, start_time }: { date: string; start_time: string }) =>
  `${option} ${date} ${start_time}`
