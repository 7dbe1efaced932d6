import { useTranslation } from 'react-i18next'
import type { Offer } from '#contract/quotation'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Accordion, Disclosure } from '#src/ui/disclosure'
import { OfferView } from './offer-view'

/** Earlier offers, replaced or withdrawn, still readable. */
export function OlderOffers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('shop.quotation')
  const money = useMoney()
  const dates = useDates()
  if (offers.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{t('offer.older')}</h2>
      <Accordion>
        {offers.map((offer) => (
          <Disclosure
            key={offer.id}
            title={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {t('offer.olderTitle', {
                  position: offer.position,
                  date: dates.dayOf(offer.created_at),
                  amount: money({ amount: offer.total_won, currency: 'KRW' }, 'KRW'),
                })}
                <Badge>{t(offer.state === 'withdrawn' ? 'offer.takenBack' : 'offer.replaced')}</Badge>
              </span>
            }
          >
            <h3 dir="auto" className="mb-3 font-semibold text-ink">
              {offer.title}
            </h3>
            <OfferView offer={offer} />
          </Disclosure>
        ))}
      </Accordion>
    </section>
  )
}
