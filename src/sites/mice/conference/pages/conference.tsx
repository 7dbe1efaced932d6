import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { shownDay } from '#src/kits/exhibition/countdown'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { Chip, Chips } from '#src/ui/chip'
import { Page as Content } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { useOwnSeats } from '../../parts/use-own'
import { useSeoulMinute } from '../../parts/use-seoul-minute'
import { sessions as sessionsQuery, thisFair } from '../../queries'
import { DayBoard } from '../parts/day-board'
import { MySessions } from '../parts/my-sessions'

/** How often the remaining seats are refetched, in ms. */
const seatsEvery = 15_000

/** The conference program by hall and time, with seats, and the member's choice of it. */
export function Component() {
  const { t } = useTranslation('mice.conference')
  const { day: dayInWords } = useDates()
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: sessions } = useSuspenseQuery({ ...sessionsQuery(), refetchInterval: seatsEvery })
  const { signedIn, registered, seats } = useOwnSeats()
  const now = useSeoulMinute()
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = sessions.filter(({ id }) => seats.some(({ session_id }) => session_id === id))
  const { hash } = useLocation()
  const named = sessions.find(({ id }) => hash === `#${id}`)
  const [namedId, namedDay] = [named?.id, named?.day]
  // Selects the day of the session in the address first, so that the browser can scroll to it.
  useEffect(() => {
    if (!namedId || !namedDay) return
    setPicked(namedDay)
    requestAnimationFrame(() => document.getElementById(namedId)?.scrollIntoView({ block: 'center' }))
  }, [namedId, namedDay])
  const shown = picked ?? (fair ? shownDay(fair) : '')
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={t('title')} lead={t('lead')}>
          {fair ? (
            <div className="stack-8">
              {signedIn && <MySessions chosen={chosen} seats={seats} />}
              <Chips label={t('days')}>
                {fair.figures.days.map(({ day }, at) => (
                  <Chip key={day} on={day === shown} onChange={() => setPicked(day)}>
                    {t('day', { day: at + 1, date: dayInWords(day) })}
                  </Chip>
                ))}
              </Chips>
              <h2 className="sr-only">{dayInWords(shown)}</h2>
              <DayBoard
                fair={fair}
                day={shown}
                sessions={sessions.filter(({ day }) => day === shown)}
                {...{ chosen, seats, signedIn, registered, now }}
              />
            </div>
          ) : (
            <NoFair />
          )}
        </Content>
      </main>
    </Page>
  )
}
