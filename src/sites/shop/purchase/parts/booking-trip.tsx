import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { useDeparture } from '#src/kits/booking/departure'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { CopyButton } from '#src/ui/copy-button'
import { Facts } from '#src/ui/facts'

/**
 * The reserved trip: product, departure, meeting point, luggage and notes for the guide (product §3); for a quotation only what
 * it states.
 */
export function BookingTrip({ booking, quoted }: { booking: Booking; quoted: boolean }) {
  const { t } = useTranslation(['shop.purchase', 'booking'])
  const departure = useDeparture()
  const languages = useLanguageNames(booking.service ? [] : booking.languages)
  const { luggage_count: count, free_luggage: free, lines } = booking
  const or = (text: string) => text || <span className="text-muted">{t('detail.none')}</span>
  const extras = [
    {
      label: t('detail.luggage'),
      value:
        count > free
          ? t('detail.luggageOver', { count, extra: count - free })
          : t('detail.luggageCount', { count, free }),
    },
    { label: t('detail.flight'), value: or(booking.arrival_flight) },
    { label: t('detail.from'), value: or(booking.departure_address) },
    { label: t('detail.to'), value: or(booking.destination_address) },
    { label: t('detail.request'), value: or(booking.request) },
  ]
  return (
    <Facts
      facts={[
        {
          label: t('detail.number'),
          value: <b className="figures">{booking.reservation_number}</b>,
          action: <CopyButton text={booking.reservation_number}>{t('detail.copyNumber')}</CopyButton>,
        },
        {
          label: t('detail.when'),
          value: t('booking:detail.kst', { when: departure(booking.date, booking.start_time) }),
        },
        { label: t('detail.option'), value: booking.option_name },
        ...(languages ? [{ label: t('booking:trip.languages'), value: languages }] : []),
        { label: t('detail.meeting'), value: or(booking.meeting_point) },
        {
          label: t('detail.people'),
          value: lines.map(({ band, quantity }) => (
            <span key={band} className="me-3 inline-block">
              {t('bandCount', { band: t(`band.${band}`), count: quantity })}
            </span>
          )),
        },
        ...(quoted ? [] : extras),
      ]}
    />
  )
}
