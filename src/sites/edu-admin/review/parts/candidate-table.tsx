import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Candidate } from '#contract/education/approval'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { paths, site } from '../../site'
import type { Choice } from './use-choice'

/** Applications in review to choose from, the longest waiting first. */
export function CandidateTable({ candidates, choice }: { candidates: readonly Candidate[]; choice: Choice }) {
  const { t } = useTranslation('edu-admin.review')
  const { t: ofSite } = useTranslation(site)
  const dates = useDates()
  const won = useWon()
  const numbers = useNumbers()
  const free = candidates.filter(({ id, has_conflict }) => !has_conflict && !choice.has(id))
  return (
    <div className="stack-3">
      <Table
        caption={ofSite('title.applyApproval')}
        rows={[...candidates]}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('approval.empty')}>{t('approval.emptyText')}</EmptyState>}
        columns={[
          {
            key: 'choose',
            header: t('approval.order'),
            cell: (row) => <Choose candidate={row} choice={choice} />,
          },
          {
            key: 'application',
            header: t('approval.application'),
            cell: ({ id, number, organization }) => (
              <>
                <Link to={paths.applyDetail(id)} className="font-semibold figures underline">
                  {number}
                </Link>
                <span className="block">{organization}</span>
              </>
            ),
          },
          {
            key: 'arrival',
            header: t('facts.dates'),
            cell: ({ arrival }) => (arrival ? dates.birthday(arrival) : '–'),
          },
          { key: 'students', header: t('approval.students'), align: 'end', cell: ({ students }) => numbers(students) },
          {
            key: 'mean',
            header: t('approval.mean'),
            align: 'end',
            cell: ({ mean, scored }) =>
              mean === null
                ? t('approval.noScore')
                : t('approval.scoreOf', { mean: numbers(Math.round(mean * 10) / 10), count: scored }),
          },
          { key: 'asked', header: t('approval.asked'), align: 'end', cell: ({ requested_won }) => won(requested_won) },
          { key: 'most', header: t('approval.most'), align: 'end', cell: ({ most_won }) => won(most_won) },
        ]}
      />
      {free.length > 0 && (
        <Button size="sm" variant="secondary" onClick={() => choice.add(free)}>
          {t('approval.chooseAll')}
        </Button>
      )}
    </div>
  )
}

function Choose({ candidate, choice }: { candidate: Candidate; choice: Choice }) {
  const { t } = useTranslation('edu-admin.review')
  const { id, number, has_conflict } = candidate
  if (has_conflict) return <Badge tone="warning">{t('approval.fault.conflict')}</Badge>
  const place = choice.chosen.findIndex((each) => each.id === id)
  return (
    <label className="inline-flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        className="size-4.5"
        aria-label={t('approval.choose', { number })}
        checked={place >= 0}
        onChange={() => (place >= 0 ? choice.remove([id]) : choice.add([candidate]))}
      />
      {place >= 0 && <span className="figures">{place + 1}</span>}
    </label>
  )
}
