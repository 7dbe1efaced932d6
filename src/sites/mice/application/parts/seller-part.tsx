import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { BoothApplication } from '#contract/mice/booth'
import type { MiceEdition } from '#contract/mice/edition'
import type { MiceRegistration } from '#contract/mice/registration'
import { useSecondsLeft } from '#src/kits/booking/use-seconds-left'
import { useDates } from '#src/session/dates'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Countdown } from '#src/ui/countdown'
import { Steps } from '#src/ui/steps'
import { useFocusOnChange } from '#src/ui/use-focus-on-change'
import { paths } from '../../site'
import { boothPlan, ownApplications } from '../queries'
import { BoothStep } from './booth-step'
import { DetailsSteps } from './details-steps'
import { PayStep } from './pay-step'

const steps = ['booth', 'details', 'invoice', 'check'] as const
type Step = (typeof steps)[number]
const unpaid: readonly string[] = ['draft', 'awaiting_payment']

/** The step shown: never beyond what is already filled in. */
function stepAt(requested: string | null, own: BoothApplication | undefined): Step {
  if (!own) return 'booth'
  const step = steps.find((each) => each === requested) ?? (own.invoice ? 'check' : 'details')
  return step === 'check' && !own.invoice ? 'details' : step
}

/** A seller's order of a booth, by steps (product §4). */
export function SellerPart({ fair, registration }: { fair: MiceEdition; registration: MiceRegistration }) {
  const { t } = useTranslation('mice.application')
  const { day } = useDates()
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const { data: plan } = useSuspenseQuery(boothPlan())
  const { data: applications, dataUpdatedAt } = useSuspenseQuery(ownApplications(visitor))
  const begun = applications.find(({ order }) => unpaid.includes(order.status))
  const secondsLeft = useSecondsLeft(begun?.order ?? nothingHeld, dataUpdatedAt)
  const isOver = begun !== undefined && secondsLeft === 0
  const own = isOver ? undefined : begun
  const step = stepAt(search.get('step'), own)
  const top = useFocusOnChange<HTMLDivElement>(step)
  const last = applications.find(({ id, invoice }) => id !== own?.id && invoice !== null)
  const { terms, is_open } = plan
  if (!terms || (!is_open && !own)) return <Alert tone="info">{t('seller.closed')}</Alert>
  const at = steps.indexOf(step)
  return (
    <div className="stack-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">{t('seller.closes', { day: day(terms.closes) })}</p>
        {own && secondsLeft !== null && (
          <Countdown secondsLeft={secondsLeft} label={t('held', { number: own.booth.number })} />
        )}
      </div>
      <div ref={top} tabIndex={-1} className="outline-none">
        <Steps
          label={t('steps.label')}
          current={at}
          steps={steps.map((each) => ({ label: t(`steps.${each}`), to: paths.applyStep(each) }))}
        />
      </div>
      {isOver && (
        <Alert tone="warning" live>
          {t('expired', { number: begun.booth.number })}
        </Alert>
      )}
      {step === 'booth' && <BoothStep key={own?.id} fair={fair} terms={terms} own={own} />}
      {own && (step === 'details' || step === 'invoice') && (
        <DetailsSteps key={own.id} own={own} last={last} terms={terms} registration={registration} step={step} />
      )}
      {own && step === 'check' && <PayStep key={own.id} own={own} />}
    </div>
  )
}

const nothingHeld = { hold_expires_at: null, answered_at: new Date(0).toISOString() }
