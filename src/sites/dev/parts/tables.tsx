import { useState } from 'react'
import { Badge } from '#src/ui/badge'
import { ChangedWords } from '#src/ui/changed-words'
import { EmptyState } from '#src/ui/empty-state'
import { Facts } from '#src/ui/facts'
import { Price } from '#src/ui/price'
import { type Column, type Sort, Table } from '#src/ui/table'
import { long } from './samples'
import { Row, Shelf } from './shelf'

type Line = { number: string; name: string; day: string; won: number }

const lines: Line[] = [
  { number: 'NR-0312', name: long.en, day: '03/12/26', won: 45000 },
  { number: 'NR-0401', name: long.ko, day: '04/01/26', won: 128000 },
  { number: 'NR-0509', name: long.de, day: '05/09/26', won: 9900 },
]

const columns: Column<Line>[] = [
  { key: 'number', header: 'Number', cell: (line) => line.number, sortable: true },
  { key: 'name', header: 'Tour', cell: (line) => line.name },
  { key: 'state', header: 'Status', cell: () => <Badge tone="success">Confirmed</Badge> },
  { key: 'day', header: 'Departure', cell: (line) => line.day, sortable: true },
  { key: 'won', header: '금액', cell: (line) => `₩${line.won.toLocaleString('en')}`, align: 'end', sortable: true },
]

const facts = [
  { label: 'Tour', value: long.en },
  { label: '출발일', value: '03/12/26' },
]

const versions = {
  old: 'The group arrives on Monday and visits two schools.',
  changed: 'The group arrives on Tuesday and visits two schools in Mapo.',
}

export function Tables() {
  const [sort, setSort] = useState<Sort>({ key: 'day', direction: 'asc' })
  const sorted = [...lines].sort(
    (a, b) =>
      (sort.direction === 'asc' ? 1 : -1) *
      String(a[sort.key as keyof Line]).localeCompare(String(b[sort.key as keyof Line]), 'en', { numeric: true }),
  )
  return (
    <Shelf title="Tables and prices">
      <Row as="stack">
        <Table
          caption="Reservations"
          captionShown
          columns={columns}
          rows={sorted}
          rowKey={(line) => line.number}
          sort={sort}
          onSort={setSort}
        />
        <Table
          caption="Reservations, dense on phones"
          dense
          columns={columns}
          rows={lines}
          rowKey={(line) => line.number}
        />
        <Table
          caption="No reservations"
          columns={columns}
          rows={[]}
          rowKey={(line) => line.number}
          empty={<EmptyState />}
        />
      </Row>
      <Row title="facts" as="stack">
        <Facts facts={facts} />
        <Facts compact facts={facts} />
      </Row>
      <Row title="changed words" as="stack">
        <p>
          <ChangedWords text={versions.old} other={versions.changed} as="del" />
        </p>
        <p>
          <ChangedWords text={versions.changed} other={versions.old} as="ins" />
        </p>
        <p>
          <ChangedWords text={versions.changed} other={versions.old} as="mark" />
        </p>
      </Row>
      <Row title="prices">
        <Price symbol="$" amount="45.00" before="from" after="per person" size="sm" />
        <Price symbol="₩" amount="128,000" was={{ shown: '₩150,000', label: 'Before' }} />
        <Price symbol="₩" amount="1,280,000" size="lg" after="2명" />
      </Row>
    </Shelf>
  )
}
