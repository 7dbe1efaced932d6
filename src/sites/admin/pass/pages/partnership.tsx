import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useContentLang } from '#src/session/visitor'
import { History } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { PartnershipActs } from '../parts/partnership-acts'
import { PartnershipContent, PartnershipFacts } from '../parts/partnership-content'
import { PartnershipFiles } from '../parts/partnership-files'
import { PartnershipMark } from '../parts/partnership-state'
import { partnership } from '../queries'

/** One application: the company's details, its documents, and the decision. */
export function Component() {
  const { id = '' } = useParams()
  return <Application key={id} id={id} />
}

function Application({ id }: { id: string }) {
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const live = useLive(partnership(id), ({ state, words }) => `${state} ${words.length}`)
  const application = live.data
  return (
    <DeskPage
      title={application.place.name[lang]}
      mark={<PartnershipMark state={application.state} />}
      back={<BackLink to={paths.passPartnerships}>{ofSite('title.passPartnerships')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail facts={<PartnershipFacts application={application} />} timeline={<History acts={application.acts} />}>
          <PartnershipContent application={application} />
          <PartnershipFiles application={application} />
          <PartnershipActs application={application} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
