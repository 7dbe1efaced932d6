import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Pagination } from '#src/ui/pagination'
import { site } from '../../site'
import { linkWith } from '../parts/link-with'
import { ReportFilters } from '../parts/report-filters'
import { ReportList } from '../parts/report-list'
import { ReportPanel } from '../parts/report-panel'
import { filterIn, reports } from '../queries'

/** The reports on trips that are over; one is opened beside the list (product §3). */
export function Component() {
  const { t } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(reports(filterIn(search)))
  const opened = search.get('report')
  return (
    <DeskPage title={t('title.applyReport')}>
      <ReportFilters counts={data.counts} late={data.late} />
      <div className={`mt-4 ${opened ? 'grid items-start gap-4 xl:grid-cols-[24rem_minmax(0,1fr)]' : ''}`}>
        <div className={`min-w-0 ${opened ? 'max-xl:order-last' : ''}`}>
          <ReportList rows={data.items} today={data.today} opened={opened} />
          <div className="mt-4">
            <Pagination
              page={data.page}
              pages={Math.ceil(data.total / data.per_page)}
              linkTo={(page) => linkWith(search, { page: String(page) })}
            />
          </div>
        </div>
        {opened && <ReportPanel key={opened} id={opened} />}
      </div>
    </DeskPage>
  )
}
