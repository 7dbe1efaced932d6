import type { Tour } from '#contract/tour'
import { offerData } from '#src/kits/guest/offer-data'
import { paths } from '../site'

/** Structured data of a page's services for search engines, each with the lowest price of its days. */
export const serviceData = (services: readonly Tour[], origin: string): object[] =>
  services.map((tour) => ({
    '@type': 'Service',
    name: tour.name,
    description: tour.summary,
    image: `${origin}${tour.picture.src}-${tour.picture.widths.at(-1)}.webp`,
    areaServed: { '@type': 'Country', name: 'KR' },
    provider: { '@type': 'Organization', name: tour.operator },
    offers: offerData(tour, origin + (tour.service ? paths.request(tour.service, tour.id) : paths.home)),
  }))
