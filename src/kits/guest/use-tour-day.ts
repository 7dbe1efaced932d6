import { useQuery } from '@tanstack/react-query'
import { TravelDay } from '#contract/fields'
import type { Site } from '#contract/sites/sites'
import type { Tour } from '#contract/tour'
import { dayPrices } from '#src/kits/booking/day-prices'
import { departuresOf } from './queries'

interface ChosenDay {
  site: Site
  tour: Pick<Tour, 'id'> | undefined
  date: string
  /** The first day that can be reserved. */
  firstDay: string
}

/** The departures of a tour on a day, with its prices; nothing is fetched unless `isValid`. */
export function useTourDay({ site, tour, date, firstDay }: ChosenDay) {
  const isDay = TravelDay.safeParse(date).success
  const isValid = tour !== undefined && isDay && date >= firstDay
  const query = useQuery({ ...departuresOf(site, isValid ? date : firstDay, 1, tour?.id), enabled: isValid })
  const data = isValid ? query.data : undefined
  const day = { ...dayPrices(isValid, data?.items), date }
  return { ...query, isValid, tooSoon: isDay && date < firstDay, data, day }
}
