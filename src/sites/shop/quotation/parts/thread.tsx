import { useTranslation } from 'react-i18next'
import { quotation as contract, type Quotation } from '#contract/quotation'
import { QuotationWords } from '#contract/quotation-draft'
import { quotationTexts } from '#contract/quotation-limits'
import { useCall } from '#src/api/query'
import { Message } from '#src/kits/board/thread-view'
import { useDraft } from '#src/session/use-draft'
import { Alert } from '#src/ui/alert'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'

const empty = { content: '' }

/** What was said about a quotation, and the way to ask more. */
export function Thread({ quotation: { id, asked, messages, status } }: { quotation: Quotation }) {
  const { t } = useTranslation('shop.quotation')
  return (
    <div className="stack-6">
      {messages.length === 0 ? (
        <p className="text-muted">{t('thread.empty')}</p>
      ) : (
        <ol className="stack-5">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {asked && <Alert>{t('thread.waiting')}</Alert>}
      {status !== 'withdrawn' && <Question key={id} id={id} />}
    </div>
  )
}

function Question({ id }: { id: string }) {
  const { t } = useTranslation('shop.quotation')
  const form = useZodForm(QuotationWords, empty)
  const ask = useCall(contract.ask, { errors: 'page', refreshes: [contract.detail, contract.list] })
  const forget = useDraft(form, `question ${id}`, { schema: QuotationWords })
  const send = async (body: QuotationWords) => {
    await ask.mutateAsync({ params: { id }, body })
    form.reset(empty)
    forget()
    toast.success(t('thread.sent'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('thread.form')}>
      <TextArea name="content" label={t('thread.question')} rows={4} max={quotationTexts.content} />
      <SubmitButton variant="secondary">{t('thread.send')}</SubmitButton>
    </Form>
  )
}
