import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type UnplacedWish, unplacedReasons } from '#contract/fair/matching'
import { DetailPart } from '#src/kits/desk/detail'
import { useNumbers } from '#src/session/visitor'
import { Select } from '#src/ui/select'
import { Table } from '#src/ui/table'
import { unplaced } from '../queries'
import { RunPages } from './run-pages'
import { useTimes } from './use-times'

/** Wishes that were not placed: why, and which single change would place each. */
export function UnplacedList({ id }: { id: string }) {
  const { t } = useTranslation('fair.desk-matching')
  const numbers = useNumbers()
  const times = useTimes()
  const filter = useId()
  const [reason, setReason] = useState<UnplacedWish['reason'] | ''>('')
  const [page, setPage] = useState(1)
  const { data } = useQuery({ ...unplaced(id, page, reason), placeholderData: keepPreviousData })
  const written = (change: UnplacedWish['changes'][number]): string => {
    switch (change.kind) {
      case 'open':
        return t('change.open', { who: change.company.name, time: times(change.slot) })
      case 'instead': {
        const { buyer, seller, slot } = change.meeting
        return t('change.instead', { who: `${buyer.name} – ${seller.name}`, time: times(slot) })
      }
      case 'allow':
      case 'raise':
        return t(`change.${change.kind}`)
      default:
        return t(`change.${change.kind}`, { who: change.company.name })
    }
  }
  const pages = Math.ceil((data?.total ?? 0) / (data?.per_page ?? 1))
  return (
    <DetailPart
      title={data ? `${t('left.title')} (${numbers(data.total)})` : t('left.title')}
      actions={
        <label htmlFor={filter} className="flex items-center gap-2 text-sm">
          {t('left.filter')}
          <Select
            id={filter}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value as UnplacedWish['reason'] | '')
              setPage(1)
            }}
          >
            <option value="">{t('left.any')}</option>
            {unplacedReasons.map((each) => (
              <option key={each} value={each}>
                {t(`reasonShort.${each}`)}
              </option>
            ))}
          </Select>
        </label>
      }
    >
      <Table
        caption={t('left.title')}
        rows={data?.items ?? []}
        rowKey={({ buyer, seller }) => buyer.id + seller.id}
        empty={<p className="text-muted">{t('left.empty')}</p>}
        columns={[
          { key: 'two', header: t('left.two'), cell: ({ buyer, seller }) => `${buyer.name} – ${seller.name}` },
          {
            key: 'why',
            header: t('left.why'),
            cell: ({ reason: why, limits }) => t(`reason.${why}`, { who: limits.map(({ name }) => name).join(', ') }),
          },
          {
            key: 'would',
            header: t('left.would'),
            cell: ({ changes }) =>
              changes.length === 0 ? (
                <span className="text-muted">{t('left.nothing')}</span>
              ) : (
                <ul className="stack-0.5">
                  {changes.map((change) => (
                    <li key={written(change)}>{written(change)}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      <RunPages page={page} pages={pages} onPage={setPage} />
    </DetailPart>
  )
}
