import { useSuspenseQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '#src/ui/use-hydrated'
import { useName } from '../../meetings/parts/use-when'
import { usePaths } from '../../site'
import { HallBoard } from '../parts/board'
import { fitOf } from '../parts/fit'
import { Screen } from '../parts/screen'
import { useNow, useViewerDay } from '../parts/use-day'
import { viewerDay } from '../queries'

/** The big screen: current and next meetings by hall and booth; `?hall=` shows one hall (product §2). */
export function Component() {
  const { t } = useTranslation('fair.viewer')
  const paths = usePaths()
  const { data } = useSuspenseQuery(viewerDay())
  const shown = useViewerDay(data)
  const now = useNow(shown)
  const [search] = useSearchParams()
  // The server renders the page without its search parameters.
  const isHydrated = useHydrated()
  const one = shown.day.halls.find(({ id }) => isHydrated && id === search.get('hall'))
  const halls = one ? [one] : shown.day.halls
  const fit = fitOf(shown.day, halls, now, useName())
  return (
    <Screen day={shown.day} online={shown.online} now={now} other={{ to: paths.timer, label: t('toTimer') }}>
      <div
        className="grid gap-x-[3vw] gap-y-10 lg:grid-cols-(--halls)"
        style={{ '--halls': halls.map(({ id }) => `minmax(0, ${fit.columns[id]}fr)`).join(' ') } as CSSProperties}
      >
        {halls.length === 0 && <p className="text-[clamp(1.1rem,2.4vw,3rem)]">{t('later')}</p>}
        {halls.map(({ id }) => (
          <HallBoard key={id} day={shown.day} hall={id} now={now} fit={fit} />
        ))}
      </div>
    </Screen>
  )
}
