import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { InquiryResults } from '#src/kits/board/inquiry-results'
import { inquiryStatusIn, ownInquiries } from '#src/kits/board/own-inquiries'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'
import { QnaFrame } from '../parts/qna-frame'

/** The organization's questions, by status and page. */
export function Component() {
  const { t } = useTranslation('edu-travel.qna')
  const [search] = useSearchParams()
  const status = inquiryStatusIn(search)
  const { data } = useSuspenseQuery(ownInquiries(site, postFiltersIn(search).page, status))
  const write = <ButtonLink to={paths.contactUs}>{t('write')}</ButtonLink>
  return (
    <QnaFrame title={t('title')} lead={t('lead')} actions={data.total > 0 && write}>
      <InquiryResults found={data} status={status} path={paths.qna} linkTo={paths.qnaDetail} write={write} />
    </QnaFrame>
  )
}
