import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { useContentTag } from '#src/session/visitor'
import { useLanguageNames } from './language-names'

/**
 * What distinguishes one reservation of a product from another: the option, the guide's language and the starting point
 * (product §3).
 */
export function TripLines({
  booking,
}: {
  booking: Pick<Booking, 'option_name' | 'languages' | 'meeting_point' | 'service'>
}) {
  const { t } = useTranslation('booking')
  const lang = useContentTag()
  const languages = useLanguageNames(booking.service ? [] : booking.languages)
  const facts = [
    { label: t('trip.option'), value: booking.option_name, lang },
    { label: t('trip.languages'), value: languages },
    { label: t('trip.meeting'), value: booking.meeting_point, lang },
  ].filter(({ value }) => value !== '')
  return (
    <dl className="text-sm">
      {facts.map(({ label, value, lang: written }) => (
        <div key={label}>
          <dt className="inline text-muted">{label}: </dt>
          <dd lang={written} className="inline wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
