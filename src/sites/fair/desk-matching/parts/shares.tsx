import { useTranslation } from 'react-i18next'
import type { MatchingRun } from '#contract/fair/matching'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'
import { usePercent } from './use-percent'

/** Number of worst-off companies listed. */
const listed = 10

/** The share of wishes met by company: in bands, and the companies with the least. */
export function Shares({ run: { figures, shares } }: { run: MatchingRun }) {
  const { t } = useTranslation('fair.desk-matching')
  const numbers = useNumbers()
  const percent = usePercent()
  const [buyers, sellers] = figures?.sides ?? []
  const worst = shares.filter(({ share }) => share !== null).slice(0, listed)
  return (
    <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
      <DetailPart title={t('shares.title')}>
        <Chart
          caption={t('shares.title')}
          head={t('shares.band')}
          series={[
            { name: t('shares.companies'), write: numbers },
            { name: t('sides.buyer'), write: numbers },
            { name: t('sides.seller'), write: numbers },
          ]}
          drawn={[0, 1]}
          rows={(buyers?.bands ?? []).map((count, at) => ({
            key: String(at),
            label: `${numbers(at * 10)}–${numbers((at + 1) * 10)}%`,
            values: [count + (sellers?.bands[at] ?? 0), count, sellers?.bands[at] ?? 0],
          }))}
          empty={t('none')}
        />
      </DetailPart>
      <DetailPart title={t('shares.worst')}>
        <Table
          caption={t('shares.worst')}
          rows={worst}
          rowKey={({ company }) => company.id}
          columns={[
            { key: 'company', header: t('shares.company'), cell: ({ company }) => company.name },
            {
              key: 'met',
              header: t('shares.met'),
              align: 'end',
              cell: ({ met, wishes }) => t('shares.of', { met: numbers(met), wishes: numbers(wishes) }),
            },
            { key: 'share', header: t('shares.band'), align: 'end', cell: ({ share }) => percent(share, 1) },
            {
              key: 'meetings',
              header: t('shares.meetings'),
              align: 'end',
              cell: ({ meetings }) => numbers(meetings),
            },
          ]}
        />
      </DetailPart>
    </div>
  )
}
