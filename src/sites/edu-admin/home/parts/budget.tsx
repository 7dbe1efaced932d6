import { useTranslation } from 'react-i18next'
import type { Statistics } from '#contract/education/statistics'
import { DetailPart } from '#src/kits/desk/detail'
import { useWon } from '#src/session/use-won'

/** The budget of the year as a bar, with all of its figures as text. */
export function Budget({ data: { budget } }: { data: Statistics }) {
  const { t } = useTranslation('edu-admin.home')
  const won = useWon()
  const { budget_won, requested_won, open_won, committed_won, paid_won, left_won } = budget
  const share = (part: number) => (budget_won > 0 ? Math.min(100, (part / budget_won) * 100) : 0)
  const paid = share(paid_won)
  const committed = share(committed_won)
  const open = Math.min(100 - committed, share(open_won))
  const parts = [
    { key: 'paid', value: paid_won, look: 'fill-brand' },
    { key: 'committed', value: committed_won, look: 'fill-muted' },
    { key: 'open', value: open_won, look: 'fill-line-strong' },
    { key: 'left', value: left_won, look: 'fill-surface' },
  ] as const
  return (
    <DetailPart title={t('budget.title')}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-5 w-full rounded-sm border border-line-strong rtl:-scale-x-100"
      >
        <rect width={committed + open} height="4" className="fill-line-strong" />
        <rect width={committed} height="4" className="fill-muted" />
        <rect width={paid} height="4" className="fill-brand" />
      </svg>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-6">
        <Figure label={t('budget.all')} value={won(budget_won)} />
        <Figure label={t('budget.asked')} value={won(requested_won)} />
        {parts.map(({ key, value, look }) => (
          <Figure key={key} label={t(`budget.${key}`)} value={won(value)} look={look} />
        ))}
      </dl>
      {open_won > left_won && (
        <p className="mt-3 font-semibold text-warning">{t('budget.short', { won: won(open_won - left_won) })}</p>
      )}
    </DetailPart>
  )
}

function Figure({ label, value, look }: { label: string; value: string; look?: string }) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        {look && (
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0 border border-line-strong">
            <rect width="10" height="10" className={look} />
          </svg>
        )}
        {label}
      </dt>
      <dd className="font-semibold figures">{value}</dd>
    </div>
  )
}
