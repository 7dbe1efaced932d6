import { useTranslation } from 'react-i18next'
import type { Event } from '#contract/events'
import { useDates } from '#src/session/dates'
import { Card } from '#src/ui/card'
import { EmptyState } from '#src/ui/empty-state'

/** Festivals in Seoul usually held in a month. */
export function FestivalList({ festivals }: { festivals: readonly Event[] }) {
  const { t } = useTranslation('seoulitepass.things')
  const { day } = useDates()
  return (
    <section className="mt-12">
      <h2 className="mb-5 text-2xl font-bold">{t('calendar.festivals')}</h2>
      {festivals.length === 0 ? (
        <EmptyState title={t('calendar.noFestivals')}>{t('calendar.noFestivalsText')}</EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {festivals.map(({ id, name, summary, place, usually, first_day, last_day }) => (
            <Card key={id} as="li">
              <p className="text-sm font-semibold text-accent">
                {first_day ? [first_day, ...(last_day ? [last_day] : [])].map(day).join(' – ') : usually}
              </p>
              <h3 className="mt-1 text-lg font-semibold">{name}</h3>
              <p className="mt-1 text-muted">{summary}</p>
              {place && <p className="mt-2 text-sm">{place}</p>}
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
