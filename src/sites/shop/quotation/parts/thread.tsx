import { useTranslation } from 'react-i18next'
import { quotation as contract, type Quotation } from '#contract/quotation'
import { QuotationWords } from '#contract/quotation-draft'
import { quotationTexts } from '#contract/quotation-limits'
import { useCall } from '#src/api/query'
import { MessageList } from '#src/kits/thread/message-list'
import { ReplyForm } from '#src/kits/thread/reply-form'
import { replySchema } from '#src/kits/thread/reply-schema'
import { Alert } from '#src/ui/alert'

const schema = replySchema(QuotationWords)

/** The messages about a quotation, and the form to ask more. */
export function Thread({ quotation: { id, asked, messages, status } }: { quotation: Quotation }) {
  const { t } = useTranslation('shop.quotation')
  return (
    <div className="stack-6">
      {messages.length === 0 ? <p className="text-muted">{t('thread.empty')}</p> : <MessageList messages={messages} />}
      {asked && <Alert>{t('thread.waiting')}</Alert>}
      {status !== 'withdrawn' && <Question key={id} id={id} />}
    </div>
  )
}

function Question({ id }: { id: string }) {
  const { t } = useTranslation('shop.quotation')
  const ask = useCall(contract.ask, { errors: 'page', refreshes: [contract.detail, contract.list] })
  return (
    <ReplyForm
      draft={`question ${id}`}
      schema={schema}
      max={quotationTexts.content}
      rows={4}
      variant="secondary"
      texts={{
        form: t('thread.form'),
        reply: t('thread.question'),
        send: t('thread.send'),
        sent: t('thread.sent'),
      }}
      onSend={(body) => ask.mutateAsync({ params: { id }, body })}
    />
  )
}
