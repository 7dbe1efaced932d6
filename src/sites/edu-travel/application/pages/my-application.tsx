import '../parts/print.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { requestedWon } from '#contract/education/eligibility'
import { Answers } from '#src/kits/education/answers'
import { Changes } from '#src/kits/education/changes'
import { PrivatePage } from '#src/kits/page/private-page'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { Alert } from '#src/ui/alert'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Card } from '#src/ui/card'
import { type Fact, Facts } from '#src/ui/facts'
import { Side } from '#src/ui/side'
import { paths } from '../../site'
import { DetailActions } from '../parts/detail-actions'
import { DetailDocuments } from '../parts/detail-documents'
import { Revisions } from '../parts/revisions'
import { StatusBadge } from '../parts/status-badge'
import { Timeline } from '../parts/timeline'
import { ownApplication } from '../queries'

/** One application: status, requested changes, submitted content and history (product §3, §4). */
export function Component() {
  const { t } = useTranslation('edu-travel.application')
  const { appId = '' } = useParams()
  const { data: application } = useSuspenseQuery(ownApplication(appId))
  const dates = useDates()
  const won = useWon()
  const { status, number, program, arrival, departure, granted_won, submitted_at } = application
  const isAsked = status === 'revision_requested'
  // The submitted version counts; before the first one, the text being typed is shown.
  const written = application.versions.at(-1)?.written ?? application.written
  const facts = useMemo<Fact[]>(() => {
    return [
      { label: t('detail.number'), value: <span className="figures">{number}</span> },
      ...(arrival && departure
        ? [{ label: t('detail.dates'), value: t('list.dates', { from: dates.day(arrival), to: dates.day(departure) }) }]
        : []),
      { label: t('detail.asked'), value: won(requestedWon(written, program.figures)) },
      ...(granted_won === null ? [] : [{ label: t('detail.granted'), value: <strong>{won(granted_won)}</strong> }]),
      ...(submitted_at ? [{ label: t('detail.submitted'), value: dates.instant(submitted_at) }] : []),
    ]
  }, [t, won, dates, number, arrival, departure, written, program, granted_won, submitted_at])
  // The facts on the printed sheet, in place of the column beside the answers on a screen.
  const paper = [number, submitted_at && `${t('detail.submitted')} ${dates.instant(submitted_at)}`]
    .filter(Boolean)
    .join(' · ')
  return (
    <PrivatePage
      title={application.organization || t('list.untitled')}
      lead={<StatusBadge status={status} />}
      breadcrumb={<Breadcrumb crumbs={[{ label: t('list.title'), to: paths.myApplication }, { label: number }]} />}
    >
      {/* First, also on a phone: what happens next, and what has to be changed. */}
      <div className="mb-8 stack-5 print:hidden">
        <Alert tone={isAsked ? 'warning' : 'info'}>{t(`detail.next.${status}`)}</Alert>
        {isAsked && <Revisions application={application} />}
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Side kind="side" as="aside" className="min-w-0 stack-5 lg:order-last">
          <Card as="section" className="stack-4">
            <Facts facts={facts} />
            <DetailActions application={application} />
          </Card>
          <Card as="section" className="stack-4">
            <h2 className="text-lg font-bold">{t('detail.timeline')}</h2>
            <Timeline entries={application.timeline} />
          </Card>
        </Side>
        <div className="printed min-w-0 stack-8">
          <p className="hidden print:block">{paper}</p>
          <div className="stack-8 empty:hidden print:hidden">
            {!isAsked && <Revisions application={application} />}
            {application.versions.length > 1 && (
              <section className="stack-3">
                <h2 className="text-xl font-bold">{t('detail.changes')}</h2>
                <Changes application={application} />
              </section>
            )}
          </div>
          <section className="stack-4">
            <h2 className="text-xl font-bold">{t('detail.documents')}</h2>
            <DetailDocuments application={application} />
          </section>
          <section className="stack-4">
            <h2 className="text-xl font-bold">{t('detail.answers')}</h2>
            <Answers written={written} figures={program.figures} />
          </section>
        </div>
      </div>
    </PrivatePage>
  )
}
