import { useTranslation } from 'react-i18next'
import type { CancellationTier } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { useLanguage, useNow } from '#src/session/visitor'
import { type Span, spansOf } from '../tiers'

/** The refunds for cancellations by tier, with dates once a day is chosen. */
export function Cancellation({ tiers, departure }: { tiers: readonly CancellationTier[]; departure: string | null }) {
  const { t } = useTranslation('shop.catalog')
  const now = useNow()
  const spans = spansOf(tiers, departure, dayInSeoul(now))
  if (spans.every(({ percent }) => percent === 0)) return <p>{t('cancel.none')}</p>
  return (
    <>
      <p className="mb-4 max-w-reading text-muted">
        {t('cancel.lead')} {!departure && t('cancel.choose')}
      </p>
      <ul className="overflow-hidden rounded-md border border-line">
        {spans.map((span) => (
          <Tier key={span.to} span={span} />
        ))}
      </ul>
    </>
  )
}

function Tier({ span }: { span: Span }) {
  const { t } = useTranslation('shop.catalog')
  const dates = useDates(span)
  return (
    <li
      className={`flex flex-wrap justify-between gap-x-6 border-b border-line px-4 py-3 last:border-b-0 ${span.past ? 'text-muted' : span.percent === 100 ? 'bg-success-soft' : ''}`}
    >
      <span>{useSentence(span)}</span>
      {dates && <span className="text-sm font-medium">{span.past ? t('cancel.past') : dates}</span>}
    </li>
  )
}

function useSentence({ from, to, percent }: Span): string {
  const { t } = useTranslation('shop.catalog')
  if (percent === 0) return t('cancel.rest')
  if (from === null) return t('cancel.first', { count: to, percent })
  if (to === 0 && from === 0) return t('cancel.same', { percent })
  if (from === to) return t('cancel.single', { count: to, percent })
  return t('cancel.between', { from, to, percent })
}

function useDates({ first, last }: Span): string | null {
  const { t } = useTranslation('shop.catalog')
  const language = useLanguage()
  if (!last) return null
  const end = dayInWords(last, language)
  if (!first) return t('cancel.until', { date: end })
  return first === last ? t('cancel.on', { date: end }) : t('cancel.range', { start: dayInWords(first, language), end })
}
