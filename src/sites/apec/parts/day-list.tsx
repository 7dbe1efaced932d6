import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fewSeats } from '#contract/catalog'
import type { Tour, TourDeparture } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { Picture } from '#src/ui/picture'
import { paths, site } from '../site'

interface DayListProps {
  tours: readonly Tour[]
  departures: readonly TourDeparture[]
}

/** The tours of a day, each with its departures and remaining seats. */
export function DayList({ tours, departures }: DayListProps) {
  const running = tours.filter(({ id }) => departures.some(({ tour_id }) => tour_id === id))
  return (
    <ul className="ruled border-y border-line">
      {running.map((tour) => (
        <li key={tour.id} className="grid gap-x-6 gap-y-4 py-6 md:grid-cols-[12rem_1fr]">
          <div className="max-md:hidden">
            <Picture
              picture={{ ...tour.picture, alt: '' }}
              sizes="(min-width: 48rem) 12rem, 1px"
              className="aspect-3/2 w-full rounded-md"
            />
          </div>
          <div className="min-w-0">
            <h2 className="text-lg font-bold">{tour.name}</h2>
            <p className="mt-1 mb-4 text-muted">{tour.summary}</p>
            <ul className="grid gap-2.5 lg:grid-cols-2">
              {departures
                .filter(({ tour_id }) => tour_id === tour.id)
                .map((departure) => (
                  <li key={`${departure.option_id} ${departure.start_time}`}>
                    <DepartureLink tour={tour} departure={departure} />
                  </li>
                ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

function DepartureLink({ tour, departure }: { tour: Tour; departure: TourDeparture }) {
  const { t } = useTranslation(site)
  const money = useMoney()
  const dates = useDates()
  const { date, start_time: time, seats, option_id } = departure
  const option = tour.options.find(({ id }) => id === option_id)
  if (!option) return null
  const words = (
    <>
      <span className="text-xl font-bold figures">{time}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{option.name}</span>
        <span className={`block text-sm ${seats > 0 && seats <= fewSeats ? 'text-warning' : 'text-muted'}`}>
          {seats > 0 ? t('list.seats', { count: seats }) : t('list.soldOut')}
        </span>
      </span>
      <bdi className="font-semibold figures">{money({ amount: departure.price, currency: option.currency })}</bdi>
    </>
  )
  const look = 'flex items-center gap-4 rounded-md border px-4 py-3'
  if (seats === 0) return <p className={`${look} border-line bg-sunken text-muted`}>{words}</p>
  const address = `${paths.reserve(tour.id)}&${new URLSearchParams({ option: option.id, date, time })}`
  const name = t('list.reserve', { name: `${tour.name}, ${option.name}`, day: dates.day(date), time })
  return (
    <Link to={address} className={`${look} border-line-strong bg-surface eased hover:border-brand hover:bg-brand-soft`}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="contents">
        {words}
      </span>
    </Link>
  )
}
