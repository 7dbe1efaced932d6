import { useTranslation } from 'react-i18next'
import type { CancellationQuote } from '#contract/cancellation'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { ownTime } from './own-time'

/** Returns the last minute before an instant: it is ambiguous which day midnight belongs to. */
const lastMinute = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString()

/** The rule in force and its deadline: in Seoul time, and in the reader's where the clocks differ. */
export function Deadline({ quote: { tier, tiers, valid_until } }: { quote: CancellationQuote }) {
  const { t } = useTranslation('booking')
  const dates = useDates()
  const language = useLanguage()
  if (!tier || !valid_until) return null
  const next = tiers.find(({ until }) => until > valid_until)
  const last = lastMinute(valid_until)
  const own = ownTime(last, language)
  return (
    <div className="mt-4 space-y-1 border-t border-line pt-4 text-sm">
      <p className="font-semibold">
        {tier.refund_percent > 0 ? t('cancel.rule', { percent: tier.refund_percent }) : t('cancel.ruleNothing')}
      </p>
      <p>{t('cancel.until', { when: dates.instant(last) })}</p>
      {own && <p>{t('cancel.untilOwn', own)}</p>}
      <p className="text-muted">
        {!next
          ? t('cancel.nextOver')
          : next.refund_percent > 0
            ? t('cancel.next', { percent: next.refund_percent })
            : t('cancel.nextNothing')}
      </p>
    </div>
  )
}
