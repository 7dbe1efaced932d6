import { useTranslation } from 'react-i18next'
import { inquiryLimits } from '#contract/inquiry'
import { type DeskThread, inquiryDesk } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import { SentText } from '#contract/text-blocks'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { TextBlocks } from '#src/kits/desk/text-blocks'
import { asFields } from '#src/kits/thread/as-fields'
import { ReplyForm } from '#src/kits/thread/reply-form'
import { replySchema } from '#src/kits/thread/reply-schema'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { afterwards } from './afterwards'
import { langOfReader } from './lang-of-reader'

const schema = replySchema(z.strictObject({ content: SentText(inquiryLimits.content) }))

interface AnswerProps {
  site: Site
  thread: DeskThread
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** The form for the answer, which is mailed; closes the inquiry or reopens it. */
export function Answer({ site, thread, act }: AnswerProps) {
  const { t } = useTranslation('inquiry-desk')
  const { t: board } = useTranslation('board')
  const dialogs = useDialogs()
  const answer = useCall(inquiryDesk.answer, { refreshes: afterwards, errors: 'page' })
  const close = useCall(inquiryDesk.close, { refreshes: afterwards })
  const reopen = useCall(inquiryDesk.reopen, { refreshes: afterwards })
  const params = { site, id: thread.id }
  const lang = langOfReader(thread)
  const { assignee, reader } = thread
  const isClosed = thread.status === 'closed'

  const end = async () => {
    if (!(await dialogs.question({ title: t('close.ask'), text: t('close.text') }))) return
    // The call itself shows a refusal.
    const done = await act(() => close.mutateAsync({ params })).catch(() => null)
    if (done) toast.success(t('close.done'))
  }
  const again = async () => {
    const done = await act(() => reopen.mutateAsync({ params })).catch(() => null)
    if (done) toast.success(t('reopen.done'))
  }
  return (
    <>
      {assignee && assignee.id !== reader && (
        <Alert className="mb-4">{t('answer.ofColleague', { name: assignee.name })}</Alert>
      )}
      <p className="mb-4 text-sm text-muted">
        {t('answer.mailed', { email: thread.email, language: board(`language.${lang}`) })}
      </p>
      <ReplyForm
        draft={`answer ${thread.id}`}
        schema={schema}
        max={inquiryLimits.content}
        rows={9}
        attach={!thread.is_guest}
        texts={{
          form: t('answer.title'),
          reply: t('answer.text'),
          send: t('answer.send'),
          sent: t('answer.sent', { email: thread.email }),
        }}
        onSend={(body, files) =>
          act(() =>
            answer.mutateAsync({ params, body: { ...body, seen: thread.messages.length }, files: asFields(files) }),
          )
        }
      >
        <TextBlocks
          site={site}
          field="content"
          lang={lang}
          values={{ name: thread.name, number: thread.number, title: thread.title }}
        />
        {isClosed ? (
          <Button variant="secondary" busy={reopen.isPending} onClick={() => void again()}>
            {t('reopen.act')}
          </Button>
        ) : (
          <Button variant="secondary" busy={close.isPending} onClick={() => void end()}>
            {t('close.act')}
          </Button>
        )}
      </ReplyForm>
    </>
  )
}
