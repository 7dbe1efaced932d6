import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchingRun } from '#contract/fair/matching'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Select } from '#src/ui/select'
import { Table } from '#src/ui/table'
import { comparison, run as runQuery, runs } from '../queries'
import { TwoRuns } from './two-runs'
import { useTimes } from './use-times'

/** The differences between a run and another, which is chosen here. */
export function Compared({ run }: { run: MatchingRun }) {
  const { id } = run
  const { t } = useTranslation('fair.desk-matching')
  const dates = useDates()
  const numbers = useNumbers()
  const times = useTimes()
  const chosen = useId()
  const [other, setOther] = useState('')
  const { data: all } = useSuspenseQuery(runs())
  const { data } = useQuery({ ...comparison(id, other), enabled: other !== '' })
  const { data: otherRun } = useQuery({ ...runQuery(other), enabled: other !== '' })
  const others = all.filter((each) => each.id !== id && each.status === 'done')
  if (others.length === 0) return null
  const rows = data && [
    ...data.moved.map((each) => ({
      ...each,
      what: 'moved' as const,
      time: t('compare.moves', { from: times(each.from), to: times(each.slot) }),
    })),
    ...data.added.map((each) => ({ ...each, what: 'added' as const, time: times(each.slot) })),
    ...data.dropped.map((each) => ({ ...each, what: 'dropped' as const, time: times(each.slot) })),
  ]
  return (
    <DetailPart
      title={t('compare.title')}
      actions={
        <Select
          id={chosen}
          aria-label={t('compare.with')}
          value={other}
          onChange={(event) => setOther(event.target.value)}
        >
          <option value="">{t('compare.choose')}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {dates.instant(each.created_at)}
            </option>
          ))}
        </Select>
      }
    >
      {data && rows && (
        <>
          {otherRun && <TwoRuns run={run} other={otherRun} />}
          <dl className="my-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {(
              [
                ['kept', data.kept],
                ['moved', data.moved.length],
                ['added', data.added.length],
                ['dropped', data.dropped.length],
              ] as const
            ).map(([key, count]) => (
              <div key={key} className="flex gap-2">
                <dt className="text-muted">{t(`compare.${key}`)}</dt>
                <dd className="font-semibold figures">{numbers(count)}</dd>
              </div>
            ))}
          </dl>
          <Table
            caption={t('compare.title')}
            rows={rows}
            rowKey={({ buyer, seller, what }) => buyer.id + seller.id + what}
            empty={<p className="text-muted">{t('compare.empty')}</p>}
            columns={[
              { key: 'what', header: t('compare.change'), cell: ({ what }) => t(`compare.${what}`) },
              { key: 'two', header: t('left.two'), cell: ({ buyer, seller }) => `${buyer.name} – ${seller.name}` },
              { key: 'time', header: t('meetings.time'), cell: ({ time }) => time },
            ]}
          />
        </>
      )}
    </DetailPart>
  )
}
