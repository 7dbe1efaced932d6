import { Suspense } from 'react'
import { Spinner } from '#src/ui/spinner'
import { AgendaFeed } from './agenda-feed'
import { OwnBadge } from './own-badge'
import { OwnCalendar } from './own-calendar'

/** The company's calendar of the fair, and its private address. */
export const CalendarTab = () => (
  <Suspense fallback={<Spinner />}>
    <div className="stack-8">
      <OwnCalendar />
      <OwnBadge />
      <AgendaFeed />
    </div>
  </Suspense>
)
