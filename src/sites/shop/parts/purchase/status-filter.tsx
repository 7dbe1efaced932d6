import { useTranslation } from 'react-i18next'
import type { BookingStatus } from '#contract/booking'
import { ChipLink, Chips } from '#src/ui/chip'
import { shownStatuses } from '../../purchase-queries'
import { paths } from '../../site'

/** The statuses by what they are called; each is a URL. */
export function StatusFilter({ status }: { status: BookingStatus | undefined }) {
  const { t } = useTranslation('shop.purchase')
  return (
    <Chips label={t('reservations.filter')}>
      <ChipLink to={paths.myReservation} on={!status}>
        {t('reservations.all')}
      </ChipLink>
      {shownStatuses.map((each) => (
        <ChipLink key={each} to={`${paths.myReservation}?status=${each}`} on={status === each}>
          {t(`status.${each}`)}
        </ChipLink>
      ))}
    </Chips>
  )
}
