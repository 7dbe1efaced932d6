import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { seoulTime } from '../../parts/seoul-time'
import { useOwnDay } from './use-own-day'
import { useName } from './use-when'

/** The meetings whose notice was read on this device. */
const key = 'FAIR_GIVEN_AWAY'
/** More than a day has slots. */
const most = 50

function readIds(): readonly string[] {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/**
 * Says at once which of today's meetings went to another company because this one was missing, and since when, until it was read
 * or the day is over (product §4). Needs `ownRefills` loaded, and the texts `fair.meetings`.
 */
export function GivenAway() {
  const { t } = useTranslation('fair.meetings')
  const name = useName()
  const { day, now } = useOwnDay()
  const [read, setRead] = useState(readIds)
  const today = dayInSeoul(now)
  const unread = day.given_away.filter(({ id, slot }) => slot.day === today && !read.includes(id))
  const dismiss = (id: string) => {
    const next = [id, ...read].slice(0, most)
    setRead(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Blocked storage: it is shown again after a reload.
    }
  }
  return (
    <div aria-live="polite" className="stack-3 empty:hidden print:hidden">
      {unread.map(({ id, other, slot, booth, absent, status_at }) => (
        <Alert
          key={id}
          tone="warning"
          title={t('given.title', { company: name(other.company), starts: slot.starts })}
          actions={
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('given.readOf', { company: name(other.company) })}
              onClick={() => dismiss(id)}
            >
              {t('given.read')}
            </Button>
          }
        >
          {t(booth ? 'given.text' : 'given.textNoBooth', {
            booth: booth?.number,
            missed: seoulTime(absent.me ?? status_at),
            given: seoulTime(status_at),
          })}
        </Alert>
      ))}
    </div>
  )
}
