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
import { paths, site } from '../../site'
import { Offers } from '../parts/offers'
import { Request } from '../parts/request'
import { Status } from '../parts/status'
import { Thread } from '../parts/thread'
import { useGroupWords } from '../parts/use-group-words'
import { quotation as quotationQuery } from '../queries'

/** One quotation: the request, the offers and the messages. */
export function Component() {
  const { id = '' } = useParams()
  return <Quotation key={id} id={id} />
}

function Quotation({ id }: { id: string }) {
  const { t } = useTranslation('admin.quotations')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const words = useGroupWords()
  const live = useLive(
    quotationQuery(id),
    ({ status, messages, offers }) => `${status} ${messages.length} ${offers.length}`,
  )
  const quotation = live.data
  return (
    <DeskPage
      title={quotation.number}
      mark={<Status {...quotation} />}
      back={<BackLink to={paths.quotations}>{ofSite('title.quotations')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                { label: t('column.name'), value: quotation.contact_name },
                { label: t('column.email'), value: quotation.contact_email },
                { label: t('column.phone'), value: quotation.contact_phone },
                { label: t('column.account'), value: quotation.account_email },
                { label: t('column.lang'), value: t(`lang.${quotation.lang === 'ko' ? 'ko' : 'en'}`) },
                { label: t('column.travelers'), value: words.party(quotation.party) },
                { label: t('column.days'), value: words.days(quotation) },
                { label: t('column.created_at'), value: instant(quotation.created_at) },
                {
                  label: t('column.reservation'),
                  value: quotation.order?.booking_id && (
                    <Link
                      to={paths.reservation(quotation.order.booking_id)}
                      className="figures underline underline-offset-2"
                    >
                      {quotation.order.id}
                    </Link>
                  ),
                },
              ]}
            />
          }
          timeline={<History acts={quotation.acts} />}
        >
          <Request quotation={quotation} />
          <Offers quotation={quotation} />
          <Thread quotation={quotation} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
