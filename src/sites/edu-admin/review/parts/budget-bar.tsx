import { useTranslation } from 'react-i18next'
import type { YearBudget } from '#contract/education/approval'
import { useWon } from '#src/session/use-won'

/** The year's budget: granted, added by this choice, and left; the text says all that the bar shows. */
export function BudgetBar({ budget, chosen }: { budget: YearBudget; chosen: number }) {
  const { t } = useTranslation('edu-admin.review')
  const won = useWon()
  const { year, budget_won, committed_won } = budget
  const percent = (value: number) => (budget_won > 0 ? `${(value / budget_won) * 100}%` : '0%')
  return (
    <section aria-label={t('approval.budget', { year: String(year) })} className="stack-2">
      <h2 className="text-base font-bold">{t('approval.budget', { year: String(year) })}</h2>
      <div aria-hidden="true" className="flex h-4 overflow-hidden rounded-full border border-line-strong bg-surface">
        <div className="bg-brand" style={{ width: percent(committed_won) }} />
        <div className="bg-accent" style={{ width: percent(chosen) }} />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm figures">
        <li>
          <Dot className="bg-brand" /> {t('approval.committed', { won: won(committed_won) })}
        </li>
        <li>
          <Dot className="bg-accent" /> {t('approval.chosen', { won: won(chosen) })}
        </li>
      </ul>
      <p className="text-sm font-semibold figures" role="status">
        {t('approval.left', { won: won(budget_won - committed_won - chosen), all: won(budget_won) })}
      </p>
    </section>
  )
}

const Dot = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`me-1 inline-block size-2.5 rounded-full ${className}`} />
)
