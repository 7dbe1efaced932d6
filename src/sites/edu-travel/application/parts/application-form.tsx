import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenSection } from '#contract/education/sections'
import { PrivatePage } from '#src/kits/page/private-page'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Side } from '#src/ui/side'
import { Steps } from '#src/ui/steps'
import { SaveNote } from '../../parts/save-note'
import { StepButtons } from '../../parts/step-buttons'
import { useTopOfStep } from '../../parts/use-top-of-step'
import { paths } from '../../site'
import { ownApplication } from '../queries'
import { useSavers } from '../use-savers'
import { CheckStep } from './check-step'
import { Colleagues } from './colleagues'
import { Conditions } from './conditions'
import { ContactStep } from './contact-step'
import { DocumentsStep } from './documents-step'
import { FormScene } from './form-context'
import { LeftOvers } from './left-overs'
import { PeopleStep } from './people-step'
import { StatusBadge } from './status-badge'
import { SupportStep } from './support-step'
import { TripStep } from './trip-step'
import { type Step, stepPath, steps, useStep } from './use-step'

/** Polling interval for changes made by others, in ms; polls only while the page is visible. */
const lookEveryMs = 15_000

const parts = {
  contact: ContactStep,
  people: PeopleStep,
  trip: TripStep,
  support: SupportStep,
  documents: DocumentsStep,
  check: CheckStep,
} as const satisfies Record<Step, () => ReactNode>

const isWritten = (step: Step): step is WrittenSection => step !== 'documents' && step !== 'check'

/** The form of one application: its steps, the current state of the conditions, and who works on it. */
export function ApplicationForm({ id }: { id: string }) {
  const { t } = useTranslation('edu-travel.application')
  const { data: application } = useSuspenseQuery({ ...ownApplication(id), refetchInterval: lookEveryMs })
  const savers = useSavers(application)
  const scene = useMemo(() => ({ application, savers }), [application, savers])
  const step = useStep()
  const Part = parts[step]
  const top = useTopOfStep(step)
  return (
    <FormScene value={scene}>
      <PrivatePage
        title={application.organization || t('list.untitled')}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <StatusBadge status={application.status} />
            <span className="text-base figures">{application.number}</span>
          </span>
        }
        breadcrumb={
          <Breadcrumb crumbs={[{ label: t('list.title'), to: paths.myApplication }, { label: application.number }]} />
        }
      >
        <Steps
          label={t('step.label')}
          current={steps.indexOf(step)}
          steps={steps.map((each) => ({ label: t(`step.${each}`), to: stepPath(id, each) }))}
        />
        <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section aria-labelledby="step-title" className="min-w-0 stack-8">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id="step-title" ref={top} tabIndex={-1} className="text-2xl font-bold outline-none">
                {t(`step.${step}`)}
              </h2>
              {isWritten(step) && application.open.includes(step) && <SaveNote saver={savers[step]} />}
            </div>
            <LeftOvers />
            <Part key={step} />
            <StepButtons
              {...{ steps, step }}
              linkTo={(each) => stepPath(id, each)}
              nameOf={(each) => t(`step.${each}`)}
            />
          </section>
          <Side kind="side" as="aside" className="min-w-0 stack-5">
            <Conditions />
            <Colleagues />
          </Side>
        </div>
      </PrivatePage>
    </FormScene>
  )
}
