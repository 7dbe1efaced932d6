import { useTranslation } from 'react-i18next'
import type { DepartureColumn, DepartureEffect, DepartureRow } from '#contract/departure-import'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Table } from '#src/ui/table'
import type { Checked } from './use-sheet-import'

interface DepartureChangesProps {
  /** The rows that change a departure. */
  changes: Checked<DepartureColumn, DepartureRow, DepartureEffect>[]
  /** How many rows change nothing. */
  same: number
}

/** What the rows of a sheet would change. */
export function DepartureChanges({ changes, same }: DepartureChangesProps) {
  const { t } = useTranslation('admin.imports')
  const lang = useContentLang()
  const { day } = useDates()
  return (
    <>
      <Alert tone="info" live>
        {changes.length > 0 && <p>{t('departures.changes', { count: changes.length })}</p>}
        {same > 0 && <p>{t('departures.same', { count: same })}</p>}
      </Alert>
      {changes.length > 0 && (
        <Table
          caption={t('departures.preview')}
          rows={changes}
          rowKey={({ number }) => String(number)}
          columns={[
            { key: 'line', header: t('line'), cell: ({ number }) => number },
            {
              key: 'product',
              header: t('departures.name'),
              cell: ({ row, effect: { product } }) => product[lang] || product.en || row.product,
            },
            { key: 'option', header: t('departures.column.option'), cell: ({ effect }) => effect.option[lang] },
            { key: 'date', header: t('departures.column.date'), cell: ({ row }) => day(row.date) },
            { key: 'time', header: t('departures.column.start_time'), cell: ({ row }) => row.start_time },
            {
              key: 'seats',
              header: t('departures.column.capacity'),
              align: 'end',
              cell: ({ effect: { before, after } }) =>
                before === after ? after : t('departures.seats', { before, after }),
            },
            { key: 'effect', header: t('departures.effectOf'), cell: ({ effect }) => <Effect effect={effect} /> },
          ]}
        />
      )}
    </>
  )
}

function Effect({ effect: { effect, was_closed, is_closed, taken, prices } }: { effect: DepartureEffect }) {
  const { t } = useTranslation('admin.imports')
  const { t: reservations } = useTranslation('admin.reservations')
  const money = useMoney()
  const { currency, before = [], after = [], usual = [] } = prices ?? {}
  const lines = usual.flatMap(({ band, price }) => {
    const of = (own: typeof usual) => own.find((each) => each.band === band)?.price ?? price
    if (!currency || of(before) === of(after)) return []
    const [was, is] = [of(before), of(after)].map((amount) => money({ amount, currency }, currency))
    const values = { band: reservations(`band.${band}`), before: was ?? '', after: is ?? '' }
    return [{ band, text: t(of(after) === price ? 'departures.priceBack' : 'departures.price', values) }]
  })
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <Badge tone={effect === 'new' ? 'success' : 'info'}>{t(`departures.effect.${effect}`)}</Badge>
      {was_closed !== is_closed && (
        <Badge tone="warning">{t(is_closed ? 'departures.closes' : 'departures.reopens')}</Badge>
      )}
      {lines.map(({ band, text }) => (
        <span key={band} className="figures text-sm">
          {text}
        </span>
      ))}
      {is_closed && taken > 0 && <span className="text-sm">{t('departures.taken', { count: taken })}</span>}
    </span>
  )
}
