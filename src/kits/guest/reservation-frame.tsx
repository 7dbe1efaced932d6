import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/card'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { Side } from '#src/ui/side'
import { AgreementFields } from './agreement-fields'
import { CodeFields } from './code-fields'
import { MethodFields } from './method-fields'
import { PricePanel } from './price-panel'
import { Rules } from './rules'
import type { useReservationForm } from './use-reservation-form'

interface ReservationFrameProps {
  made: ReturnType<typeof useReservationForm>
  /** What the form is called, what its code is for, and what its button does. */
  label: string
  verifyHelp: string
  submit: string
  /** What of it is lost with the page, and what is not. */
  kept: string
  /** What is reserved and for whom. */
  children: ReactNode
}

/** A reservation on one page: what the site asks for, then address, payment and agreements, and the price beside it. */
export function ReservationFrame({ made, label, verifyHelp, submit, kept, children }: ReservationFrameProps) {
  const { t } = useTranslation('guest')
  const { form, send, typed, tours, tour } = made
  return (
    <Form
      form={form}
      onSubmit={send}
      label={label}
      className="[&>fieldset]:lg:grid [&>fieldset]:lg:grid-cols-[1fr_22rem] [&>fieldset]:lg:items-start [&>fieldset]:lg:gap-8"
    >
      <div className="min-w-0 space-y-6">
        {children}
        <Card as="section" pad="lg" className="space-y-6">
          <div>
            <h2 className="text-lg font-bold">{t('form.verify')}</h2>
            <p className="text-sm text-muted">{verifyHelp}</p>
          </div>
          <CodeFields />
        </Card>
        <MethodFields date={typed.date} />
        <Card as="section" pad="lg" className="space-y-5">
          <h2 className="text-lg font-bold">{t('form.agreements')}</h2>
          {tour && <Rules tour={tour} />}
          <AgreementFields />
        </Card>
      </div>
      <Side kind="payment" className="space-y-4 max-lg:mt-6 lg:mt-0!">
        <PricePanel tours={tours} />
        <SubmitButton variant="accent" size="lg" wide>
          {submit}
        </SubmitButton>
        <p className="text-sm text-muted">{kept}</p>
      </Side>
    </Form>
  )
}
