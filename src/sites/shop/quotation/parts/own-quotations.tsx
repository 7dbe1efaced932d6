import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import type { QuotationRow, quotation } from '#contract/quotation'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { Card, CardTitle } from '#src/ui/card'
import { Pagination } from '#src/ui/pagination'
import { paths } from '../../site'
import { QuotationBadge } from './quotation-badge'
import { useTripWords } from './use-trip-words'

/** The member's quotations, the most recently active first. */
export function OwnQuotations({ found }: { found: Data<typeof quotation.list> }) {
  const { t } = useTranslation('shop.quotation')
  return (
    <section aria-label={t('mine.title')} className="mb-12">
      <h2 className="mb-4 text-xl font-bold">{t('mine.title')}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {found.items.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          page={found.page}
          pages={Math.ceil(found.total / found.per_page)}
          linkTo={(page) => (page > 1 ? `${paths.quotation}?page=${page}` : paths.quotation)}
        />
      </div>
    </section>
  )
}

function Row({ row }: { row: QuotationRow }) {
  const { t } = useTranslation('shop.quotation')
  const money = useMoney()
  const dates = useDates()
  const { days, regions } = useTripWords()
  return (
    <Card as="li" lifts className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <QuotationBadge status={row.status} />
        <span className="figures">{row.number}</span>
      </div>
      <div className="mt-2.5">
        <CardTitle to={paths.quotationDetail(row.id)}>{regions(row.regions)}</CardTitle>
      </div>
      <p>
        {days(row)} <span aria-hidden="true">·</span> {t('mine.travelers', { count: row.travelers })}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        {row.total_won !== null && (
          <span className="font-semibold text-ink figures">
            {money({ amount: row.total_won, currency: 'KRW' }, 'KRW')}
          </span>
        )}
        <span>
          {row.status === 'offered' && row.valid_until
            ? t('mine.until', { when: dates.instant(row.valid_until) })
            : t('mine.asked', { date: dates.dayOf(row.created_at) })}
        </span>
      </p>
    </Card>
  )
}
