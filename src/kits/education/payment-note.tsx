import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/education/report/report'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { Alert } from '#src/ui/alert'

/** The amount paid, and the amount returned to the budget. */
export function PaymentNote({ report: { payment, granted_won } }: { report: Pick<Report, 'payment' | 'granted_won'> }) {
  const { t } = useTranslation('education.report')
  const dates = useDates()
  const won = useWon()
  if (!payment) return null
  const left = granted_won - payment.won
  return (
    <Alert tone="success" title={t('payment.title')}>
      <p>
        {t('payment.text', { won: won(payment.won), day: dates.day(payment.paid_on), reference: payment.reference })}
      </p>
      {left > 0 && <p>{t('payment.returned', { won: won(left) })}</p>}
    </Alert>
  )
}
