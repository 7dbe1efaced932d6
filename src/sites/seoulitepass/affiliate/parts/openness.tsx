import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { type Openness, opennessAt, type Schedule } from '#contract/pass/opening'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'

const tones = { open: 'success', last_entry_over: 'warning', closed: 'neutral' } as const

interface OpenProps {
  schedule: Schedule
  /** Null until the time is known. */
  now: Date | null
}

/** Whether a place is open, in one word. */
export function OpenBadge({ schedule, now }: OpenProps) {
  const { t } = useTranslation('seoulitepass.affiliate')
  if (!now) return null
  const { state } = opennessAt(schedule, now)
  return <Badge tone={tones[state]}>{t(`short.${state}`)}</Badge>
}

/** Like `OpenBadge`, as a line with the times; its space is reserved. */
export function OpenLine({ schedule, now }: OpenProps) {
  const words = useOpenWords()
  const openness = now && opennessAt(schedule, now)
  return <p className="min-h-6">{openness && <Badge tone={tones[openness.state]}>{words(openness, now)}</Badge>}</p>
}

function useOpenWords(): (openness: Openness, now: Date) => string {
  const { t } = useTranslation('seoulitepass.affiliate')
  const { day } = useDates()
  return ({ state, last_entry, closes, opens_next }, now) => {
    if (state === 'open') return t('state.open', { time: closes ?? '', last: last_entry ?? '' })
    if (state === 'last_entry_over') return t('state.last_entry_over', { time: closes ?? '' })
    if (!opens_next) return t('state.closed')
    return opens_next.day === dayInSeoul(now)
      ? t('state.closedToday', { time: opens_next.time })
      : t('state.closedUntil', { day: day(opens_next.day), time: opens_next.time })
  }
}
