import { useTranslation } from 'react-i18next'
import type { BoothApplication } from '#contract/mice/booth'
import { useDates } from '#src/session/dates'

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
  const entries = [...past, ...ahead]
  return (
    <ol className="pt-2">
      {entries.map(({ key, text, when, reason, isPast }, at) => (
        <li key={key} className="relative flex gap-4 pb-5 last:pb-0">
          {at < entries.length - 1 && <span className="absolute start-1.75 top-5 bottom-0 w-px bg-line-strong" />}
          <span
            className={`mt-1.5 size-3.75 shrink-0 rounded-full border-2 ${isPast ? 'border-brand bg-brand' : 'border-line-strong bg-surface'}`}
          />
          <div className="min-w-0">
            <p className={`font-medium ${isPast ? '' : 'text-muted'}`}>{text}</p>
            {when && <p className="text-sm text-muted">{when}</p>}
            {reason && <p className="text-sm break-words">{reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
