import { useTranslation } from 'react-i18next'
import { inquiry, inquiryLimits, Reply, type Thread } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { useCall } from '#src/api/query'
import { asFields } from '#src/kits/thread/as-fields'
import { ReplyForm } from '#src/kits/thread/reply-form'
import { replySchema } from '#src/kits/thread/reply-schema'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

const schema = replySchema(Reply)

/** A reply in an inquiry, and a button to mark it solved (product §4). */
export function ThreadReply({ site, thread }: { site: Site; thread: Thread }) {
  const { t } = useTranslation('board')
  const dialogs = useDialogs()
  const options = { area: siteRecords[site].area, refreshes: [inquiry.thread, inquiry.list] }
  const add = useCall(inquiry.add, { ...options, errors: 'page' })
  const solve = useCall(inquiry.solve, options)
  const params = { site, id: thread.id }

  const close = async () => {
    if (!(await dialogs.question({ title: t('thread.solveAsk'), text: t('thread.solveText') }))) return
    // The call itself shows a refusal.
    const done = await solve.mutateAsync({ params }).catch(() => null)
    if (done) toast.success(t('thread.solved'))
  }
  return (
    <ReplyForm
      draft={`reply ${thread.id}`}
      schema={schema}
      max={inquiryLimits.content}
      rows={5}
      attach
      onSend={(body, files) => add.mutateAsync({ params, body, files: asFields(files) })}
    >
      {thread.status !== 'closed' && (
        <Button variant="secondary" busy={solve.isPending} onClick={() => void close()}>
          {t('thread.solve')}
        </Button>
      )}
    </ReplyForm>
  )
}
