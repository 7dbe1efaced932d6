import CalendarCheck from 'lucide-react/icons/calendar-check'
import Coins from 'lucide-react/icons/coins'
import Hourglass from 'lucide-react/icons/hourglass'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslation } from 'react-i18next'
import { holdMinutes } from '#contract/periods'
import { Section } from '#src/ui/page'

const points = [
  ['seats', CalendarCheck],
  ['hold', Hourglass],
  ['cancel', ShieldCheck],
  ['money', Coins],
] as const

/** What customers can rely on; it lists only what the product does. */
export function How() {
  const { t } = useTranslation('shop')
  return (
    <Section far title={t('main.how.title')}>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {points.map(([point, Icon]) => (
          <li key={point} className="flex gap-4 lg:block">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand lg:mb-4">
              <Icon className="size-6" />
            </span>
            <div>
              <h3 className="font-semibold">{t(`main.how.${point}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`main.how.${point}.text`, { minutes: holdMinutes })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
