import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chart } from '#src/kits/desk/chart'
import { useNumbers } from '#src/session/visitor'
import { turnout } from '../../queries'
import { site } from '../../site'

/** The participants: companies by sector and side. */
export function Sectors() {
  const { t } = useTranslation('fair.program')
  const { t: words } = useTranslation(site)
  const numbers = useNumbers()
  const { data } = useSuspenseQuery(turnout())
  return (
    <section>
      <h2 className="text-2xl font-bold">{t('sectors.title')}</h2>
      <p className="mt-1.5 mb-5 max-w-reading text-muted">{t('sectors.lead')}</p>
      <Chart
        caption={t('sectors.title')}
        head={t('sectors.sector')}
        series={[
          { name: t('sectors.all'), write: numbers },
          { name: t('sectors.sellers'), write: numbers },
          { name: t('sectors.buyers'), write: numbers },
        ]}
        drawn={[0, 1]}
        rows={data.sectors.map(({ sector, buyers, sellers }) => ({
          key: sector,
          label: words(`sector.${sector}`),
          values: [buyers + sellers, sellers, buyers],
        }))}
        empty={t('sectors.none')}
      />
    </section>
  )
}
