import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DifferenceList } from '#src/kits/education/difference-list'
import { Card } from '#src/ui/card'
import { Side } from '#src/ui/side'
import { Steps } from '#src/ui/steps'
import { SaveNote } from '../../parts/save-note'
import { StepButtons } from '../../parts/step-buttons'
import { useTopOfStep } from '../../parts/use-top-of-step'
import { CheckReport } from './check-report'
import { DaysStep } from './days-step'
import { DueNote } from './due-note'
import { PeopleStep } from './people-step'
import { PhotosStep } from './photos-step'
import { ReceiptsStep } from './receipts-step'
import { useDifferences, useReportScene } from './report-context'
import { type ReportStep, reportSteps, stepLink, useReportStep } from './use-report-step'

const parts = {
  days: DaysStep,
  people: PeopleStep,
  receipts: ReceiptsStep,
  photos: PhotosStep,
  check: CheckReport,
} as const satisfies Record<ReportStep, () => ReactNode>

/** The form of a report: its steps, and the differences from the plan. */
export function ReportForm() {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofKit } = useTranslation('education.report')
  const { report, savers } = useReportScene()
  const step = useReportStep()
  const Part = parts[step]
  const top = useTopOfStep(step)
  const nameOf = (each: ReportStep) => (each === 'check' ? t('step.check') : ofKit(`section.${each}`))
  return (
    <>
      <DueNote report={report} />
      <div className="mt-6">
        <Steps
          label={t('step.label')}
          current={reportSteps.indexOf(step)}
          steps={reportSteps.map((each) => ({ label: nameOf(each), to: stepLink(each) }))}
        />
      </div>
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="step-title" className="min-w-0 stack-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="step-title" ref={top} tabIndex={-1} className="text-2xl font-bold outline-none">
              {nameOf(step)}
            </h2>
            {step !== 'check' && report.open.includes(step) && <SaveNote saver={savers[step]} />}
          </div>
          <Part key={step} />
          <StepButtons steps={reportSteps} {...{ step, nameOf }} linkTo={stepLink} />
        </section>
        <Side kind="side" as="aside" className="min-w-0">
          <Differences />
        </Side>
      </div>
    </>
  )
}

function Differences() {
  const { t } = useTranslation('education.report')
  return (
    <Card as="section" className="stack-4">
      <h2 className="text-lg font-bold">{t('difference.title')}</h2>
      <DifferenceList differences={useDifferences()} />
    </Card>
  )
}
