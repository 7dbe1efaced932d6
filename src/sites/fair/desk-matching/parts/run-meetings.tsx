import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairMatching, type MatchingMeeting } from '#contract/fair/matching'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { Select } from '#src/ui/select'
import { Table } from '#src/ui/table'
import { meetings, thisFair } from '../queries'
import { RunPages } from './run-pages'

/** How many meetings of a day are shown at once. */
const perPage = 50

/** The meetings of a run, day by day; each can be locked in place. */
export function RunMeetings({ id }: { id: string }) {
  const { t } = useTranslation('fair.desk-matching')
  const dates = useDates()
  const chosen = useId()
  const { data: edition } = useSuspenseQuery(thisFair())
  const days = edition?.figures.days.map(({ day }) => day) ?? []
  const [day, setDay] = useState(days.find((each) => each >= (edition?.today ?? '')) ?? days[0] ?? '')
  const [page, setPage] = useState(1)
  const { data = [] } = useQuery({ ...meetings(id, day), enabled: day !== '' })
  const lock = useCall(fairMatching.lock, { refreshes: [fairMatching.meetings, fairMatching.settings] })
  const turn = ({ buyer, seller, is_locked }: MatchingMeeting) =>
    lock.mutate({ params: { id }, body: { buyer_id: buyer.id, seller_id: seller.id, is_locked: !is_locked } })
  return (
    <DetailPart
      title={t('meetings.title')}
      actions={
        <label htmlFor={chosen} className="flex items-center gap-2 text-sm">
          {t('meetings.day')}
          <Select
            id={chosen}
            value={day}
            onChange={(event) => {
              setDay(event.target.value)
              setPage(1)
            }}
          >
            {days.map((each) => (
              <option key={each} value={each}>
                {dates.day(each)}
              </option>
            ))}
          </Select>
        </label>
      }
    >
      <Table
        caption={t('meetings.title')}
        rows={data.slice((page - 1) * perPage, page * perPage)}
        rowKey={({ buyer, seller }) => buyer.id + seller.id}
        empty={<p className="text-muted">{t('meetings.empty')}</p>}
        columns={[
          {
            key: 'time',
            header: t('meetings.time'),
            cell: ({ slot }) => <span className="figures">{slot.starts}</span>,
          },
          { key: 'buyer', header: t('meetings.buyer'), cell: ({ buyer }) => buyer.name },
          { key: 'seller', header: t('meetings.seller'), cell: ({ seller }) => seller.name },
          { key: 'booth', header: t('meetings.booth'), cell: ({ booth }) => booth ?? '–' },
          {
            key: 'lock',
            header: t('meetings.lock'),
            cell: (row) =>
              row.is_standing ? (
                <Badge>{t('meetings.existing')}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-pressed={row.is_locked}
                  aria-label={`${t('meetings.lock')}: ${row.buyer.name} – ${row.seller.name}`}
                  onClick={() => turn(row)}
                >
                  {row.is_locked ? t('meetings.unlock') : t('meetings.lock')}
                </Button>
              ),
          },
        ]}
      />
      <RunPages page={page} pages={Math.ceil(data.length / perPage)} onPage={setPage} />
    </DetailPart>
  )
}
