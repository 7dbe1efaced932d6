import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type PassGatePlace, shownScans } from '#contract/pass/gate'
import { useOnline } from '#src/kits/offline/use-online'
import { useDates } from '#src/session/dates'
import { useContentLang, useNumbers, useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import type { PassGate } from '../device/gate'
import { useGateState } from '../device/use-gate'
import { placeToday, placeTodayEvery } from '../queries'
import { ScanCounts } from './scan-counts'
import { tones } from './scan-tones'

interface PlaceTodayProps {
  gate: PassGate
  place: PassGatePlace
}

/**
 * Today's scans of all devices at a place, as the server has them: fetched again regularly and after each scan. While the server
 * cannot be reached, it says from when the list is.
 */
export function PlaceToday({ gate, place }: PlaceTodayProps) {
  const { t } = useTranslation('seoulitepass.scan')
  const { instant } = useDates()
  const lang = useContentLang()
  const numbers = useNumbers()
  const isSignedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const hasNetwork = useOnline()
  const { online, unsent, today } = useGateState(gate, (state) => state)
  const { data, isError, refetch } = useQuery({
    ...placeToday(place.id),
    enabled: isSignedIn,
    refetchInterval: placeTodayEvery,
    refetchOnMount: 'always',
  })
  // What this device has sent, or the network's return, changes the list at once.
  const [newest] = today
  const sent = `${newest?.id} ${unsent}`
  useEffect(() => {
    if (sent !== '' && online && isSignedIn) void refetch()
  }, [sent, online, isSignedIn, refetch])
  const isOld = !online || !isSignedIn || isError
  const all = data?.counts.reduce((sum, { scans }) => sum + scans, 0) ?? 0
  return (
    <section className="stack-3">
      <h3 className="text-lg font-bold wrap-anywhere">{t('place.title', { place: place.name[lang] })}</h3>
      {isOld && (
        <Alert tone="warning" live>
          {data
            ? t('place.asOf', { time: instant(data.now) })
            : t(isSignedIn || !hasNetwork ? 'place.unknown' : 'place.signedOut')}
        </Alert>
      )}
      {data && (
        <>
          <ScanCounts counts={data.counts} />
          {data.scans.length === 0 && <p className="text-muted">{t('today.none')}</p>}
          <ul className="ruled">
            {data.scans.map(({ id, at, result, number, type, late, own }) => (
              <li key={id} className="stack-1 py-3">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold figures">{instant(at)}</span>
                  <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>
                  {late && <Badge>{t('today.offline')}</Badge>}
                  {!own && <Badge>{t('place.colleague')}</Badge>}
                </p>
                <p className="text-sm text-muted wrap-anywhere">
                  {number !== '' && <span className="font-mono">{number}</span>}
                  {type && ` · ${t(`type.${type}`)}`}
                </p>
              </li>
            ))}
          </ul>
          {all > shownScans && (
            <p className="text-sm text-muted">{t('place.shown', { shown: numbers(shownScans), all: numbers(all) })}</p>
          )}
        </>
      )}
      {!data && !isOld && <p role="status">{t('place.loading')}</p>}
    </section>
  )
}
