import type { Event } from '#contract/events'
import { unitOf } from '#contract/money'
import { paths } from '../../site'

const imageOf = ({ src, widths }: NonNullable<Event['product']>['picture']) =>
  widths.length > 0 ? `${src}-${Math.max(...widths)}.webp` : undefined

/** Structured data of festivals for search engines: only those with known dates, because an event needs one. */
export function eventData(events: readonly Event[], origin: string, regionName: (event: Event) => string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': events.flatMap((event) => {
      const { name, summary, place, first_day, last_day, product, state } = event
      if (!first_day || !product || state === 'past') return []
      const { amount, currency } = product.price
      const image = imageOf(product.picture)
      return {
        '@type': 'Event',
        name,
        description: summary,
        startDate: first_day,
        endDate: last_day,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: place ?? regionName(event),
          address: { '@type': 'PostalAddress', addressRegion: regionName(event), addressCountry: 'KR' },
        },
        ...(image && { image: origin + image }),
        offers: {
          '@type': 'Offer',
          url: origin + paths.detail(product.id),
          price: (amount / unitOf(currency)).toFixed(currency === 'USD' ? 2 : 0),
          priceCurrency: currency,
          availability: 'https://schema.org/InStock',
        },
      }
    }),
  }
}
