import ScanLine from 'lucide-react/icons/scan-line'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dayInSeoul } from '#contract/days'
import type { DayMeeting } from '#contract/fair/day'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { Segmented } from '#src/ui/segmented'
import { Spinner } from '#src/ui/spinner'
import { useName } from '../../meetings/parts/use-when'
import { site, usePaths } from '../../site'
import { DayHall } from '../parts/day-hall'
import { seoulTime, useDay } from '../parts/use-day'

const BadgeScanner = lazy(async () => ({ default: (await import('../parts/badge-scanner')).BadgeScanner }))

/** The live day in the halls, for office staff on a phone. */
export function Component() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const dates = useDates()
  const name = useName()
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
  const sought = words.trim().toLowerCase()
  const isSought = ({ booth, buyer, seller }: DayMeeting) =>
    [booth, buyer.company.en, buyer.company.ko, seller.company.en, seller.company.ko].some((each) =>
      each.toLowerCase().includes(sought),
    )
  const found = sought ? { ...day, meetings: day.meetings.filter(isSought) } : day
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
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <FilterSelect
            name="day"
            label={t('day.which')}
            any={dates.birthday(day.day)}
            options={day.days
              .filter((each) => each !== day.day)
              .map((value) => ({ value, label: dates.birthday(value) }))}
          />
          <dl className="flex gap-5 text-sm" aria-label={t('day.come')}>
            {(['buyer', 'seller'] as const).map((side) => (
              <div key={side}>
                <dt className="text-muted">{t(`day.${side}s`)}</dt>
                <dd className="font-semibold figures">{t('day.of', day.come[side])}</dd>
              </div>
            ))}
          </dl>
          {day.halls.length > 1 && (
            <Segmented
              label={t('day.halls')}
              value={hall}
              onChange={(value) => address.change({ hall: value === 'all' ? null : value })}
              options={[
                { value: 'all', label: t('day.allHalls') },
                ...day.halls.map((each) => ({ value: each.id, label: name(each.name) })),
              ]}
            />
          )}
        </div>
        <input
          type="search"
          className="control max-w-md"
          aria-label={t('day.find')}
          placeholder={t('day.find')}
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
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
