import { useTranslation } from 'react-i18next'
import { shownNames, whenNames } from '#contract/booking'
import { ChipLink, Chips } from '#src/ui/chip'
import { paths } from '../../site'
import type { BookingFilters } from '../queries'

/** Filters by time, and by status under its displayed name; each is an address. */
export function BookingsFilter({ filters: { status, when } }: { filters: BookingFilters }) {
  const { t } = useTranslation(['shop.booking', 'booking'])
  return (
    <Chips label={t('filter.label')}>
      <ChipLink to={paths.myReservation} on={!status && !when}>
        {t('filter.all')}
      </ChipLink>
      {whenNames.map((each) => (
        <ChipLink key={each} to={`${paths.myReservation}?when=${each}`} on={when === each}>
          {t(`filter.${each}`)}
        </ChipLink>
      ))}
      {shownNames.map((each) => (
        <ChipLink key={each} to={`${paths.myReservation}?status=${each}`} on={status === each}>
          {t(`booking:status.${each}`)}
        </ChipLink>
      ))}
    </Chips>
  )
}
