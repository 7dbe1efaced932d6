import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { InquiryPage } from '#src/kits/inquiry-desk/inquiry-page'
import { paths, site, travel } from '../../site'

/** An applicant's question, and the form to answer it. */
export function Component() {
  const { t } = useTranslation(site)
  const { id = '' } = useParams()
  return <InquiryPage site={travel} id={id} back={<BackLink to={paths.qna}>{t('title.qna')}</BackLink>} />
}
