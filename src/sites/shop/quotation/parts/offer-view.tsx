import { useTranslation } from 'react-i18next'
import type { Offer } from '#contract/quotation'
import { useDeparture } from '#src/kits/booking/departure'
import { Facts } from '#src/ui/facts'
import { CancellationRules } from '../../purchase/parts/cancellation-rules'
import { OfferLines } from './offer-lines'
import { useTripWords } from './use-trip-words'

/** An offer as it was made: dates, party, prices line by line, and cancellation rules. */
export function OfferView({ offer }: { offer: Offer }) {
  const { t } = useTranslation('shop.quotation')
  const departure = useDeparture()
  const { party } = useTripWords()
  return (
    <div className="stack-6">
      {offer.note && (
        <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
          {offer.note}
        </p>
      )}
      <Facts
        facts={[
          {
            label: t('offer.departure'),
            value: t('offer.seoul', { when: departure(offer.date, offer.start_time) }),
          },
          { label: t('offer.meeting'), value: <span dir="auto">{offer.meeting_point}</span> },
          { label: t('detail.people'), value: party(offer.party) },
        ]}
      />
      <OfferLines offer={offer} />
      <section>
        <h3 className="mb-2 font-semibold">{t('offer.rules')}</h3>
        <CancellationRules
          booking={{ cancellation: offer.cancellation, date: offer.date, product_name: offer.title }}
        />
      </section>
    </div>
  )
}
