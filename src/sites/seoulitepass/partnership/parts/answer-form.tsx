import { useTranslation } from 'react-i18next'
import { WrittenText } from '#contract/fields'
import { type Partnership, partnershipFiles, partnershipLimits, passPartnerships } from '#contract/pass/partnership'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { AttachField } from '#src/kits/thread/attach-field'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { asFiles } from '../form'

interface Typing {
  content: string
  file: File[]
}
const schema = z.pipe(
  z.transform(({ file: _, ...draft }: Typing) => draft),
  z.strictObject({ content: WrittenText(partnershipLimits.words) }),
)

/** The form that answers the office's questions. */
export function AnswerForm({ token, onChange }: { token: string; onChange: (application: Partnership) => void }) {
  const { t } = useTranslation('seoulitepass.partnership')
  const form = useZodForm(schema, { content: '', file: [] })
  const answer = useCall(passPartnerships.answer, { errors: 'page' })
  const forget = useDraft(form, 'partnership-answer', { schema, fields: ['content'] })
  const send = async ({ content }: { content: string }) => {
    const files = asFiles(form.getValues('file'))
    const application = await answer.mutateAsync({ body: { link_token: token, content }, files })
    forget()
    toast.success(t('answer.sent'))
    onChange(application)
  }
  return (
    <Form form={form} onSubmit={send} label={t('answer.label')}>
      <TextArea name="content" label={t('answer.content')} rows={5} max={partnershipLimits.words} />
      <AttachField most={partnershipFiles.most} bytes={partnershipFiles.bytes} />
      <SubmitButton>{t('answer.send')}</SubmitButton>
    </Form>
  )
}
