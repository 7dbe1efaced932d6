import CalendarX from 'lucide-react/icons/calendar-x'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import type { BookingFilters } from '../queries'

/** Shown without reservations, or without any that match the filters. */
export function NoBookings({ filters: { status, when } }: { filters: BookingFilters }) {
  const { t } = useTranslation('shop.booking')
  const { t: purchase } = useTranslation('shop.purchase')
  const discover = <ButtonLink to={paths.search()}>{purchase('reservations.discover')}</ButtonLink>
  const showAll = (
    <ButtonLink to={paths.myReservation} variant="secondary">
      {purchase('reservations.showAll')}
    </ButtonLink>
  )
  if (status) return <EmptyState icon={<CalendarX />} title={purchase('reservations.emptyStatus')} actions={showAll} />
  const actions = when ? (
    <>
      {when === 'upcoming' && discover}
      {showAll}
    </>
  ) : (
    discover
  )
  return (
    <EmptyState
      icon={<CalendarX />}
      title={when ? t(`empty.${when}`) : purchase('reservations.empty')}
      actions={actions}
    >
      {when ? t(`empty.${when}Text`) : purchase('reservations.emptyText')}
    </EmptyState>
  )
}
