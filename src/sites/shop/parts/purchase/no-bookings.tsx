import CalendarX from 'lucide-react/icons/calendar-x'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'

/** Nothing reserved yet, or nothing with the status that was asked for. */
export function NoBookings({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('shop.purchase')
  if (filtered) {
    return (
      <EmptyState
        icon={<CalendarX />}
        title={t('reservations.emptyStatus')}
        actions={
          <ButtonLink to={paths.myReservation} variant="secondary">
            {t('reservations.showAll')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<CalendarX />}
      title={t('reservations.empty')}
      actions={<ButtonLink to={paths.search()}>{t('reservations.discover')}</ButtonLink>}
    >
      {t('reservations.emptyText')}
    </EmptyState>
  )
}
