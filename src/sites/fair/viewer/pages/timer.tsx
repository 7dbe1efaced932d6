import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useOfflinePage } from '#src/kits/offline/use-offline-page'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { useHydrated } from '#src/ui/use-hydrated'
import { seoulTime } from '../../parts/seoul-time'
import { useServerNow } from '../../parts/use-server-now'
import { usePaths } from '../../site'
import { ring } from '../parts/bell'
import { bellBefore, bellsBetween, countdownOf, isMoving, runningAt, spansOf } from '../parts/clock'
import { nothingOwn, Screen } from '../parts/screen'
import { tickMs, useViewerDay } from '../parts/use-day'
import { viewerDay } from '../queries'

/**
 * The clock of the slot for everyone in the hall, by the server's time; browsers allow the bell only after a press (product §2).
 */
export function Component() {
  const { t } = useTranslation('fair.viewer')
  useOfflinePage('timer', nothingOwn)
  const paths = usePaths()
  const dates = useDates()
  const { data } = useSuspenseQuery(viewerDay())
  const shown = useViewerDay(data)
  const now = useServerNow(shown.day.now, shown.offset, tickMs)
  const [search] = useSearchParams()
  // The server renders the page without its search parameters.
  const isHydrated = useHydrated()
  const hall = shown.day.halls.find(({ id }) => isHydrated && id === search.get('hall'))?.id ?? null
  const spans = spansOf(shown.day, hall)
  const turn = runningAt(spans, now)
  const { running, next } = turn
  const [audio, setAudio] = useState<AudioContext | null>(null)
  const last = useRef(now)
  useEffect(() => {
    if (audio) for (const kind of bellsBetween(spans, last.current, now)) ring(audio, kind)
    last.current = now
  })
  const isSoon = running !== null && running.ends - now <= bellBefore
  const head = running ? t(isSoon ? 'timer.soon' : 'timer.left') : next ? t('timer.begins') : t('timer.over')
  const span = running ?? next
  const until = running?.ends ?? next?.starts
  const { following } = shown.day
  const left = countdownOf((until ?? now) - now)
  return (
    <Screen day={shown.day} online={shown.online} now={now} other={{ to: paths.viewer, label: t('toViewer') }}>
      <div className="flex flex-1 flex-col items-center justify-center gap-[2vh] text-center">
        <p className="text-[clamp(1.25rem,4vw,10rem)] font-semibold">{head}</p>
        {until !== undefined && (
          <p
            role="timer"
            className={`${left.length > 5 ? 'text-[clamp(3rem,15vw,32rem)]' : 'text-[clamp(4.5rem,24vw,52rem)]'} leading-none font-bold tabular-nums ${isSoon ? 'text-[#ffd66b]' : ''}`}
          >
            {left}
          </p>
        )}
        {span && (
          <p className="text-[clamp(1.1rem,3vw,7rem)] text-white/80 tabular-nums">
            {seoulTime(span.starts)}–{seoulTime(span.ends)}
          </p>
        )}
        {!span && following && (
          <p className="text-[clamp(1.1rem,3vw,7rem)] text-white/80 tabular-nums">
            {t('timer.following', { day: dates.day(following.day), time: following.starts })}
          </p>
        )}
        {isMoving(turn, now) && <p className="text-[clamp(1rem,2.4vw,6rem)] text-[#4fe0dc]">{t('timer.change')}</p>}
        {audio ? (
          <p className="text-sm text-white/70">{t('timer.bellOn')}</p>
        ) : (
          <Button variant="accent" onClick={() => setAudio(new AudioContext())}>
            {t('timer.bell')}
          </Button>
        )}
      </div>
    </Screen>
  )
}
