import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { application } from '#contract/education/application'
import { report as contract } from '#contract/education/report/report'
import type { RefusalCode } from '#contract/refusal'
import { useCall } from '#src/api/query'
import { Alert } from '#src/ui/alert'
import { toast } from '#src/ui/overlay/toast'
import { FieldLink } from '../../parts/field-link'
import { SubmitSaved } from '../../parts/submit-saved'
import { ReportAnswers } from './report-answers'
import { useReportFaults, useReportScene, useWrittenReport } from './report-context'
import { stepLink } from './use-report-step'
import { useReportWords } from './use-report-words'

/** The last step: missing fields with links to them, the whole report, and the submit button. */
export function CheckReport() {
  const { report } = useReportScene()
  const written = useWrittenReport()
  const missing = useRef<HTMLDivElement>(null)
  const isComplete = useReportFaults().length === 0
  return (
    <div className="stack-8">
      <Missing ref={missing} />
      <ReportAnswers report={{ ...report, written }} />
      <Submit missing={isComplete ? undefined : missing} />
    </div>
  )
}

function Missing({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofKit } = useTranslation('education.report')
  const { t: refusal } = useTranslation('refusal')
  const written = useWrittenReport()
  const labelOf = useReportWords({ written })
  const faults = useReportFaults()
  if (faults.length === 0)
    return (
      <Alert tone="success" title={t('check.complete')}>
        {t('check.completeText')}
      </Alert>
    )
  return (
    <Alert ref={ref} tone="warning" title={t('check.missing')} className="scroll-mt-24">
      <ul className="list-disc stack-1 ps-5">
        {faults.map(({ section, path, code }) => (
          <li key={`${section} ${path}`}>
            <FieldLink to={stepLink(section)} field={path}>
              {t('check.fault', {
                section: ofKit(`section.${section}`),
                field: labelOf(section, path),
                problem: refusal(code as RefusalCode),
              })}
            </FieldLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Submit({ missing }: { missing: RefObject<HTMLElement | null> | undefined }) {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofKit } = useTranslation('education.report')
  const client = useQueryClient()
  const { report, savers } = useReportScene()
  const submit = useCall(contract.submit, {
    errors: 'page',
    refreshes: [contract.detail, application.detail, application.list],
  })
  return (
    <SubmitSaved
      savers={savers}
      nameOf={(section) => ofKit(`section.${section}`)}
      words={{
        submit: report.status === 'report_due' ? t('check.submit') : t('check.resubmit'),
        unsaved: (sections) => t('check.unsaved', { sections }),
        ask: t('check.ask'),
        askText: t('check.askText'),
        failed: t('check.failed'),
      }}
      busy={submit.isPending}
      missing={missing}
      refresh={() => client.invalidateQueries({ queryKey: [contract.detail.path] })}
      onSubmit={async (seen) => {
        await submit.mutateAsync({ params: { id: report.id }, body: { seen } })
        toast.success(t('check.submitted'))
      }}
    />
  )
}
