import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { reportDesk } from '#contract/education/report/desk'
import { differencesOf } from '#contract/education/report/differences'
import { call } from '#src/api/call'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DetailPart } from '#src/kits/desk/detail'
import { DifferenceList } from '#src/kits/education/difference-list'
import { PaymentNote } from '#src/kits/education/payment-note'
import { PeopleTable } from '#src/kits/education/people-table'
import { PhotoList } from '#src/kits/education/photo-list'
import { PlanAndTrip } from '#src/kits/education/plan-and-trip'
import { useDates } from '#src/session/dates'
import { StatusBadge } from '../../parts/status-badge'
import { usePulse } from '../../parts/use-pulse'
import { paths } from '../../site'
import { ofReport, reviewedReport } from '../queries'
import { PanelActions } from './panel-actions'
import { Receipts } from './receipts'

/** One report, watched while it is shown: plan and actual trip, receipts, photos, and the available acts. */
export function ReportPanel({ id }: { id: string }) {
  const { t } = useTranslation('edu-admin.report')
  const { t: ofKit } = useTranslation('education.report')
  const dates = useDates()
  const { data: report } = useSuspenseQuery(reviewedReport(id))
  const { changed, seen } = usePulse(id, ofReport)
  const { plan, written, granted_won, program, versions } = report
  const differences = differencesOf(written, { plan, granted_won, figures: program.figures })
  const load = (file: string) => call(reportDesk.file, { params: { id, file } }, { errors: 'page' })
  const submitted = versions.at(-1)?.submitted_at
  return (
    <section aria-labelledby="report-title" className="min-w-0 space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="report-title" className="text-lg font-bold wrap-anywhere">
            {report.organization || t('unnamed')} <StatusBadge status={report.status} />
          </h2>
          <p className="text-sm text-muted">
            <Link to={paths.applyDetail(id)} className="underline figures">
              {report.number}
            </Link>{' '}
            · {report.account_email} · {t('facts.due')} {dates.day(report.due)}
            {submitted && ` · ${t('facts.submitted')} ${dates.instant(submitted)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <PanelActions report={report} />
        </div>
      </div>
      <ChangedNote changed={changed} seen={seen} />
      <PaymentNote report={report} />
      <DetailPart title={ofKit('difference.title')}>
        <DifferenceList differences={differences.map((each) => ({ ...each, isLarge: false }))} />
      </DetailPart>
      <DetailPart title={ofKit('section.receipts')}>
        <Receipts report={report} />
      </DetailPart>
      <DetailPart title={ofKit('section.days')}>
        <PlanAndTrip plan={plan.trip} report={written.days} />
      </DetailPart>
      <DetailPart title={ofKit('section.people')}>
        <PeopleTable plan={plan.people} report={written.people} />
      </DetailPart>
      <DetailPart title={ofKit('section.photos')}>
        <PhotoList photos={written.photos} load={load} />
      </DetailPart>
    </section>
  )
}
