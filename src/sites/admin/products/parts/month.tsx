import { useTranslation } from 'react-i18next'
import { addDays, daysBetween, weekdayOf } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { DeskProduct, productDesk } from '#contract/product-desk'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import type { ChosenDays } from './use-chosen-days'
import { useWeekdays } from './use-weekdays'

interface MonthProps {
  from: string
  to: string
  items: Data<typeof productDesk.departures>['items']
  product: Pick<DeskProduct, 'options' | 'currency'>
  /** Days on which departures can be changed. */
  choosable: readonly string[]
  days: ChosenDays
}

/**
 * A month of departures with their taken seats, whose days can be chosen; on a phone only days with departures, one below the
 * other.
 */
export function Month({ from, to, items, product, choosable, days: { chosen, current, list, handlers } }: MonthProps) {
  const { options, currency } = product
  const { t, i18n } = useTranslation('admin.products')
  const { day: dayName } = useDates()
  const money = useMoney()
  const weekdays = useWeekdays()
  const lang = i18n.language === 'ko' ? 'ko' : 'en'
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const several = options.length > 1
  const optionName = (id: string) => options.find((option) => option.id === id)?.name[lang] ?? ''
  /** What adults pay on the day of a departure, if that is not what the option says. */
  const otherPrice = ({ option_id, prices }: MonthProps['items'][number]): string | null => {
    const isAdult = ({ band }: { band: string }) => band === 'adult'
    const usual = options.find(({ id }) => id === option_id)?.bands.find(isAdult)?.price
    const amount = prices.find(isAdult)?.price
    return amount === undefined || amount === usual ? null : money({ amount, currency }, currency)
  }
  return (
    <>
      <p className={items.length === 0 ? 'text-muted' : 'text-sm text-muted'}>
        {t(items.length === 0 ? 'month.none' : 'month.legend')}
      </p>
      {choosable.length > 0 && <p className="text-sm text-muted">{t('chosen.help')}</p>}
      <ol ref={list} className="grid gap-1.5 select-none md:grid-cols-7" aria-label={t('month.label')} {...handlers}>
        {weekdays.map(({ value, label }) => (
          <li key={`head ${value}`} aria-hidden="true" className="text-sm font-semibold text-muted max-md:hidden">
            {label}
          </li>
        ))}
        {weekdays.slice(0, weekdayOf(from)).map(({ value }) => (
          <li key={`gap ${value}`} aria-hidden="true" className="max-md:hidden" />
        ))}
        {days.map((date) => {
          const running = items.filter((item) => item.date === date)
          const canChoose = choosable.includes(date)
          const isChosen = chosen.includes(date)
          const name = (
            <>
              <span className="max-md:hidden" aria-hidden="true">
                {Number(date.slice(8))}
              </span>
              <span className="md:sr-only">{dayName(date)}</span>
            </>
          )
          return (
            <li
              key={date}
              data-day={date}
              className={`min-h-20 rounded-sm border p-1.5 text-sm ${isChosen ? 'border-brand bg-brand-soft' : `border-line ${running.length === 0 ? 'bg-sunken' : 'bg-surface'}`} ${running.length === 0 && !canChoose ? 'max-md:hidden' : ''} ${canChoose ? 'cursor-pointer' : ''}`}
            >
              {canChoose ? (
                <button
                  type="button"
                  aria-pressed={isChosen}
                  tabIndex={date === current ? 0 : -1}
                  className={`mb-1 min-h-8 w-full touch-none rounded-sm px-1 text-start font-semibold figures ${isChosen ? 'bg-brand text-on-brand' : 'hover:bg-sunken'}`}
                >
                  {name}
                </button>
              ) : (
                <p className="font-semibold figures max-md:px-1">{name}</p>
              )}
              <ul className="max-md:px-1">
                {running.map((item, at) => {
                  const { option_id, start_time, capacity, held, confirmed, runs } = item
                  // The price is the same at all start times of the day.
                  const isFirst = running.findIndex((each) => each.option_id === option_id) === at
                  const price = isFirst ? otherPrice(item) : null
                  return (
                    <li key={`${option_id} ${start_time}`} className={runs ? '' : 'text-error'}>
                      {several && running[at - 1]?.option_id !== option_id && (
                        <span className="block truncate text-muted">{optionName(option_id)}</span>
                      )}
                      {price && (
                        <span className="block font-bold text-brand figures">{t('month.price', { price })}</span>
                      )}
                      <span className="figures">
                        {start_time}{' '}
                        <span className={held + confirmed >= capacity ? 'font-bold' : ''}>
                          {t('month.seats', { taken: held + confirmed, capacity })}
                        </span>
                      </span>{' '}
                      {!runs && t('month.closed')}
                    </li>
                  )
                })}
              </ul>
            </li>
          )
        })}
      </ol>
    </>
  )
}
