import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { reportStatuses } from '#contract/education/status'
import { DeskList } from '#src/kits/desk/desk-list'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { Chip } from '#src/ui/chip'
import { paths, site } from '../../site'
import { loadReports, queryIn, reports } from '../queries'
import { linkWith } from './link-with'
import { useColumns } from './use-columns'

/** The reports on finished trips. */
export function ReportList() {
  const { t } = useTranslation('edu-admin.report')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { value, change } = useDeskAddress()
  const { data } = useSuspenseQuery(reports(search))
  return (
    <DeskList
      name="edu-admin.report"
      label={ofSite('title.applyReport')}
      searched={t('searched')}
      columns={useColumns()}
      page={data}
      sort={queryIn(search).sort}
      nameOf={({ number }) => number}
      // A report that was never submitted has no page of its own yet.
      linkTo={({ id, submitted_at }) => (submitted_at ? linkWith(search, { report: id }) : paths.applyDetail(id))}
      load={loadReports(search)}
      tabs={
        <StatusTabs
          label={t('filter.label')}
          tabs={reportStatuses.map((status) => ({
            value: status,
            label: ofSite(`status.${status}`),
            count: data.counts[status],
          }))}
        />
      }
      filters={
        <Chip on={value('late') === '1'} onChange={(on) => change({ late: on ? '1' : null })}>
          {t('filter.late')}
        </Chip>
      }
    />
  )
}
