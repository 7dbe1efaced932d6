import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { InquiryFacts, InquiryThread } from '#src/kits/board/inquiry-thread'
import { ownInquiry } from '#src/kits/board/own-inquiries'
import { site } from '../../site'
import { QnaFrame } from '../parts/qna-frame'

/** One question with all of its messages, and the form to add one. */
export function Component() {
  const { id = '' } = useParams()
  const { data: thread } = useSuspenseQuery(ownInquiry(site, id))
  return (
    <QnaFrame title={thread.title} here={thread.number} lead={<InquiryFacts thread={thread} />}>
      <InquiryThread site={site} thread={thread} />
    </QnaFrame>
  )
}
