import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { site } from '../../site'
import { linkWith } from '../parts/link-with'
import { ReportList } from '../parts/report-list'
import { ReportPanel } from '../parts/report-panel'

/** The reports on finished trips, or the one that the address names (product §3). */
export function Component() {
  const { t } = useTranslation(site)
  const { t: words } = useTranslation('edu-admin.report')
  const [search] = useSearchParams()
  const opened = search.get('report')
  return (
    <DeskPage
      title={t('title.applyReport')}
      back={opened && <BackLink to={linkWith(search, { report: '' })}>{words('list')}</BackLink>}
    >
      {opened ? <ReportPanel key={opened} id={opened} /> : <ReportList />}
    </DeskPage>
  )
}
