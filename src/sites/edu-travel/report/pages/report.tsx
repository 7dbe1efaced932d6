import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { StatusBadge } from '../../application/parts/status-badge'
import { paths } from '../../site'
import { ReportScene } from '../parts/report-context'
import { ReportForm } from '../parts/report-form'
import { ReportLeftOvers } from '../parts/report-left-overs'
import { ReportRead } from '../parts/report-read'
import { ownReport } from '../queries'
import { useReportSavers } from '../use-report-savers'

/** Polling interval for changes made by others, in ms; polls only while the page is visible. */
const lookEveryMs = 15_000

/** The report on a trip: editable while sections are open, read-only afterwards (product §3). */
export function Component() {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofApplication } = useTranslation('edu-travel.application')
  const { appId = '' } = useParams()
  const { data: report } = useSuspenseQuery({ ...ownReport(appId), refetchInterval: lookEveryMs })
  const savers = useReportSavers(report)
  const scene = useMemo(() => ({ report, savers }), [report, savers])
  return (
    <PrivatePage
      title={t('title')}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <StatusBadge status={report.status} />
          <span className="text-base">{report.organization}</span>
        </span>
      }
      breadcrumb={
        <Breadcrumb
          crumbs={[
            { label: ofApplication('list.title'), to: paths.myApplication },
            { label: report.number, to: paths.myApplicationDetail(report.id) },
            { label: t('title') },
          ]}
        />
      }
    >
      <ReportScene value={scene}>
        <ReportLeftOvers />
        {report.open.length > 0 ? <ReportForm /> : <ReportRead report={report} />}
      </ReportScene>
    </PrivatePage>
  )
}
