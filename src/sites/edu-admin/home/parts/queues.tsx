import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Statistics } from '#contract/education/statistics'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { paths } from '../../site'
import { useNextAct } from './next-act'

/** How many applications wait for each act of the desk, since when, and how many are late; each links to its list. */
export function Queues({ data: { queues, questions } }: { data: Statistics }) {
  const { t } = useTranslation('edu-admin.home')
  const nextAct = useNextAct()
  const tiles = [
    ...queues.map(({ status, ...queue }) => ({
      key: status,
      label: nextAct(status),
      to: status === 'report_submitted' ? `${paths.applyReport}?status=${status}` : `${paths.apply}?status=${status}`,
      ...queue,
    })),
    { key: 'questions', label: t('next.questions'), to: `${paths.qna}?status=received`, late: 0, ...questions },
  ]
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
      {tiles.map(({ key, ...tile }) => (
        <Tile key={key} {...tile} />
      ))}
    </ul>
  )
}

interface TileProps {
  label: string
  to: string
  count: number
  late: number
  since: string | null
}

function Tile({ label, to, count, late, since }: TileProps) {
  const { t } = useTranslation('edu-admin.home')
  const { dayOf } = useDates()
  const numbers = useNumbers()
  return (
    <li>
      <Link to={to} className="block h-full rounded-md border border-line bg-surface px-4 py-3 hover:border-ink">
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{label}</span>
          <span className="text-2xl font-bold figures">{numbers(count)}</span>
        </span>
        <span className="mt-1 block text-sm text-muted">
          {since ? t('since', { day: dayOf(since) }) : t('nothing')}
        </span>
        {late > 0 && <span className="block text-sm font-semibold text-error">{t('lateOfThem', { count: late })}</span>}
      </Link>
    </li>
  )
}
