import { useTranslation } from 'react-i18next'
import type { PointEntry } from '#contract/benefits'
import { TextLink } from '#src/kits/account/text-link'
import { useDates } from '#src/session/dates'
import { paths } from '../../site'
import { usePointWords } from './use-point-words'

/** Points received or spent, each with its source; for spendable points also what is left. */
export const PointsList = ({ entries, view }: { entries: PointEntry[]; view: 'available' | 'history' }) => (
  <ul className="ruled rounded-md border border-line bg-surface">
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} remains={view === 'available'} />
    ))}
  </ul>
)

function Entry({ entry, remains }: { entry: PointEntry; remains: boolean }) {
  const { t } = useTranslation('shop.benefits')
  const dates = useDates()
  const shown = usePointWords()
  const { amount, left, reason, note, booking, at, expires_at } = entry
  return (
    <li className="flex items-start justify-between gap-x-4 px-5 py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {reason === 'granted' && amount < 0 ? t('points.takenBack') : t(`points.reason.${reason}`)}
        </p>
        {note && <p className="text-sm break-words">{note}</p>}
        {booking && (
          <p className="text-sm">
            <TextLink to={paths.reservationDetail(booking.id)}>{booking.product_name}</TextLink>{' '}
            {booking.more > 0 && <span className="text-muted">{t('points.more', { count: booking.more })}</span>}
          </p>
        )}
        <p className="text-sm text-muted">
          {dates.dayOf(at)}
          {amount > 0 && expires_at && ` · ${t('points.until', { date: dates.dayOf(expires_at) })}`}
        </p>
      </div>
      <div className="text-end figures">
        <p className={`font-bold whitespace-nowrap ${amount > 0 ? 'text-brand' : ''}`}>
          {amount > 0 && '+'}
          {shown(amount)}
        </p>
        {remains && left < amount && (
          <p className="text-sm whitespace-nowrap text-muted">{t('points.left', { points: left })}</p>
        )}
      </div>
    </li>
  )
}
