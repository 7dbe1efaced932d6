import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { type BoothApplication, miceBooths } from '#contract/mice/booth'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { PaymentForm, paymentValues } from '#src/kits/booking/payment-form'
import { PaymentMethodFields } from '#src/kits/booking/payment-method-fields'
import { openPaymentWindow, type PaymentOutcome } from '#src/kits/booking/payment-window'
import { PriceLines } from '#src/kits/booking/price-lines'
import { AgreementFields } from '#src/kits/guest/agreement-fields'
import { useWon } from '#src/session/use-won'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'
import { BoothFacts } from './booth-facts'

const refreshes = [miceBooths.own, miceBooths.plan]

/** Submits the order at the shown amount, then opens the payment window or, for a transfer, leads to the account details. */
function useBoothPayment({ order }: BoothApplication) {
  const { origin } = useVisitor()
  const lang = useContentLang()
  const navigate = useNavigate()
  const submit = useCall(booking.submit, { errors: 'page', refreshes })
  const [state, setState] = useState<'opening' | Exclude<PaymentOutcome, 'left'> | null>(null)

  // A page restored from the back/forward cache would still wait for the payment window.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const pay = async ({ account_holder, ...chosen }: z.output<typeof PaymentForm>) => {
    setState(null)
    const { payment } = await submit.mutateAsync({
      params: { id: order.id },
      query: { lang },
      body: {
        ...chosen,
        ...(chosen.payment_method === 'transfer' && { account_holder }),
        amount_won: order.amount_won,
      },
    })
    if (!payment) {
      await navigate(paths.myapplication)
      return
    }
    setState('opening')
    const back = origin + paths.myapplication
    const outcome = await openPaymentWindow(payment, { success: back, fail: back, korean: lang === 'ko' })
    setState(outcome === 'left' ? null : outcome)
  }
  return { pay, state }
}

/** The last step: the choice, the payment, and the cancellation rules. */
export function PayStep({ own }: { own: BoothApplication }) {
  const { t } = useTranslation('mice.application')
  const won = useWon()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { order, invoice } = own
  const abandon = useCall(booking.abandon, { refreshes })
  const form = useZodForm(PaymentForm, paymentValues(invoice?.contact_name ?? ''))
  const method = useWatch({ control: form.control, name: 'payment_method' })
  const { pay, state } = useBoothPayment(own)
  const giveUp = async () => {
    const title = t('check.giveUpAsk', { number: own.booth.number })
    if (!(await dialogs.question({ title, text: t('check.giveUpText'), danger: true }))) return
    await abandon.mutateAsync({ params: { id: order.id } })
    toast.success(t('check.gaveUp'))
    await navigate(paths.applyStep('booth'))
  }
  const amount = won(order.amount_won)
  return (
    <Form form={form} onSubmit={pay} label={t('check.title')}>
      <h2 className="text-2xl font-bold">{t('check.title')}</h2>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card as="section">
          <BoothFacts application={own} />
          <p className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={paths.applyStep('booth')} variant="secondary" size="sm">
              {t('check.change')}: {t('steps.booth')}
            </ButtonLink>
            <ButtonLink to={paths.applyStep('details')} variant="secondary" size="sm">
              {t('check.change')}: {t('steps.details')}
            </ButtonLink>
            <ButtonLink to={paths.applyStep('invoice')} variant="secondary" size="sm">
              {t('check.change')}: {t('steps.invoice')}
            </ButtonLink>
          </p>
        </Card>
        <Card as="section">
          <h3 className="mb-3 text-lg font-bold">{t('price.title')}</h3>
          <PriceLines lines={order.price_lines} />
          <p className="mt-3 flex items-baseline justify-between border-t border-line-strong pt-3 font-bold">
            {t('price.total')}
            <span className="text-xl figures">{amount}</span>
          </p>
        </Card>
      </div>
      <PaymentMethodFields order={{ answered_at: order.answered_at, bookings: [own.booking] }} />
      <Card as="section" pad="lg" className="stack-4">
        <div>
          <h3 className="font-semibold">{t('check.rules')}</h3>
          <ul className="mt-1 text-sm text-muted">
            {own.booking.cancellation.map(({ days_before, refund_percent }) => (
              <li key={days_before}>{t('check.rule', { days: days_before, percent: refund_percent })}</li>
            ))}
            <li>{t('check.ruleAfter')}</li>
          </ul>
        </div>
        <AgreementFields privacy={t('check.privacy')} />
      </Card>
      {state && (
        <Alert tone={state === 'failed' ? 'error' : 'info'} live>
          {t(`check.${state}`)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button variant="ghost" busy={abandon.isPending} onClick={() => void giveUp().catch(() => {})}>
          {t('check.giveUp')}
        </Button>
        <SubmitButton variant="accent" size="lg" className="max-sm:w-full">
          {t(method === 'transfer' ? 'check.transfer' : 'check.pay', { amount })}
        </SubmitButton>
      </div>
    </Form>
  )
}
