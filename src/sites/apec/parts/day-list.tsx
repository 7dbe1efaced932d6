import { useTranslation } from 'react-i18next'
import { fewSeats } from '#contract/catalog'
import type { Tour, TourDeparture } from '#contract/guest'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/kits/booking/dates'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../site'

interface DayListProps {
  tours: readonly Tour[]
  departures: readonly TourDeparture[]
}

/** Departures by day, each with the seats that are left and the way to reserve it. */
export function DayList({ tours, departures }: DayListProps) {
  const dates = useDates()
  const days = [...new Set(departures.map(({ date }) => date))]
  return (
    <div className="space-y-10">
      {days.map((day) => (
        <section key={day}>
          <h2 className="border-b-2 border-accent pb-2 text-xl font-bold">{dates.day(day)}</h2>
          <ul className="divide-y divide-line">
            {departures
              .filter(({ date }) => date === day)
              .map((departure) => (
                <Row key={`${departure.option_id} ${departure.start_time}`} departure={departure} tours={tours} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ departure, tours }: { departure: TourDeparture; tours: readonly Tour[] }) {
  const { t } = useTranslation(site)
  const money = useMoney()
  const dates = useDates()
  const tour = tours.find(({ id }) => id === departure.tour_id)
  const option = tour?.options.find(({ id }) => id === departure.option_id)
  if (!tour || !option) return null
  const { date: day, start_time: time, seats } = departure
  const address = `${paths.reserve(tour.id)}&${new URLSearchParams({ option: option.id, date: day, time })}`
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 gap-y-1 py-3.5">
      <span className="font-semibold tabular-nums">{time}</span>
      <div className="min-w-0">
        <p className="font-semibold">{tour.name}</p>
        <p className="text-sm text-muted">
          {option.name} ·{' '}
          <bdi className="tabular-nums">{money({ amount: option.price, currency: option.currency })}</bdi>
        </p>
        <p className="mt-1">
          <Badge tone={seats === 0 ? 'neutral' : seats <= fewSeats ? 'warning' : 'success'}>
            {seats === 0 ? t('list.soldOut') : t('list.seats', { count: seats })}
          </Badge>
        </p>
      </div>
      {seats > 0 && (
        <ButtonLink
          to={address}
          size="sm"
          variant="secondary"
          aria-label={t('list.reserve', { name: `${tour.name}, ${option.name}`, day: dates.day(day), time })}
        >
          {t('tour.reserve')}
        </ButtonLink>
      )}
    </li>
  )
}
