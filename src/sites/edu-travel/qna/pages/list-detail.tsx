import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { InquiryBadge } from '#src/kits/board/inquiry-status'
import { ThreadReply } from '#src/kits/board/thread-reply'
import { ThreadView } from '#src/kits/board/thread-view'
import { useDates } from '#src/session/dates'
import { Card } from '#src/ui/card'
import { site } from '../../site'
import { QnaFrame } from '../parts/qna-frame'
import { ownInquiry } from '../queries'

/** One question with all that was said, and the way to say more. */
export function Component() {
  const { t } = useTranslation('board')
  const { t: messages } = useTranslation('thread')
  const { dayOf } = useDates()
  const { id = '' } = useParams()
  const { data: thread } = useSuspenseQuery(ownInquiry(id))
  return (
    <QnaFrame
      title={thread.title}
      here={thread.number}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base">
          <InquiryBadge status={thread.status} />
          <span>{t(`types.${thread.type}`)}</span>
          <span>{t('inquiry.opened', { date: dayOf(thread.created_at) })}</span>
        </span>
      }
    >
      <section className="stack-8">
        <h2 className="sr-only">{messages('label')}</h2>
        <ThreadView site={site} thread={thread} />
        <Card pad="lg">
          <ThreadReply key={id} site={site} thread={thread} />
        </Card>
      </section>
    </QnaFrame>
  )
}
