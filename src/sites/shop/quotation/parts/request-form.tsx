import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, dayInSeoul } from '#contract/days'
import { quotation } from '#contract/quotation'
import type { QuotationDraft } from '#contract/quotation-draft'
import { offerDays } from '#contract/quotation-limits'
import { useCall } from '#src/api/query'
import { asFields } from '#src/kits/thread/as-fields'
import { useDraft } from '#src/session/use-draft'
import { useLanguage, useNow, usePrefs } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { draftName, type RequestTyping, requestForm, startOf } from './request-draft'
import { RequestFields } from './request-fields'

interface RequestFormProps {
  contact: Parameters<typeof startOf>[0]['contact']
  onSent: (id: string) => void
}

/** A group's request; stored in the tab while typing, and confirmed before it is sent (product §8). */
export function RequestForm({ contact, onSent }: RequestFormProps) {
  const { t } = useTranslation('shop.quotation')
  const dialogs = useDialogs()
  const language = useLanguage()
  const currency = usePrefs((prefs) => prefs.currency)
  const [start] = useState(() => startOf({ contact, currency, language }))
  const first = addDays(dayInSeoul(useNow()), 1)
  const schema = useMemo(() => requestForm(first), [first])
  const form = useZodForm<RequestTyping, QuotationDraft>(schema, start)
  const forget = useDraft(form, draftName, { schema })
  const request = useCall(quotation.request, { errors: 'page', refreshes: [quotation.list] })

  const send = async (body: QuotationDraft) => {
    if (!(await dialogs.question({ title: t('form.ask'), text: t('form.askText', { count: offerDays }) }))) return
    const { id } = await request.mutateAsync({ body, files: asFields(form.getValues('file')) })
    forget()
    toast.success(t('form.sent'))
    onSent(id)
  }
  return (
    <Form form={form} onSubmit={send} label={t('form.title')} className="stack-8">
      <RequestFields first={first} />
      <SubmitButton size="lg">{t('form.send')}</SubmitButton>
    </Form>
  )
}
