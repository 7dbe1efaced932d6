import { useTranslation } from 'react-i18next'
import type { Offer } from '#contract/quotation'
import { useMoney } from '#src/api/start-up'
import { usePrefs } from '#src/session/visitor'
import { type Column, Table } from '#src/ui/table'

/** The lines of an offer and their sum in won, with its approximate amount in the reader's currency. */
export function OfferLines({ offer: { lines, total_won } }: { offer: Pick<Offer, 'lines' | 'total_won'> }) {
  const { t } = useTranslation('shop.quotation')
  const money = useMoney()
  const currency = usePrefs((prefs) => prefs.currency)
  const won = (amount: number) => money({ amount, currency: 'KRW' }, 'KRW')
  const rows = lines.map((line, at) => ({ ...line, key: String(at) }))
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'label',
      header: t('offer.item'),
      cell: ({ label }) => (
        <span dir="auto" className="wrap-anywhere">
          {label}
        </span>
      ),
    },
    { key: 'unit', header: t('offer.unit'), align: 'end', cell: ({ unit_won }) => won(unit_won) },
    { key: 'quantity', header: t('offer.quantity'), align: 'end', cell: ({ quantity }) => quantity },
    { key: 'amount', header: t('offer.amount'), align: 'end', cell: ({ amount_won }) => won(amount_won) },
  ]
  return (
    <div>
      <Table caption={t('offer.lines')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 px-4 text-lg font-bold max-md:px-0">
        {t('offer.total')}
        <span className="figures">{won(total_won)}</span>
      </p>
      {currency !== 'KRW' && (
        <p className="px-4 text-end text-sm text-muted max-md:px-0">
          {t('offer.about', { amount: money({ amount: total_won, currency: 'KRW' }) })}
        </p>
      )}
    </div>
  )
}
