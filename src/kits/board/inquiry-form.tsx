import { useTranslation } from 'react-i18next'
import { type InquiryDraft, inquiry } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { useCall } from '#src/api/query'
import { asFields } from '#src/kits/thread/as-fields'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { draftName, keptFields, MemberForm, type MemberTyping } from './inquiry-draft'
import { InquiryFields } from './inquiry-fields'

const empty: MemberTyping = { type: '', title: '', content: '', file: [] }

interface InquiryFormProps {
  site: Site
  /** What to write and what to leave out, where the site has its own text. */
  help?: string
  onSent: (id: string) => void
}

/** The form for an inquiry of a signed-in user; asks before it sends (product §8). */
export function InquiryForm({ site, help, onSent }: InquiryFormProps) {
  const { t } = useTranslation('board')
  const dialogs = useDialogs()
  const form = useZodForm(MemberForm, empty)
  const ask = useCall(inquiry.ask, { errors: 'page', area: siteRecords[site].area, refreshes: [inquiry.list] })
  const forget = useDraft(form, draftName, { schema: MemberForm, fields: keptFields })

  const send = async (body: InquiryDraft) => {
    if (!(await dialogs.question({ title: t('inquiry.ask'), text: t('inquiry.askText') }))) return
    const { id } = await ask.mutateAsync({ params: { site }, body, files: asFields(form.getValues('file')) })
    forget()
    toast.success(t('inquiry.sent'))
    onSent(id)
  }
  return (
    <Form form={form} onSubmit={send} label={t('inquiry.form')}>
      <InquiryFields site={site} help={help} />
      <SubmitButton size="lg">{t('inquiry.send')}</SubmitButton>
    </Form>
  )
}
