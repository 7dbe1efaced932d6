import { useTranslation } from 'react-i18next'
import type { Booking, Order } from '#contract/order'
import { useCountryName } from '#src/kits/booking/countries'
import { useDates } from '#src/session/dates'
import { Facts } from '#src/ui/facts'

/** The representative, whose passport number stays masked. */
export function Representative({ order }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const country = useCountryName()
  const none = <span className="text-muted">{t('detail.none')}</span>
  return (
    <Facts
      facts={[
        { label: t('detail.name'), value: order.representative_name || none },
        { label: t('detail.email'), value: order.email || none },
        { label: t('detail.contact'), value: order.contact || none },
        { label: t('detail.nationality'), value: order.nationality ? country(order.nationality) : none },
        { label: t('detail.passport'), value: order.passport_number || none },
      ]}
    />
  )
}

/** All travelers, once they are named. */
export function People({ travelers }: Pick<Booking, 'travelers'>) {
  const { t } = useTranslation('shop.purchase')
  const country = useCountryName()
  const dates = useDates()
  if (travelers.length === 0) return <p className="text-muted">{t('detail.none')}</p>
  return (
    <ul className="ruled">
      {travelers.map(({ band, name, birthday, nationality }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two travelers may bear the same name
        <li key={at} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <span>
            <span className="font-medium">{name}</span> <span className="text-sm text-muted">{t(`band.${band}`)}</span>
          </span>
          <span className="text-sm text-muted">
            {birthday && <span className="me-3">{dates.birthday(birthday)}</span>}
            {nationality && country(nationality)}
          </span>
        </li>
      ))}
    </ul>
  )
}
