import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'
import { Facts } from '#src/ui/facts'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths, site } from '../../site'
import { Content } from '../parts/content'
import { Owner } from '../parts/owner'
import { useNameOf } from '../parts/use-name-of'
import { Uses } from '../parts/uses'
import { file as fileQuery } from '../queries'

/** One file: what it belongs to, and its content where the user may open that. */
export function Component() {
  const { id = '' } = useParams()
  return <File key={id} id={id} />
}

function File({ id }: { id: string }) {
  const { t, i18n } = useTranslation('admin.files')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const labelOf = useSiteLabel()
  const nameOf = useNameOf()
  const { data: file } = useSuspenseQuery(fileQuery(useContentLang(), id))
  const facts = [
    { label: t('column.kind'), value: t(`kind.${file.kind}`) },
    { label: t('column.bytes'), value: bytesInWords(file.bytes, i18n.language) },
    { label: t('column.uses'), value: <Uses uses={file.uses} more={file.more} /> },
    { label: t('column.site'), value: labelOf(file.site) },
    { label: t('column.owner'), value: <Owner owner={file.owner} /> },
    { label: t('column.created_at'), value: instant(file.created_at) },
  ]
  return (
    <DeskPage title={nameOf(file)} back={<BackLink to={paths.files}>{ofSite('title.files')}</BackLink>}>
      <Detail facts={<Facts compact facts={facts} />}>
        <Content file={file} />
      </Detail>
    </DeskPage>
  )
}
