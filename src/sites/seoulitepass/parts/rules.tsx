import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Ticket from 'lucide-react/icons/ticket'
import { useTranslation } from 'react-i18next'
import { passDays } from '#contract/pass/pass-type'
import { site } from '../site'

const icons = { hours: <Clock />, visits: <Ticket />, unused: <Hourglass />, begun: <RotateCcw /> } as const
const rules = ['hours', 'visits', 'unused', 'begun'] as const

/** The rules to know before buying (product §4). */
export function Rules() {
  const { t } = useTranslation(site)
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {rules.map((rule) => (
        <li key={rule} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand *:size-5"
          >
            {icons[rule]}
          </span>
          <div>
            <h3 className="font-semibold">{t(`rules.${rule}.title`, { ...passDays })}</h3>
            <p className="mt-0.5 text-muted">{t(`rules.${rule}.text`, { ...passDays })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
