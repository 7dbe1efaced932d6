import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { AttachField } from './attach-field'
import type { replySchema } from './reply-schema'

interface ReplyFormProps {
  /** The draft name under which typed text is stored. */
  draft: string
  /** Created once by `replySchema`. */
  schema: ReturnType<typeof replySchema>
  /** The most characters. */
  max: number
  rows: number
  /** Whether files can be attached. */
  attach?: boolean
  variant?: 'primary' | 'secondary'
  /** The kit's own texts by default. */
  texts?: Record<'form' | 'reply' | 'send' | 'sent', string>
  /** An error it throws is shown in the form. */
  onSend: (body: { content: string }, files: readonly File[]) => Promise<unknown>
  /** Buttons beside the send button. */
  children?: ReactNode
}

const empty = { content: '', file: [] as File[] }

/** The form for a message in a thread. */
export function ReplyForm({
  draft,
  schema,
  max,
  rows,
  attach = false,
  variant = 'primary',
  texts,
  onSend,
  children,
}: ReplyFormProps) {
  const { t } = useTranslation('thread')
  const words = texts ?? { form: t('form'), reply: t('reply'), send: t('send'), sent: t('sent') }
  const form = useZodForm(schema, empty)
  const forget = useDraft(form, draft, { schema })
  const send = async (body: { content: string }) => {
    await onSend(body, form.getValues('file'))
    form.reset(empty)
    forget()
    toast.success(words.sent)
  }
  const submit = <SubmitButton variant={variant}>{words.send}</SubmitButton>
  return (
    <Form form={form} onSubmit={send} label={words.form}>
      <TextArea name="content" label={words.reply} rows={rows} max={max} />
      {attach && <AttachField />}
      {children ? (
        <div className="flex flex-wrap gap-3">
          {submit}
          {children}
        </div>
      ) : (
        submit
      )}
    </Form>
  )
}
