import { useSuspenseQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useOfflinePage } from '#src/kits/offline/use-offline-page'
import { useHydrated } from '#src/ui/use-hydrated'
import { useName } from '../../meetings/parts/use-when'
import { useServerNow } from '../../parts/use-server-now'
import { usePaths } from '../../site'
import { HallBoard } from '../parts/board'
import { boardPages, pageAt } from '../parts/fit'
import { PageTurn } from '../parts/page-turn'
import { nothingOwn, Screen } from '../parts/screen'
import { tickMs, useViewerDay } from '../parts/use-day'
import { viewerDay } from '../queries'

/**
 * The big screen: current and next meetings by hall and booth, on pages that turn by themselves; `?hall=` shows one hall (product
 * §2).
 */
export function Component() {
  const { t } = useTranslation('fair.viewer')
  useOfflinePage('viewer', nothingOwn)
  const paths = usePaths()
  const { data } = useSuspenseQuery(viewerDay())
  const shown = useViewerDay(data)
  const now = useServerNow(shown.day.now, shown.offset, tickMs)
  const [search] = useSearchParams()
  // The server renders the page without its search parameters.
  const isHydrated = useHydrated()
  const one = shown.day.halls.find(({ id }) => isHydrated && id === search.get('hall'))
  const halls = one ? [one] : shown.day.halls
  const pages = boardPages(shown.day, halls, now, useName())
  const [held, setHeld] = useState<number | null>(null)
  const at = held === null ? pageAt(pages, now) : held % Math.max(1, pages.length)
  const page = pages[at]
  const columns = Object.values(page?.columns ?? {})
  return (
    <Screen
      day={shown.day}
      online={shown.online}
      now={now}
      other={{ to: paths.timer, label: t('toTimer') }}
      turn={pages.length > 1 && <PageTurn at={at} of={pages.length} held={held !== null} onHold={setHeld} />}
    >
      <div
        className="grid gap-x-[3vw] gap-y-10 lg:flex-1 lg:grid-cols-(--halls)"
        style={{ '--halls': columns.map((count) => `minmax(0, ${count}fr)`).join(' ') } as CSSProperties}
      >
        {halls.length === 0 && <p className="text-[clamp(1.1rem,2.4vw,3rem)]">{t('later')}</p>}
        {halls.map(({ id }) => (
          <HallBoard key={id} day={shown.day} hall={id} now={now} page={page} />
        ))}
      </div>
    </Screen>
  )
}
