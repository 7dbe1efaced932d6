import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { FairStatistics } from '#contract/fair/statistics-desk'
import { Chart } from '#src/kits/desk/chart'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useNumbers } from '#src/session/visitor'
import { site } from '../../site'
import { ExportFigures } from '../parts/export-figures'
import { type FigureTable, useTables } from '../parts/use-tables'
import { statistics } from '../queries'

/** The statistics of a year's fair, compared with former years. */
export function Component() {
  const { t } = useTranslation('fair.desk-records')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(statistics(search))
  const tables = useTables(data)
  // As text: a year has no thousands separator.
  const named = t('ofYear', { title: ofSite('title.deskStatistics'), year: String(data.year) })
  const shown = (keys: readonly string[]) =>
    tables.filter(({ key }) => keys.includes(key)).map((table) => <FigurePart key={table.key} table={table} />)
  return (
    <DeskPage
      title={named}
      actions={
        <>
          {data.years.length > 1 && (
            <FilterSelect
              name="year"
              label={t('head.year')}
              any={t('thisYear')}
              options={data.years.map((year) => ({ value: String(year), label: String(year) }))}
            />
          )}
          <ExportFigures tables={tables} fileName={named} />
        </>
      }
    >
      <Totals totals={data.totals} />
      <div className="mt-4 grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
        <div className="space-y-4">
          {shown(['history', 'requests', 'reasons', 'noShows', 'contracts', 'potentials', 'satisfactions'])}
        </div>
        <div className="space-y-4">{shown(['days', 'countries', 'sectors'])}</div>
      </div>
    </DeskPage>
  )
}

function FigurePart({ table: { title, key: _, ...chart } }: { table: FigureTable }) {
  const { t } = useTranslation('fair.desk-records')
  return (
    <DetailPart title={title}>
      <Chart {...chart} caption={title} empty={t('nothing')} unknown={t('unpublished')} />
    </DetailPart>
  )
}

const figures = ['buyers', 'sellers', 'countries', 'meetings', 'held', 'no_shows', 'unrecorded'] as const

function Totals({ totals }: { totals: FairStatistics['totals'] }) {
  const { t } = useTranslation('fair.desk-records')
  const numbers = useNumbers()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
      {figures.map((figure) => (
        <div key={figure} className="rounded-md border border-line bg-surface p-3">
          <dt className="text-sm text-muted">{t(`figure.${figure}`)}</dt>
          <dd className="text-xl font-bold figures">{numbers(totals[figure])}</dd>
        </div>
      ))}
    </dl>
  )
}
