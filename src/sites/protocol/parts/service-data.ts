import { unitOf } from '#contract/money'
import type { Tour } from '#contract/tour'
import { paths } from '../site'

/** Structured data of a page's services for search engines, each with its prices. */
export const serviceData = (services: readonly Tour[], origin: string): object[] =>
  services.map(({ id, service, name, summary, picture, operator, options }) => ({
    '@type': 'Service',
    name,
    description: summary,
    image: `${origin}${picture.src}-${picture.widths.at(-1)}.webp`,
    areaServed: { '@type': 'Country', name: 'KR' },
    provider: { '@type': 'Organization', name: operator },
    offers: options.map((option) => ({
      '@type': 'Offer',
      name: option.name,
      price: (option.price / unitOf(option.currency)).toFixed(option.currency === 'USD' ? 2 : 0),
      priceCurrency: option.currency,
      url: origin + (service ? paths.request(service, id) : paths.home),
    })),
  }))
