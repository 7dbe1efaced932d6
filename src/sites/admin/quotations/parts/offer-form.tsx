import { useTranslation } from 'react-i18next'
import { addDays, dayInSeoul } from '#contract/days'
import { type DeskQuotation, quotationDesk } from '#contract/quotation-desk'
import { quotationTexts } from '#contract/quotation-limits'
import { PartyField } from '#src/kits/booking/party-field'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDraft } from '#src/session/use-draft'
import { useNow } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'
import { LineFields } from './line-fields'
import { emptyLine, offerValues, TypedOffer } from './typed-offer'

interface OfferFormProps {
  quotation: DeskQuotation
  onDone: () => void
  onCancel: () => void
}

/** Writes an offer, which is emailed and replaces the previous one (product §4). */
export function OfferForm({ quotation, onDone, onCancel }: OfferFormProps) {
  const { t } = useTranslation('admin.quotations')
  const { t: bandOf } = useTranslation('admin.reservations')
  const now = useNow()
  const dialogs = useDialogs()
  const { id, offers, lang, account_email: email } = quotation
  const form = useZodForm(TypedOffer, offerValues(quotation, now))
  const forget = useDraft(form, `offer ${id}`, { schema: TypedOffer, items: { lines: emptyLine } })
  const send = useAct(quotationDesk.offer, afterAct)
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const tomorrow = addDays(dayInSeoul(now), 1)
  const language = t(`lang.${lang === 'ko' ? 'ko' : 'en'}`)
  return (
    <Form
      form={form}
      label={t('offer.make')}
      onSubmit={async (body) => {
        const text = t(offers.length > 0 ? 'form.replaceText' : 'form.askText', { email })
        if (!(await dialogs.question({ title: t('form.ask'), text }))) return
        await send({ params: { id }, body })
        form.reset(form.getValues())
        forget()
        toast.success(t('form.sent'))
        onDone()
      }}
    >
      <p className="text-sm text-muted">{t('form.language', { language })}</p>
      <TextField name="title" label={t('form.title')} maxLength={quotationTexts.title} />
      <TextArea name="note" label={t('form.note')} rows={4} max={quotationTexts.content} optional />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <DateField name="date" label={t('form.date')} min={tomorrow} />
        <TextField name="start_time" type="time" label={t('form.time')} />
      </div>
      <TextField name="meeting_point" label={t('offer.meeting')} maxLength={300} />
      <div className="grid sm:grid-cols-2">
        <PartyField
          label={t('column.travelers')}
          nameOf={(band) => bandOf(`band.${band}`)}
          countOf={(band) => t('form.count', { band: bandOf(`band.${band}`) })}
          totalOf={(count) => t('form.party', { count })}
        />
      </div>
      <LineFields />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <DateField name="valid_until" label={t('form.until')} help={t('form.untilHelp')} min={dayInSeoul(now)} />
        <TextField name="until_time" type="time" label={t('form.untilTime')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('form.send')}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.later')}
        </Button>
      </div>
    </Form>
  )
}
