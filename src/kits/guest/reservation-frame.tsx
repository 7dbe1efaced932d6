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
  /** The form's label, what its code is for, and the label of its button. */
  label: string
  verifyHelp: string
  submit: string
  /** Which fields are lost with the page, and which are stored. */
  kept: string
  /** The fields for what is reserved and for whom. */
  children: ReactNode
}

/** A reservation on one page: the site's own fields, then address, payment and agreements, with the price beside it. */
export function ReservationFrame({ made, label, verifyHelp, submit, kept, children }: ReservationFrameProps) {
  const { t } = useTranslation('guest')
  const { form, send, typed, tours, tour, day } = made
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
        <PricePanel tours={tours} day={day} />
        <SubmitButton variant="accent" size="lg" wide>
          {submit}
        </SubmitButton>
        <p className="text-sm text-muted">{kept}</p>
      </Side>
    </Form>
  )
}
