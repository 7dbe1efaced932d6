import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { EmptyState } from '#src/ui/empty-state'
import { site } from '../site'
import { TourCard } from './tour-card'

/** Tours side by side, or a note that there are none. */
export function TourGrid({ tours }: { tours: readonly Tour[] }) {
  const { t } = useTranslation(site)
  if (tours.length === 0) return <EmptyState title={t('list.noTours')} />
  return (
    <ul className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tours.map((tour) => (
        <TourCard key={tour.id} tour={tour} />
      ))}
    </ul>
  )
}
