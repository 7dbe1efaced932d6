import { useTranslation } from 'react-i18next'
import type { BoothApplication } from '#contract/mice/booth'
import { useDates } from '#src/session/dates'
import { Timeline } from './timeline'

type Next = 'pay' | 'deposit' | 'confirm' | 'fair'
const toCome: Record<BoothApplication['booking']['status'], readonly Next[]> = {
  pending: ['pay', 'confirm', 'fair'],
  waiting: ['deposit', 'confirm', 'fair'],
  requested: ['confirm', 'fair'],
  confirmed: ['fair'],
  cancel_requested: [],
  cancelled: [],
}

/** The history of an application, followed by the steps still to come. */
export function ApplicationTimeline({ application: { booking, order, history } }: { application: BoothApplication }) {
  const { t } = useTranslation('mice.application')
  const { day, instant } = useDates()
  const deadline = order.hold_expires_at
  const ahead = toCome[booking.status].map((next) => ({
    key: next,
    text: t(`mine.next.${next}`, { when: next === 'deposit' && deadline ? instant(deadline) : '' }),
    when: next === 'fair' ? day(booking.date) : '',
    reason: '',
    isPast: false,
  }))
  const past = history.map(({ at, to, by, reason }) => ({
    key: `${to} ${at}`,
    text: t(`mine.step.${to}`),
    when: t('mine.on', { when: instant(at) }),
    // Only operators write free text; other reasons are codes.
    reason: by === 'operator' ? reason : '',
    isPast: true,
  }))
  return <Timeline label={t('mine.timeline')} entries={[...past, ...ahead]} />
}
