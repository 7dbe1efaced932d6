import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { InquiryBadge } from '#src/kits/board/inquiry-status'
import { ThreadReply } from '#src/kits/board/thread-reply'
import { ThreadView } from '#src/kits/board/thread-view'
import { useDates } from '#src/session/dates'
import { Card } from '#src/ui/card'
import { paths, site } from '../../site'
import { InquiryFrame } from '../parts/inquiry-frame'
import { ownInquiry } from '../queries'

/** One inquiry with all that was said, and the way to say more. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const { t: kit } = useTranslation('board')
  const { t: messages } = useTranslation('thread')
  const { dayOf } = useDates()
  const { id = '' } = useParams()
  const { data: thread } = useSuspenseQuery(ownInquiry(id))
  return (
    <InquiryFrame
      title={thread.title}
      crumbs={[{ label: t('detail.back'), to: paths.contactUs }, { label: thread.number }]}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base">
          <InquiryBadge status={thread.status} />
          <span>{kit(`types.${thread.type}`)}</span>
          <span>{kit('inquiry.opened', { date: dayOf(thread.created_at) })}</span>
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
    </InquiryFrame>
  )
}
