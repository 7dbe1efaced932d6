import { useTranslation } from 'react-i18next'
import type { CancellationQuote, QuoteLine } from '#contract/cancellation'
import { cardRefundDays, transferRefundDays } from '#contract/periods'
import { useMoney } from '#src/api/start-up'
import { useNumbers } from '#src/session/visitor'
import type { CancelWords } from './cancel-words'
import { Deadline } from './deadline'

interface QuoteProps {
  quote: CancellationQuote
  /** Those for a reservation by default. */
  words?: Pick<CancelWords, 'deadline' | 'together'>
}

/** The refund, where it goes, by which rule and until when, and the calculation line by line. */
export function Quote({ quote, words: { deadline, together } = {} }: QuoteProps) {
  const { t } = useTranslation('booking')
  const money = useMoney()
  const { refund_points: points, coupons, refund_to } = quote
  const value = useNumbers()(points)
  return (
    <div className="space-y-5">
      {quote.kind === 'unpaid' ? (
        <div className="space-y-2">
          <p>{t('cancel.nothing')}</p>
          {quote.status === 'waiting' && <p className="font-medium">{t('deposit.sent')}</p>}
        </div>
      ) : (
        <section className="rounded-md bg-sunken p-5">
          <h3 className="text-sm text-muted">{t('cancel.back')}</h3>
          <p className="text-3xl font-bold figures">{money({ amount: quote.refund_won, currency: 'KRW' }, 'KRW')}</p>
          {points > 0 && <p className="font-medium">{t('cancel.points', { count: points, value })}</p>}
          {coupons.map(({ name, comes_back }) => (
            <p key={name} className="text-sm">
              {t(comes_back ? 'cancel.coupon.returned' : 'cancel.coupon.kept_used', { name })}
            </p>
          ))}
          {refund_to !== 'none' && (
            <p className="mt-2 text-sm text-muted">
              {t(`cancel.to.${refund_to}`, { ...cardRefundDays, days: transferRefundDays })}
            </p>
          )}
          {deadline === undefined ? (
            <Deadline quote={quote} />
          ) : (
            <p className="mt-4 border-t border-line pt-4 text-sm">{deadline}</p>
          )}
        </section>
      )}
      <Together quote={quote} words={together ?? t('cancel.together')} />
      <Lines quote={quote} />
    </div>
  )
}

function Together({ quote: { together }, words }: { quote: CancellationQuote; words: string }) {
  if (together.length === 0) return null
  return (
    <div>
      <p>{words}</p>
      <ul className="mt-1 list-disc ps-5">
        {together.map(({ reservation_number, product_name }) => (
          <li key={reservation_number}>
            {product_name} <span className="text-sm text-muted figures">{reservation_number}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Lines({ quote: { lines } }: { quote: CancellationQuote }) {
  const { t } = useTranslation('booking')
  const worth = useWorth()
  // These lines are shown above already.
  const rest = lines.filter(({ kind }) => kind !== 'together' && kind !== 'unpaid')
  if (rest.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t('cancel.lines')}</h3>
      <ul className="ruled">
        {rest.map(({ kind, label, amount_won }) => (
          <li key={`${kind} ${label}`} className="flex justify-between gap-6 py-2 text-sm">
            <span className="min-w-0">{label}</span>
            {amount_won !== null && (
              <span className={`shrink-0 figures ${kind === 'refund' ? 'font-semibold' : ''}`}>
                {worth(kind, amount_won)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Formats amounts in won; points are not money and must not look like more of it. */
function useWorth(): (kind: QuoteLine['kind'], amount: number) => string {
  const { t } = useTranslation('booking')
  const money = useMoney()
  const number = useNumbers()
  return (kind, amount) => {
    if (kind !== 'points' && kind !== 'points_lost') return money({ amount, currency: 'KRW' }, 'KRW')
    return t('cancel.pointsLine', {
      count: Math.abs(amount),
      value: `${amount < 0 ? '−' : ''}${number(Math.abs(amount))}`,
    })
  }
}
