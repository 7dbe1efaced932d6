import ScanLine from 'lucide-react/icons/scan-line'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dayInSeoul } from '#contract/days'
import type { DayMeeting } from '#contract/fair/day'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { Spinner } from '#src/ui/spinner'
import { seoulTime } from '../../parts/seoul-time'
import { site, usePaths } from '../../site'
import { DayFilters } from '../parts/day-filters'
import { DayHall } from '../parts/day-hall'
import { useDay } from '../parts/use-day'

const BadgeScanner = lazy(async () => ({ default: (await import('../parts/badge-scanner')).BadgeScanner }))

/** Those of the meetings whose booth or company names contain the words. */
function meetingsWith(meetings: readonly DayMeeting[], words: string): DayMeeting[] {
  const sought = words.trim().toLowerCase()
  return meetings.filter(({ booth, buyer, seller }) =>
    [booth, buyer.company.en, buyer.company.ko, seller.company.en, seller.company.ko].some((each) =>
      each.toLowerCase().includes(sought),
    ),
  )
}

/** The live day in the halls, for office staff on a phone. */
export function Component() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const [search] = useSearchParams()
  const address = useDeskAddress()
  const chosen = address.value('hall')
  const { day, now, since } = useDay(search)
  const [words, setWords] = useState('')
  const [scanning, setScanning] = useState(false)
  const withoutBooth = day.meetings.some(({ hall }) => hall === '')
  const ids = [...day.halls.map(({ id }) => id), ...(withoutBooth ? [''] : [])]
  const hall = ids.includes(chosen) && chosen !== '' ? chosen : 'all'
  const shown = hall === 'all' ? ids : [hall]
  const open = day.day === dayInSeoul(now)
  const found = { ...day, meetings: meetingsWith(day.meetings, words) }
  return (
    <DeskPage
      title={ofSite('title.deskDay')}
      mark={
        <span className="text-xl font-bold text-accent figures" role="timer" aria-label={t('day.clock')}>
          {seoulTime(now, true)}
        </span>
      }
      actions={
        <>
          <ButtonLink size="sm" variant="secondary" to={paths.deskBadges}>
            {t('day.badges')}
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" to={paths.deskAgendas}>
            {t('day.agendas')}
          </ButtonLink>
          <Button
            size="sm"
            icon={<ScanLine className="size-4" />}
            aria-expanded={scanning}
            onClick={() => setScanning(!scanning)}
          >
            {t(scanning ? 'day.closeScan' : 'day.scan')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {since !== null && (
          <Alert tone="warning" live>
            {t('day.offline', { time: seoulTime(since) })}
          </Alert>
        )}
        {scanning && (
          <Suspense fallback={<Spinner />}>
            <BadgeScanner />
          </Suspense>
        )}
        <DayFilters day={day} hall={hall} words={words} onWords={setWords} />
        {day.slots.length === 0 ? (
          <p className="text-muted">{t('day.noSlots')}</p>
        ) : (
          <div className={`grid items-start gap-6 ${shown.length > 1 ? 'lg:grid-cols-2' : ''}`}>
            {shown.map((id) => (
              <DayHall key={id} day={found} hall={id} now={now} open={open} />
            ))}
          </div>
        )}
      </div>
    </DeskPage>
  )
}
