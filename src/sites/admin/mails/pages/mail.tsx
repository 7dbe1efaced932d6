import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Facts } from '#src/ui/facts'
import { History } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { useSiteLabel } from '../../parts/use-site-label'
import { paths, site } from '../../site'
import { Acts } from '../parts/acts'
import { Content } from '../parts/content'
import { Status } from '../parts/status'
import { mail as mailQuery } from '../queries'

/** One message: when it was sent or why not, its content once a reason is given, and the available actions. */
export function Component() {
  const { id = '' } = useParams()
  return <Mail key={id} id={id} />
}

function Mail({ id }: { id: string }) {
  const { t } = useTranslation('admin.mails')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const labelOf = useSiteLabel()
  const live = useLive(mailQuery(id), ({ state, is_open, acts }) => `${state} ${is_open} ${acts.length}`)
  const mail = live.data
  const facts = [
    { label: t('column.to'), value: mail.to },
    { label: t('column.way'), value: t(`way.${mail.way}`) },
    { label: t('column.site'), value: labelOf(mail.site) },
    { label: t('column.lang'), value: t(`lang.${mail.lang === 'ko' ? 'ko' : 'en'}`) },
    { label: t('column.created_at'), value: instant(mail.created_at) },
    { label: t('sentAt'), value: mail.sent_at && instant(mail.sent_at) },
    { label: t('column.tries'), value: String(mail.tries) },
    { label: t('column.error'), value: mail.error },
    {
      label: t('resentOf.label'),
      value: mail.resent_of && (
        <Link to={paths.mail(mail.resent_of)} className="underline underline-offset-2">
          {t('resentOf.act')}
        </Link>
      ),
    },
  ]
  return (
    <DeskPage
      title={t(`kind.${mail.kind}`)}
      mark={<Status {...mail} />}
      back={<BackLink to={paths.mails}>{ofSite('title.mails')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail facts={<Facts compact facts={facts} />} timeline={<History acts={mail.acts} />}>
          <Content mail={mail} />
          <Acts mail={mail} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
