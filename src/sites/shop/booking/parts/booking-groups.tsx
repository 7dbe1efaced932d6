import { useTranslation } from 'react-i18next'
import { type BookingSummary, whenNames } from '#contract/booking'
import { BookingCard } from './booking-card'

interface BookingGroupsProps {
  items: BookingSummary[]
  answeredAt: string
  receivedAt: number
}

/** The upcoming reservations of a page, and below them the past ones. */
export function BookingGroups({ items, answeredAt, receivedAt }: BookingGroupsProps) {
  const { t } = useTranslation('shop.booking')
  return whenNames.map((when) => {
    const group = items.filter((booking) => booking.when === when)
    return (
      group.length > 0 && (
        <section key={when} className="space-y-4">
          <h2 className="text-xl font-bold">{t(`group.${when}`)}</h2>
          <ul className="grid gap-4">
            {group.map((booking) => (
              <BookingCard key={booking.id} booking={booking} answeredAt={answeredAt} receivedAt={receivedAt} />
            ))}
          </ul>
        </section>
      )
    )
  })
}
