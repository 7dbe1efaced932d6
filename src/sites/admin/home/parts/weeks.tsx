import { useTranslation } from 'react-i18next'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { figures } from '../queries'

/** Sales, seats and views of the last seven days, today included, beside the same weekdays of the week before. */
export function Weeks() {
  const { t } = useTranslation('admin.home')
  const { shortDay } = useDates()
  const numbers = useNumbers()
  const won = useWon()
  const { data } = useLive(
    figures(),
    () => '',
    () => 60_000,
  )
  const count = (value: number) => numbers(value)
  const half = data.days.length / 2
  const charts = [
    ['sold_won', won],
    ['seats', count],
    ['views', count],
  ] as const
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-4 *:min-w-0 xl:grid-cols-3">
      {charts.map(([name, write]) => (
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
            rows={data.days.slice(half).map((row, at) => ({
              key: row.day,
              label: at === half - 1 ? t('figure.today', { day: shortDay(row.day) }) : shortDay(row.day),
              values: [row[name], data.days[at]?.[name] ?? 0],
            }))}
            empty={t('nothing')}
          />
        </DetailPart>
      ))}
    </div>
  )
}
