import { useTranslation } from 'react-i18next'
import { inquiry, inquiryLimits, type Reply, type Thread } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { AttachField } from './attach-field'
import { asFields, ReplyForm, type ReplyTyping } from './inquiry-draft'

const empty: ReplyTyping = { content: '', file: [] }

/** Says more in an inquiry, or that it is solved (product §4). */
export function ThreadReply({ site, thread }: { site: Site; thread: Thread }) {
  const { t } = useTranslation('board')
  const dialogs = useDialogs()
  const form = useZodForm(ReplyForm, empty)
  const options = { area: siteRecords[site].area, refreshes: [inquiry.thread, inquiry.list] }
  const add = useCall(inquiry.add, { ...options, errors: 'page' })
  const solve = useCall(inquiry.solve, options)
  const params = { site, id: thread.id }
  const forget = useDraft(form, `reply ${thread.id}`, { schema: ReplyForm })

  const send = async (body: Reply) => {
    await add.mutateAsync({ params, body, files: asFields(form.getValues('file')) })
    form.reset(empty)
    forget()
    toast.success(t('thread.replySent'))
  }
  const close = async () => {
    if (!(await dialogs.question({ title: t('thread.solveAsk'), text: t('thread.solveText') }))) return
    // Said by the call itself when it is refused.
    const done = await solve.mutateAsync({ params }).catch(() => null)
    if (done) toast.success(t('thread.solved'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('thread.form')}>
      <TextArea name="content" label={t('thread.reply')} rows={5} max={inquiryLimits.content} />
      <AttachField />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('thread.replySend')}</SubmitButton>
        {thread.status !== 'closed' && (
          <Button variant="secondary" busy={solve.isPending} onClick={() => void close()}>
            {t('thread.solve')}
          </Button>
        )}
      </div>
    </Form>
  )
}
