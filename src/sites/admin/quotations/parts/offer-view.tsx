import { useTranslation } from 'react-i18next'
import type { Offer } from '#contract/quotation'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Facts } from '#src/ui/facts'
import { type Column, Table } from '#src/ui/table'
import { useGroupWords } from './use-group-words'

const tones = {
  open: 'info',
  expired: 'neutral',
  replaced: 'neutral',
  withdrawn: 'neutral',
  accepted: 'success',
  declined: 'neutral',
} as const satisfies Record<Offer['state'], string>

/** One offer as it was made, line by line. */
export function OfferView({ offer }: { offer: Offer }) {
  const { t } = useTranslation('admin.quotations')
  const { birthday, instant } = useDates()
  const numbers = useNumbers()
  const inWon = useWon()
  const words = useGroupWords()
  const rows = offer.lines.map((line, at) => ({ ...line, key: String(at) }))
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'label',
      header: t('line.label'),
      cell: ({ label }) => (
        <span dir="auto" className="wrap-anywhere">
          {label}
        </span>
      ),
    },
    { key: 'unit', header: t('line.unit'), align: 'end', cell: ({ unit_won }) => inWon(unit_won) },
    { key: 'quantity', header: t('line.quantity'), align: 'end', cell: ({ quantity }) => numbers(quantity) },
    { key: 'amount', header: t('line.amount'), align: 'end', cell: ({ amount_won }) => inWon(amount_won) },
  ]
  return (
    <article>
      <header className="mb-3 flex flex-wrap items-center gap-2">
        <h3 dir="auto" className="font-semibold wrap-anywhere">
          {t('offer.number', { position: offer.position })} · {offer.title}
        </h3>
        <Badge tone={tones[offer.state]}>{t(`offer.state.${offer.state}`)}</Badge>
      </header>
      {offer.note && (
        <p dir="auto" className="mb-3 max-w-reading whitespace-pre-line wrap-anywhere">
          {offer.note}
        </p>
      )}
      <div className="mb-3">
        <Facts
          compact
          facts={[
            { label: t('offer.departure'), value: `${birthday(offer.date)} ${offer.start_time}` },
            { label: t('offer.meeting'), value: offer.meeting_point },
            { label: t('column.travelers'), value: words.party(offer.party) },
            { label: t('offer.until'), value: instant(offer.valid_until) },
            { label: t('offer.sentOn'), value: instant(offer.created_at) },
          ]}
        />
      </div>
      <Table caption={t('offer.lines')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      <p className="mt-3 flex justify-between gap-4 font-bold">
        <span>{t('offer.total')}</span>
        <span className="figures">{inWon(offer.total_won)}</span>
      </p>
    </article>
  )
}
