import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { paths, site } from '../../site'
import { AffiliateEditor } from '../parts/affiliate-editor'
import { affiliate } from '../queries'

/** One affiliate: texts in both languages, hours with exceptions, and the pass's benefit and saving there. */
export function Component() {
  const { id = '' } = useParams()
  return <Affiliate key={id} id={id} />
}

function Affiliate({ id }: { id: string }) {
  const { t } = useTranslation('admin.pass')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const live = useLive(affiliate(id), ({ version }) => String(version))
  const { name, state } = live.data
  return (
    <DeskPage
      title={name[lang]}
      mark={<Badge tone={state === 'public' ? 'success' : 'neutral'}>{t(`affiliates.state.${state}`)}</Badge>}
      back={<BackLink to={paths.passAffiliates}>{ofSite('title.passAffiliates')}</BackLink>}
    >
      <AffiliateEditor affiliate={live.data} act={live.act} />
    </DeskPage>
  )
}
