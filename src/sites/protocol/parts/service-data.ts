import { unitOf } from '#contract/money'
import type { Tour } from '#contract/tour'
import { paths } from '../site'

/** Structured data of a page's services for search engines, each with the lowest price of its days. */
export const serviceData = (services: readonly Tour[], origin: string): object[] =>
  services.map(({ id, service, name, summary, picture, operator, price, currency, options }) => ({
    '@type': 'Service',
    name,
    description: summary,
    image: `${origin}${picture.src}-${picture.widths.at(-1)}.webp`,
    areaServed: { '@type': 'Country', name: 'KR' },
    provider: { '@type': 'Organization', name: operator },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: (price / unitOf(currency)).toFixed(currency === 'USD' ? 2 : 0),
      priceCurrency: currency,
      offerCount: options.length,
      url: origin + (service ? paths.request(service, id) : paths.home),
    },
  }))
