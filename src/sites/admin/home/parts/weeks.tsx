import { useTranslation } from 'react-i18next'
import type { desk } from '#contract/desk'
import type { Data } from '#contract/endpoint'
import type { Site } from '#contract/sites/sites'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { useSiteLabel } from '../../parts/use-site-label'

interface WeeksProps {
  days: Data<typeof desk.figures>['days']
  /** The site whose figures are shown; those of all sites are added up. */
  of: Site | undefined
}

/** Sales, seats and views of the last seven days, today included, beside the same weekdays of the week before. */
export function Weeks({ days, of }: WeeksProps) {
  const { t } = useTranslation('admin.home')
  const { shortDay } = useDates()
  const numbers = useNumbers()
  const won = useWon()
  const labelOf = useSiteLabel()
  const count = (value: number) => numbers(value)
  const half = days.length / 2
  const charts = [
    ['sold_won', won],
    ['seats', count],
    ['views', count],
  ] as const
  const rows = days.map(({ day, sites }) => ({
    day,
    sites: sites.filter(({ site }) => of === undefined || site === of),
  }))
  if (of && rows.every(({ sites }) => sites.length === 0))
    return <p className="mt-6 text-muted">{t('figure.none', { site: labelOf(of) })}</p>
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-4 *:min-w-0 xl:grid-cols-3">
      {charts.map(([name, write]) => {
        const sumOf = (row: (typeof rows)[number] | undefined) =>
          (row?.sites ?? []).reduce((sum, each) => sum + each[name], 0)
        return (
          <DetailPart key={name} title={t(`figure.${name}`)}>
            <p className="mb-3 text-sm text-muted">{t(`figure.of.${name}`)}</p>
            <Chart
              caption={t(`figure.${name}`)}
              head={t('figure.day')}
              series={[
                { name: t('figure.week'), write },
                { name: t('figure.before'), write },
              ]}
              drawn={[1, 0]}
              beside
              shape="columns"
              rows={rows.slice(half).map((row, at) => ({
                key: row.day,
                label: at === half - 1 ? t('figure.today', { day: shortDay(row.day) }) : shortDay(row.day),
                values: [sumOf(row), sumOf(rows[at])],
              }))}
              empty={t('nothing')}
            />
          </DetailPart>
        )
      })}
    </div>
  )
}
