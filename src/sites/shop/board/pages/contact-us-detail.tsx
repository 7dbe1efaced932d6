import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { InquiryFacts, InquiryThread } from '#src/kits/board/inquiry-thread'
import { ownInquiry } from '#src/kits/board/own-inquiries'
import { paths, site } from '../../site'
import { InquiryFrame } from '../parts/inquiry-frame'

/** One inquiry with all of its messages, and the form to add one. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const { id = '' } = useParams()
  const { data: thread } = useSuspenseQuery(ownInquiry(site, id))
  return (
    <InquiryFrame
      title={thread.title}
      crumbs={[{ label: t('detail.back'), to: paths.contactUs }, { label: thread.number }]}
      lead={<InquiryFacts thread={thread} />}
    >
      <InquiryThread site={site} thread={thread} />
    </InquiryFrame>
  )
}
