import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { reviewDays } from '#contract/education/review-list'
import type { Statistics } from '#contract/education/statistics'
import { paths } from '../../site'
import { placeOf, useNextAct, waitsForDesk } from './next-act'

/** Late work, the latest first: the desk's own, and reports that applicants owe. */
export function LateList({ data: { late, late_total } }: { data: Statistics }) {
  const { t } = useTranslation('edu-admin.home')
  const nextAct = useNextAct()
  return (
    <>
      <p className="mb-2 text-sm text-muted">{t('late.rule', { days: reviewDays })}</p>
      {late.length === 0 ? (
        <p className="text-muted">{t('late.none')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {late.map((row) => (
            <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="min-w-0">
                <Link to={placeOf(row)} className="font-semibold wrap-anywhere underline underline-offset-2">
                  {row.organization || row.number}
                </Link>{' '}
                <span className="text-sm text-muted">
                  {waitsForDesk(row.status) ? nextAct(row.status) : t('next.report_due')}
                </span>
              </span>
              <span className="text-sm font-semibold text-error">
                {t(waitsForDesk(row.status) ? 'late.waits' : 'late.days', { count: row.days })}
              </span>
            </li>
          ))}
        </ol>
      )}
      {late_total > late.length && (
        <Link
          to={`${paths.apply}?late=1`}
          className="mt-2 inline-block text-sm font-semibold underline underline-offset-2"
        >
          {t('late.all', { count: late_total })}
        </Link>
      )}
    </>
  )
}
