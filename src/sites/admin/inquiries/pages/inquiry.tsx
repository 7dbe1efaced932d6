import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { InquiryPage } from '#src/kits/inquiry-desk/inquiry-page'
import { paths, site } from '../../site'
import { siteIn } from '../queries'

/** One inquiry of any site, and the form to answer it. */
export function Component() {
  const { t } = useTranslation('admin.inquiries')
  const { t: ofSite } = useTranslation(site)
  const { site: named, id = '' } = useParams()
  const of = siteIn(named)
  return (
    <InquiryPage
      site={of}
      id={id}
      back={<BackLink to={paths.inquiries}>{ofSite('title.inquiries')}</BackLink>}
      facts={[{ label: t('column.site'), value: t(`site.${of}`) }]}
    />
  )
}
