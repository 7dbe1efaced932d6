import { useTranslation } from 'react-i18next'
import { type ShownStatus, shownNames } from '#contract/booking'
import { ChipLink, Chips } from '#src/ui/chip'
import { paths } from '../../site'

/** The statuses by what they are called; each is a URL. */
export function StatusFilter({ status }: { status: ShownStatus | undefined }) {
  const { t } = useTranslation('shop.purchase')
  return (
    <Chips label={t('reservations.filter')}>
      <ChipLink to={paths.myReservation} on={!status}>
        {t('reservations.all')}
      </ChipLink>
      {shownNames.map((each) => (
        <ChipLink key={each} to={`${paths.myReservation}?status=${each}`} on={status === each}>
          {t(`status.${each}`)}
        </ChipLink>
      ))}
    </Chips>
  )
}
