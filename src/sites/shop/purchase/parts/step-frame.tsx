import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { type ReservationStep, reservationSteps } from '#contract/reservation'
import { PrivatePage } from '#src/kits/page/private-page'
import { Countdown } from '#src/ui/countdown'
import { Steps } from '#src/ui/steps'
import { paths } from '../../site'
import { OrderSummary } from './order-summary'

interface StepFrameProps {
  order: Order
  step: ReservationStep
  secondsLeft: number | null
  children: ReactNode
}

/** The frame of every step: progress, the time that seats are held, and the price. */
export function StepFrame({ order, step, secondsLeft, children }: StepFrameProps) {
  const { t } = useTranslation('shop.purchase')
  const steps = reservationSteps.map((each) => ({
    label: t(`steps.${each}`),
    to: paths.reservationStep(each, order.id),
  }))
  return (
    <PrivatePage
      title={t(`${step}.title`)}
      lead={step === 'extras' || step === 'benefits' ? t(`${step}.lead`) : undefined}
      actions={secondsLeft !== null && <Countdown secondsLeft={secondsLeft} label={t('step.held')} />}
    >
      {order.quotation_id === null && (
        <div className="mb-8">
          <Steps label={t('steps.label')} steps={steps} current={reservationSteps.indexOf(step)} />
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="min-w-0">{children}</div>
        <OrderSummary order={order} />
      </div>
    </PrivatePage>
  )
}
