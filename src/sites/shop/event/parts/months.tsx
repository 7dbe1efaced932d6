import { useTranslation } from 'react-i18next'
import { dayAt } from '#contract/days'
import type { Event } from '#contract/events'
import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'
import { EventGrid } from './event-row'

/** The events of one month. */
interface Month {
  id: string
  name: string
  events: Event[]
}

function useMonths(events: readonly Event[]): Month[] {
  const language = intlCode(useLanguage())
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const months = new Map<string, Month>()
  for (const event of events) {
    const id = `${event.year}-${String(event.month).padStart(2, '0')}`
    const month = months.get(id) ?? { id, name: format.format(dayAt(`${id}-01`)), events: [] }
    month.events.push(event)
    months.set(id, month)
  }
  return [...months.values()]
}

/** Upcoming events by month, with links to each month. */
export function Months({ events, today }: { events: Event[]; today: string }) {
  const { t } = useTranslation('shop.event')
  const months = useMonths(events)
  return (
    <>
      {months.length > 1 && (
        <nav
          aria-label={t('months')}
          className="-mx-(--gutter) mb-8 overflow-x-auto px-(--gutter) [scrollbar-width:none]"
        >
          <ul className="flex gap-x-5 md:flex-wrap">
            {months.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#month-${id}`}
                  className="flex min-h-10 items-center rounded-sm font-medium whitespace-nowrap text-brand underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="space-y-10">
        {months.map(({ id, name, events: here }) => (
          <section key={id} id={`month-${id}`} aria-label={name} className="scroll-mt-24">
            <h3 className="mb-4 text-lg font-bold">{name}</h3>
            <EventGrid events={here} today={today} as="h4" />
          </section>
        ))}
      </div>
    </>
  )
}
