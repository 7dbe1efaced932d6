import { useTranslation } from 'react-i18next'
import type { DeskProduct } from '#contract/product-desk'
import type { RefusalCode } from '#contract/refusal'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Table } from '#src/ui/table'
import type { CheckedDeparture } from './days-change'

interface DepartureEffectsProps {
  checked: readonly CheckedDeparture[]
  options: DeskProduct['options']
  /** The most departures that are shown one by one. */
  most: number
}

/** What a change would do to each departure; those that cannot be changed come first. */
export function DepartureEffects({ checked, options, most }: DepartureEffectsProps) {
  const { t } = useTranslation('admin.products')
  const lang = useContentLang()
  const { day } = useDates()
  const refused = checked.filter(({ bad }) => bad.length > 0)
  const changed = checked.filter(({ effect }) => effect && effect.effect !== 'same')
  const taken = changed.reduce((sum, { effect }) => sum + (effect?.is_closed ? effect.taken : 0), 0)
  const shown = [...refused, ...changed]
  const same = checked.length - refused.length - changed.length
  return (
    <>
      {refused.length > 0 ? (
        <Alert tone="error" live title={t('chosen.refused', { count: refused.length })} />
      ) : (
        <Alert tone="info" live>
          {changed.length > 0 && <p>{t('chosen.changes', { count: changed.length })}</p>}
          {same > 0 && <p>{t('chosen.same', { count: same })}</p>}
          {taken > 0 && <p className="mt-1 font-semibold">{t('plan.soldStays', { count: taken })}</p>}
        </Alert>
      )}
      {shown.length > most && <p className="text-sm text-muted">{t('chosen.first', { most })}</p>}
      {shown.length > 0 && (
        <Table
          caption={t('chosen.preview')}
          rows={shown.slice(0, most)}
          rowKey={({ row }) => `${row.option} ${row.date} ${row.start_time}`}
          columns={[
            { key: 'date', header: t('chosen.day'), cell: ({ row }) => day(row.date) },
            { key: 'time', header: t('chosen.time'), cell: ({ row }) => row.start_time },
            ...(options.length > 1
              ? [
                  {
                    key: 'option',
                    header: t('plan.option'),
                    cell: ({ row }: CheckedDeparture) => options.find(({ id }) => id === row.option)?.name[lang],
                  },
                ]
              : []),
            { key: 'effect', header: t('chosen.effect'), cell: (each) => <Effect of={each} /> },
          ]}
        />
      )}
    </>
  )
}

function Effect({ of: { effect, bad } }: { of: CheckedDeparture }) {
  const { t } = useTranslation('admin.products')
  const { t: refusal } = useTranslation('refusal')
  if (!effect) {
    return bad.map(({ column, reason, least }) => (
      <p key={column} className="text-error">
        {refusal(reason as RefusalCode)} {least !== undefined && t('chosen.least', { count: least })}
      </p>
    ))
  }
  const { before, after, was_closed, is_closed, taken } = effect
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      {before !== after && <span className="figures">{t('chosen.seats', { before, after })}</span>}
      {was_closed !== is_closed && <Badge tone="warning">{t(is_closed ? 'chosen.closes' : 'chosen.reopens')}</Badge>}
      {is_closed && taken > 0 && <span>{t('chosen.taken', { count: taken })}</span>}
    </span>
  )
}
