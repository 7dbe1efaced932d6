import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnFigures } from '#contract/fair/record'
import { Chart, type ChartRow } from '#src/kits/desk/chart'
import { useNumbers } from '#src/session/visitor'
import { Spinner } from '#src/ui/spinner'
import { ownFigures } from '../queries'
import { YearChoice } from './year-choice'

/** The company's own figures, of this year's fair and of former ones (product §3). */
export function FiguresTab({ years }: { years: readonly number[] }) {
  const [year, setYear] = useState(years[0] ?? 0)
  return (
    <div className="stack-4">
      <YearChoice years={years} value={year} onChange={setYear} />
      <Suspense fallback={<Spinner />}>
        <Figures key={year} year={year} />
      </Suspense>
    </div>
  )
}

function Figures({ year }: { year: number }) {
  const { t } = useTranslation('fair.records')
  const { data } = useSuspenseQuery(ownFigures(year))
  const { contracts, potentials, satisfactions } = data
  return (
    <section className="stack-6">
      <div className="stack-1">
        <h2 className="text-xl font-bold">{t('figures.title', { year: String(year) })}</h2>
        <p className="text-sm text-muted">{t('figures.lead')}</p>
      </div>
      <Totals figures={data} />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <Results
          title={t('contract')}
          rows={contracts.map(({ band, count }) => ({ key: band, label: t(`contractBands.${band}`), values: [count] }))}
        />
        <Results
          title={t('potential')}
          rows={potentials.map(({ score, count }) => ({
            key: String(score),
            label: t(`potentials.${score as 1}`),
            values: [count],
          }))}
        />
        <Results
          title={t('satisfaction')}
          rows={satisfactions.map(({ score, count }) => ({
            key: String(score),
            label: t(`satisfactions.${score as 1}`),
            values: [count],
          }))}
        />
      </div>
    </section>
  )
}

function Totals({ figures: { wishes, requests, meetings } }: { figures: OwnFigures }) {
  const { t } = useTranslation('fair.records')
  const numbers = useNumbers()
  const partOf = (part: number, whole: number) => t('figures.of', { part: numbers(part), whole: numbers(whole) })
  const shown: [string, string][] = [
    [t('figures.wishes'), partOf(wishes.met, wishes.sent)],
    [t('figures.mine'), partOf(requests.mine.accepted, requests.mine.sent)],
    [t('figures.theirs'), partOf(requests.theirs.accepted, requests.theirs.sent)],
    [t('figures.office'), partOf(requests.office.accepted, requests.office.sent)],
    [t('figures.confirmed'), numbers(meetings.confirmed)],
    [t('figures.held'), partOf(meetings.held, meetings.begun)],
    [t('figures.missedByMe'), numbers(meetings.missed_by_me)],
    [t('figures.missedByOther'), numbers(meetings.missed_by_other)],
    [t('figures.unrecorded'), numbers(meetings.unrecorded)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {shown.map(([label, value]) => (
        <div key={label} className="rounded-md border border-line bg-surface p-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-bold figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Results({ title, rows }: { title: string; rows: ChartRow[] }) {
  const { t } = useTranslation('fair.records')
  const numbers = useNumbers()
  const hasAny = rows.some(({ values }) => values.some(Boolean))
  return (
    <section className="stack-3">
      <h3 className="font-bold">{title}</h3>
      <Chart
        caption={title}
        head={title}
        series={[{ name: t('figures.meetings'), write: numbers }]}
        drawn={[0]}
        rows={hasAny ? rows : []}
        empty={t('figures.none')}
      />
    </section>
  )
}
