import './ticket.css'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import type { Voucher } from '#contract/voucher'
import { useDeparture } from '#src/kits/booking/departure'
import { KoreanPlace } from '#src/kits/booking/korean-place'
import { Button, ButtonLink } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { QrCode } from '#src/ui/qr-code'
import { useAwake } from '#src/ui/use-awake'
import { paths } from '../site'

/** The code for the gate's scanner, and how to get there; printed on a page of its own. */
export function TicketSheet({ ticket }: { ticket: Voucher }) {
  const { t } = useTranslation(['apec.ticket', 'booking'])
  const departure = useDeparture()
  useAwake()
  const facts = [
    {
      label: t('departure'),
      value: <b>{t('booking:detail.kst', { when: departure(ticket.date, ticket.start_time) })}</b>,
    },
    { label: t('meeting'), value: ticket.meeting_point },
    { label: t('option'), value: ticket.option_name },
    { label: t('party'), value: t('travelers', { count: ticket.number_of_travelers }) },
    { label: t('person'), value: <bdi>{ticket.representative_name}</bdi> },
  ]
  return (
    <>
      <article className="ticket">
        <div className="ticket-code">
          <QrCode text={ticket.code} label={t('code', { number: ticket.reservation_number })} />
          <p className="ticket-number">
            <span className="sr-only">{t('number')}: </span>
            {ticket.reservation_number}
          </p>
        </div>
        <div className="min-w-0 space-y-4 px-2">
          <div>
            <p className="text-lg font-bold">{t('show')}</p>
            <p className="ticket-screen mt-1 text-muted">{t('showText')}</p>
          </div>
          <h2 className="border-t border-line pt-4 text-xl font-bold">{ticket.product_name}</h2>
          <Facts facts={facts} />
          <KoreanPlace title={t('staff')} place={ticket.korean} className="ticket-staff" />
        </div>
      </article>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={<Printer className="size-5" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ButtonLink to={paths.myReservation} variant="secondary">
          {t('reservation')}
        </ButtonLink>
        <p className="text-sm text-muted">{t('offline')}</p>
      </div>
    </>
  )
}
