import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '#contract/fields'
import { textLimits } from '#contract/limits'
import { type Hosting, miceHosting } from '#contract/mice/hosting'
import { miceRegistration } from '#contract/mice/registration'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { useDraft } from '#src/session/use-draft'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { ownHosting } from '../queries'

const refreshes = [miceHosting.own, miceRegistration.own]
const tones = { requested: 'info', approved: 'success', declined: 'warning' } as const
const HostingForm = z.object({ hosting_reason: WrittenText(textLimits.companyText) })

/** The buyers' application to be hosted by the fair. The desk decides; its decision is shown here and emailed. */
export function BuyerPart() {
  const { t } = useTranslation('mice.application')
  const { hosting } = useSuspenseQuery(ownHosting()).data
  return (
    <section className="max-w-reading stack-6">
      <div>
        <h2 className="text-2xl font-bold">{t('buyer.title')}</h2>
        <p className="mt-2">{t('buyer.text')}</p>
      </div>
      {hosting && <State hosting={hosting} />}
      {(!hosting || hosting.state === 'requested') && <ReasonForm key={hosting?.asked_at} hosting={hosting} />}
      {hosting && hosting.state !== 'declined' && <Withdraw />}
    </section>
  )
}

function State({ hosting: { state, note, reason, asked_at, decided_at } }: { hosting: Hosting }) {
  const { t } = useTranslation('mice.application')
  const { dayOf } = useDates()
  return (
    <>
      <Alert tone={tones[state]} title={t(`buyer.state.${state}`)}>
        <p>
          {decided_at ? t('buyer.decidedOn', { day: dayOf(decided_at) }) : t('buyer.askedOn', { day: dayOf(asked_at) })}
        </p>
        {note && <p className="mt-2 whitespace-pre-line wrap-anywhere">{note}</p>}
      </Alert>
      {state !== 'requested' && (
        <div>
          <h3 className="font-semibold">{t('buyer.reason')}</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
        </div>
      )}
    </>
  )
}

function ReasonForm({ hosting }: { hosting: Hosting | null }) {
  const { t } = useTranslation('mice.application')
  const apply = useCall(miceHosting.apply, { errors: 'page', refreshes })
  const form = useZodForm(HostingForm, { hosting_reason: hosting?.reason ?? '' })
  const forget = useDraft(form, 'mice-hosting', { schema: HostingForm })
  const send = async (body: z.output<typeof HostingForm>) => {
    await apply.mutateAsync({ body })
    forget()
    toast.success(t(hosting ? 'buyer.saved' : 'buyer.sent'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('buyer.title')}>
      <TextArea
        name="hosting_reason"
        label={t('buyer.reason')}
        help={t('buyer.reasonHelp')}
        max={textLimits.companyText}
      />
      <SubmitButton>{t(hosting ? 'buyer.save' : 'buyer.apply')}</SubmitButton>
    </Form>
  )
}

function Withdraw() {
  const { t } = useTranslation('mice.application')
  const dialogs = useDialogs()
  const withdraw = useCall(miceHosting.withdraw, { refreshes })
  const ask = async () => {
    if (!(await dialogs.question({ title: t('buyer.withdrawAsk'), text: t('buyer.withdrawText'), danger: true })))
      return
    await withdraw.mutateAsync({})
    toast.success(t('buyer.withdrawn'))
  }
  return (
    <div>
      <Button variant="ghost" busy={withdraw.isPending} onClick={() => void ask().catch(() => {})}>
        {t('buyer.withdraw')}
      </Button>
    </div>
  )
}
