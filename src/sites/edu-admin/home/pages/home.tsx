import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { site } from '../../site'
import { Budget } from '../parts/budget'
import { Charts } from '../parts/charts'
import { Counts } from '../parts/counts'
import { LateList } from '../parts/late-list'
import { Queues } from '../parts/queues'
import { WaitingList } from '../parts/waiting-list'
import { YearChoice } from '../parts/year-choice'
import { figures, yearIn } from '../queries'

/** The work that waits for the desk or is late, then the figures of a year. */
export function Component() {
  const { t } = useTranslation('edu-admin.home')
  const { t: ofSite } = useTranslation(site)
  const { data } = useLive(figures(yearIn(useSearchParams()[0])), () => '')
  return (
    <DeskPage title={ofSite('title.home')}>
      <div className="space-y-4">
        <Queues data={data} />
        <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
          <DetailPart title={t('waiting.title')}>
            <WaitingList data={data} />
          </DetailPart>
          <DetailPart title={t('late.title', { count: data.late_total })}>
            <LateList data={data} />
          </DetailPart>
        </div>
        <section aria-label={t('year.title', { year: String(data.year) })} className="space-y-4">
          <header className="flex flex-wrap items-end justify-between gap-3 pt-4">
            <h2 className="text-lg font-bold">{t('year.title', { year: String(data.year) })}</h2>
            <YearChoice data={data} />
          </header>
          <Budget data={data} />
          <Counts data={data} />
          <Charts data={data} />
        </section>
      </div>
    </DeskPage>
  )
}
