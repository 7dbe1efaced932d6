import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayAvailability, fewSeats } from '#contract/catalog'
import { monthOf } from '#contract/days'
import { useMoney } from '#src/api/start-up'
import { Calendar, CalendarPlace } from '#src/ui/date/calendar'
import type { DayInfo } from '#src/ui/date/calendar-panel'
import { ErrorState } from '#src/ui/error-state'
import { useNear } from '#src/ui/use-near'
import { availability } from '../../queries'
import { DayLegend } from './day-legend'
import type { Choosing } from './use-choice'

/** Returns how a day of the calendar looks and reads: its price, or why it is unavailable. */
function useDayInfo(): (day: DayAvailability | undefined) => DayInfo {
  const { t } = useTranslation('shop.catalog')
  const money = useMoney()
  const short = useMoney('short')
  return (day) => {
    if (!day) return { pending: true }
    if (day.status === 'closed') return { disabled: true, label: t('choice.closed') }
    if (day.status === 'sold_out' || day.price === null) {
      const words = t('choice.soldOut')
      return { disabled: true, label: words, note: <span className="visible inline-block text-error">{words}</span> }
    }
    const price = { amount: day.price, currency: day.currency }
    const few = day.seats <= fewSeats
    return {
      label: few
        ? t('choice.dayFew', { price: money(price), count: day.seats })
        : t('choice.dayLabel', { price: money(price) }),
      note: (
        <span className="block text-center">
          {short(price)}
          {few && <span className="block font-semibold text-warning">{t('choice.few', { count: day.seats })}</span>}
        </span>
      ),
    }
  }
}

/**
 * Price and seats of each day, fetched when about to be seen. The first day is the product's, the last that of its last option
 * (product §5).
 */
export function DayCalendar({ product, choice, choose }: Choosing) {
  const { t } = useTranslation('shop.catalog')
  const starts = product.options.map((option) => option.option_start_date).sort()
  const ends = product.options.map((option) => option.option_end_date).sort()
  const min = [product.first_day, starts[0] ?? ''].sort().at(-1) ?? product.first_day
  const [month, setMonth] = useState<string | null>(null)
  const { from, to } = monthOf(month ?? choice.date ?? min)
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const { data, error, refetch, isFetching } = useQuery({ ...availability(product.id, from, to), enabled: near })
  const days = new Map(data?.days.map((day) => [day.date, day]))
  const info = useDayInfo()
  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {t('choice.daysFailed')}
      </ErrorState>
    )
  }
  return (
    <div ref={place} aria-busy={isFetching || undefined}>
      {near ? (
        <Calendar
          value={choice.date}
          onChange={(date) => choose({ date, time: null })}
          min={min}
          max={ends.at(-1)}
          openTo={min}
          dayInfo={(day) => info(days.get(day))}
          labeled={[...days.keys()]}
          onMonthChange={setMonth}
        />
      ) : (
        <CalendarPlace openTo={choice.date ?? min} withNotes />
      )}
      <DayLegend />
    </div>
  )
}
