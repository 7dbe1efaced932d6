import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { InquiryResults } from '#src/kits/board/inquiry-results'
import { inquiryStatusIn, ownInquiries } from '#src/kits/board/own-inquiries'
import { postFiltersIn } from '#src/kits/board/post-filters'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'
import { InquiryFrame } from '../parts/inquiry-frame'

/** The member's inquiries, by status and page. */
export function Component() {
  const { t } = useTranslation('shop.board')
  const [search] = useSearchParams()
  const status = inquiryStatusIn(search)
  const { data } = useSuspenseQuery(ownInquiries(site, postFiltersIn(search).page, status))
  const write = <ButtonLink to={paths.contactUsRegister}>{t('contact.write')}</ButtonLink>
  return (
    <InquiryFrame title={t('contact.title')} lead={t('contact.lead')} actions={data.total > 0 && write}>
      <InquiryResults
        found={data}
        status={status}
        path={paths.contactUs}
        linkTo={paths.contactUsDetail}
        write={write}
      />
    </InquiryFrame>
  )
}
