import { useTranslation } from 'react-i18next'
import { type DeskQuotation, quotationDesk } from '#contract/quotation-desk'
import { QuotationWords } from '#contract/quotation-draft'
import { quotationTexts } from '#contract/quotation-limits'
import { DetailPart } from '#src/kits/desk/detail'
import { MessageList } from '#src/kits/thread/message-list'
import { ReplyForm } from '#src/kits/thread/reply-form'
import { replySchema } from '#src/kits/thread/reply-schema'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'

const schema = replySchema(QuotationWords)

/** The messages with a group, and the form for a reply, which is mailed. */
export function Thread({ quotation }: { quotation: DeskQuotation }) {
  const { t } = useTranslation('admin.quotations')
  const answer = useAct(quotationDesk.answer, afterAct)
  const { id, messages, contact_name, account_email, status } = quotation
  return (
    <DetailPart title={t('thread.title')}>
      {messages.length === 0 && <p className="mb-4 text-muted">{t('thread.none')}</p>}
      <MessageList
        messages={messages}
        nameOf={({ author }) => (author === 'person' ? contact_name : t('thread.desk'))}
      />
      {status !== 'withdrawn' && (
        <div className="mt-5">
          <ReplyForm
            draft={`quotation answer ${id}`}
            schema={schema}
            max={quotationTexts.content}
            rows={6}
            texts={{
              form: t('thread.answer'),
              reply: t('thread.text', { email: account_email }),
              send: t('thread.send'),
              sent: t('thread.sent'),
            }}
            onSend={(body) => answer({ params: { id }, body })}
          />
        </div>
      )}
    </DetailPart>
  )
}
