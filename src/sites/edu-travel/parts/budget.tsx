import { useTranslation } from 'react-i18next'
import type { ProgramYear } from '#contract/education/year'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { site } from '../site'

/** What is left of the year's budget as a bar; the text says all that the bar shows. */
export function Budget({ year }: { year: ProgramYear }) {
  const { t } = useTranslation(site)
  const won = useWon()
  const number = useNumbers()
  const left = Math.max(0, year.budget_won - year.committed_won)
  const share = year.budget_won > 0 ? left / year.budget_won : 0
  // Never rounded up to the whole budget or down to nothing.
  const percent = left === 0 ? 0 : Math.min(Math.max(1, Math.round(share * 100)), year.committed_won > 0 ? 99 : 100)
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {/* In letters twice as large the amount is still on one line. */}
        <span className="text-[min(var(--text-2xl),9vw)] font-bold figures">{won(left)}</span>
        <span className="text-muted">{t('budget.of', { all: won(year.budget_won), year: String(year.year) })}</span>
      </p>
      <div aria-hidden="true" className="mt-3 h-5 overflow-hidden rounded-full border border-line-strong bg-surface">
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-2 text-muted">
        {left === 0
          ? t('budget.none')
          : t('budget.left', { percent: number(percent), committed: won(year.committed_won) })}
      </p>
    </div>
  )
}
