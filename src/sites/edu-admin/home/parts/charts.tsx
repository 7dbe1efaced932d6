import { useTranslation } from 'react-i18next'
import { addDays, monthOf } from '#contract/days'
import type { Statistics, Sums } from '#contract/education/statistics'
import { useCountryName } from '#src/kits/booking/countries'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'

const valuesOf = ({ applications, requested_won, granted_won }: Sums) => [applications, requested_won, granted_won]

const none = { applications: 0, requested_won: 0, granted_won: 0 }

/** Every month from the first to the last; months without applications are filled with zeros. */
function withGaps(months: Statistics['months']): Statistics['months'] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const all = []
  for (let day = `${first.month}-01`; day <= `${last.month}-01`; day = addDays(monthOf(day).to, 1)) {
    const month = day.slice(0, 7)
    all.push(months.find((each) => each.month === month) ?? { month, ...none })
  }
  return all
}

/** The applications of a year by month, by country and by amount. */
export function Charts({ data: { months, countries, amounts } }: { data: Statistics }) {
  const { t } = useTranslation('edu-admin.home')
  const won = useWon()
  const numbers = useNumbers()
  const dates = useDates()
  const countryName = useCountryName()
  const series = [
    { name: t('chart.applications'), write: numbers },
    { name: t('chart.asked'), write: won },
    { name: t('chart.granted'), write: won },
  ]
  const money = { series, drawn: [1, 2] as const, empty: t('chart.none') }
  const band = (from: number, to: number | null) => {
    if (to === null) return t('chart.above', { from: won(from) })
    return from === 0 ? t('chart.upTo', { to: won(to) }) : t('chart.between', { from: won(from), to: won(to) })
  }
  return (
    <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
      <div className="space-y-4">
        <DetailPart title={t('chart.months')}>
          <Chart
            {...money}
            shape="columns"
            caption={t('chart.months')}
            head={t('chart.month')}
            rows={withGaps(months).map((each) => ({
              key: each.month,
              label: dates.month(`${each.month}-01`),
              values: valuesOf(each),
            }))}
          />
        </DetailPart>
        <DetailPart title={t('chart.amounts')}>
          <Chart
            {...money}
            drawn={[0]}
            caption={t('chart.amounts')}
            head={t('chart.amount')}
            rows={amounts.map((each) => ({
              key: String(each.from_won),
              label: band(each.from_won, each.to_won),
              values: valuesOf(each),
            }))}
          />
        </DetailPart>
      </div>
      <DetailPart title={t('chart.countries')}>
        <Chart
          {...money}
          caption={t('chart.countries')}
          head={t('chart.country')}
          rows={countries.map((each) => ({
            key: each.country,
            label: each.country ? countryName(each.country) : '–',
            values: valuesOf(each),
          }))}
        />
      </DetailPart>
    </div>
  )
}
