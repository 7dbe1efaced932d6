import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { hasVoucher } from '#contract/voucher'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { Acts } from '../parts/acts'
import { Money } from '../parts/money'
import { Notes } from '../parts/notes'
import { Status } from '../parts/status'
import { Timeline } from '../parts/timeline'
import { Trip } from '../parts/trip'
import { useSiteName } from '../parts/use-site-name'
import { reservation } from '../queries'

/** One reservation: what it waits for, its payment, its party and its history. */
export function Component() {
  const { id = '' } = useParams()
  return <Reservation key={id} id={id} />
}

function Reservation({ id }: { id: string }) {
  const { t } = useTranslation('admin.reservations')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const dates = useDates()
  const numbers = useNumbers()
  const inWon = useWon()
  const siteName = useSiteName()
  const live = useLive(reservation(id, lang), ({ events, notes, booking }) =>
    [events.length, notes.length, booking.status, booking.refund?.status].join(' '),
  )
  const { booking, order } = live.data
  return (
    <DeskPage
      title={booking.reservation_number}
      mark={<Status status={booking.status} refund={booking.refund} />}
      back={<BackLink to={paths.reservations}>{ofSite('title.reservations')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                { label: t('column.product'), value: booking.product_name },
                { label: t('trip.option'), value: booking.option_name },
                { label: t('column.date'), value: `${dates.birthday(booking.date)} ${booking.start_time}` },
                { label: t('column.people'), value: numbers(booking.number_of_travelers) },
                { label: t('column.name'), value: order.representative_name },
                { label: t('column.contact'), value: order.contact },
                { label: t('column.amount'), value: inWon(booking.amount_won) },
                { label: t('column.site'), value: siteName(live.data.site) },
                { label: t('column.created_at'), value: dates.instant(order.created_at) },
                { label: t('ticket.label'), value: t(hasVoucher(booking.status) ? 'ticket.good' : 'ticket.none') },
              ]}
            />
          }
          timeline={<Timeline events={live.data.events} />}
        >
          <Acts shown={live.data} />
          <Money shown={live.data} />
          <Trip booking={booking} order={order} />
          <Notes id={id} notes={live.data.notes} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
