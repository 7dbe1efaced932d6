import { useTranslation } from 'react-i18next'
import type { Event, EventState } from '#contract/events'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { useLanguage } from '#src/session/visitor'
import { EventGrid } from './event-row'
import { Months } from './months'

/** Current, upcoming and past festivals; past ones show only name and time. */
export function EventSections({ events, today }: { events: Event[]; today: string }) {
  const { t } = useTranslation('shop.event')
  const { t: shop } = useTranslation('shop')
  const language = useLanguage()
  const of = (state: EventState) => events.filter((event) => event.state === state)
  const [now, coming, past] = [of('now'), of('coming'), of('past')]
  return (
    <div className="mt-10 space-y-14">
      <section>
        <h2 className="mb-5 text-2xl font-bold">{t('now')}</h2>
        {now.length > 0 ? <EventGrid events={now} today={today} /> : <p className="text-muted">{t('nowNone')}</p>}
      </section>
      {coming.length > 0 && (
        <section>
          <h2 className="mb-4 text-2xl font-bold">{t('coming')}</h2>
          <Months events={coming} today={today} />
        </section>
      )}
      {past.length > 0 && (
        <section>
          <h2 className="text-2xl font-bold">{t('past')}</h2>
          <p className="mt-1.5 mb-5 text-muted">{t('pastLead')}</p>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {past.map(({ id, name, region, usually, first_day, last_day }) => (
              <li key={id} className="border-t border-line py-3">
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-muted">
                  {shop(`region.${region}`)} ·{' '}
                  {first_day && last_day
                    ? shop('event.days', { from: dayInWords(first_day, language), to: dayInWords(last_day, language) })
                    : usually}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
