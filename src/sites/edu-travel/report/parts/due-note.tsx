import { useTranslation } from 'react-i18next'
import { daysBetween } from '#contract/days'
import type { Report } from '#contract/education/report/report'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'

/** The due date of a report, or that it is late. */
export function DueNote({ report: { status, due, program } }: { report: Report }) {
  const { t } = useTranslation('edu-travel.report')
  const dates = useDates()
  if (status !== 'report_due') return null
  const left = daysBetween(program.today, due)
  const day = dates.day(due)
  if (left < 0) return <Alert tone="warning">{t('due.late', { day })}</Alert>
  return (
    <Alert>
      <strong>{left === 0 ? t('due.today') : t('due.left', { count: left })}</strong> · {t('due.text', { day })}
    </Alert>
  )
}
