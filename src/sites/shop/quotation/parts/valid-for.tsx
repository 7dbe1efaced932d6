import Timer from 'lucide-react/icons/timer'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer, Quotation } from '#contract/quotation'
import { ownTime } from '#src/kits/booking/own-time'
import { useSecondsLeft } from '#src/kits/booking/use-seconds-left'
import { useDates } from '#src/session/dates'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { ownQuotation } from '../queries'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The remaining validity of an offer, in the largest useful unit. */
function leftIn(seconds: number): { key: 'days' | 'hours' | 'minutes' | 'last'; count: number } {
  if (seconds >= 2 * day) return { key: 'days', count: Math.floor(seconds / day) }
  if (seconds >= hour) return { key: 'hours', count: Math.floor(seconds / hour) }
  if (seconds >= minute) return { key: 'minutes', count: Math.floor(seconds / minute) }
  return { key: 'last', count: 0 }
}

interface ValidForProps {
  quotation: Quotation
  offer: Offer
  receivedAt: number
}

/** The deadline for accepting an offer: the time left, the instant in Seoul, and in the reader's time zone if it differs. */
export function ValidFor({ quotation, offer, receivedAt }: ValidForProps) {
  const { t } = useTranslation('shop.quotation')
  const visitor = useVisitor()
  const language = useLanguage()
  const dates = useDates()
  const seconds = useSecondsLeft({ hold_expires_at: offer.valid_until, answered_at: quotation.answered_at }, receivedAt)
  const over = seconds === 0
  // The server decides whether the time is up.
  useEffect(() => {
    if (over) void visitor.queries.invalidateQueries({ queryKey: ownQuotation(quotation.id).queryKey })
  }, [over, visitor, quotation.id])
  const { key, count } = leftIn(seconds ?? 0)
  const own = ownTime(offer.valid_until, language)
  const urgent = (seconds ?? 0) < day
  return (
    <div className="space-y-1 text-sm">
      <p
        className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1.5 font-semibold ${urgent ? 'bg-warning-soft text-warning' : 'bg-brand-soft text-brand'}`}
      >
        <Timer className="size-4" aria-hidden="true" />
        {t(`valid.${key}`, { count })}
      </p>
      <p>{t('valid.until', { when: dates.instant(offer.valid_until) })}</p>
      {own && <p className="text-muted">{t('valid.own', own)}</p>}
    </div>
  )
}
