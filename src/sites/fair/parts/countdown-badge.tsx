import { useTranslation } from 'react-i18next'
import type { FairEdition } from '#contract/fair/edition'
import { countdownOf } from '#src/kits/exhibition/countdown'
import { site } from '../site'

/** The days left until the fair, or which of its days it is. */
export function CountdownBadge({ fair }: { fair: FairEdition }) {
  const { t } = useTranslation(site)
  const at = countdownOf(fair)
  const words = {
    before: () => t('countdown.before', { count: at.state === 'before' ? at.days : 0 }),
    running: () => (at.state === 'running' ? t('countdown.running', { day: at.day, of: at.of }) : ''),
    between: () => t('countdown.between', { count: at.state === 'between' ? at.days : 0 }),
    over: () => t('countdown.over'),
  }
  const live = at.state === 'running'
  return (
    <p
      className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1.5 text-sm font-semibold figures ${live ? 'bg-accent text-on-accent' : 'bg-brand-soft text-brand'}`}
    >
      {live && (
        <span aria-hidden="true" className="size-2.5 rounded-full" style={{ backgroundColor: 'var(--pulse)' }} />
      )}
      {words[at.state]()}
    </p>
  )
}
