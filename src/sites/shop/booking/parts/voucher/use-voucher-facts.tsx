import { useTranslation } from 'react-i18next'
import type { Voucher } from '#contract/voucher'
import { useDeparture } from '#src/kits/booking/departure'
import { useDates } from '#src/session/dates'
import type { Fact } from '#src/ui/facts'

/** The facts of a voucher besides its code, in the order in which they are needed. */
export function useVoucherFacts(voucher: Voucher): Fact[] {
  const { t } = useTranslation('shop.booking')
  const { t: purchase } = useTranslation('shop.purchase')
  const dates = useDates()
  const departure = useDeparture()
  const party = voucher.party.map(({ band, quantity }) =>
    purchase('bandCount', { band: purchase(`band.${band}`), count: quantity }),
  )
  const luggage = voucher.luggage_count > 0 ? [t('voucher.luggage', { count: voucher.luggage_count })] : []
  return [
    {
      label: t('voucher.departure'),
      value: <b>{t('voucher.kst', { when: departure(voucher.date, voucher.start_time) })}</b>,
    },
    { label: t('voucher.meeting'), value: voucher.meeting_point },
    { label: t('voucher.party'), value: [...party, ...luggage].join(' · ') },
    { label: t('voucher.representative'), value: voucher.representative_name },
    {
      label: t('voucher.status'),
      value: voucher.confirmed_by
        ? t('voucher.requested', { day: dates.day(voucher.confirmed_by) })
        : t(voucher.status === 'confirmed' ? 'voucher.confirmed' : 'voucher.held'),
    },
    { label: t('voucher.operator'), value: voucher.operator },
  ]
}
