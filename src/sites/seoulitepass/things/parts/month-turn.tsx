import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDates } from '#src/session/dates'
import { isShown, monthLater } from '../month'

interface MonthTurnProps {
  month: string
  today: string
  linkTo: (first: string) => string
}

/** The month, with links to the previous and next one. */
export function MonthTurn({ month, today, linkTo }: MonthTurnProps) {
  const { t } = useTranslation('seoulitepass.things')
  const { month: name } = useDates()
  const turn = (by: number, label: string, icon: ReactNode) => {
    const to = monthLater(month, by)
    const shape = 'grid size-11 place-items-center rounded-full border border-line-strong bg-surface'
    return isShown(to, today) ? (
      <Link to={linkTo(to)} replace preventScrollReset aria-label={label} className={`${shape} hover:border-ink`}>
        {icon}
      </Link>
    ) : (
      <span aria-hidden="true" className={`${shape} opacity-40`}>
        {icon}
      </span>
    )
  }
  return (
    <div className="flex items-center gap-3">
      {turn(-1, t('calendar.before'), <ChevronLeft className="size-5 rtl:mirrored" />)}
      <h2 aria-live="polite" className="min-w-40 text-center text-xl font-bold">
        {name(month)}
      </h2>
      {turn(1, t('calendar.after'), <ChevronRight className="size-5 rtl:mirrored" />)}
    </div>
  )
}
