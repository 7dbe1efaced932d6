import type { Tour } from '#contract/tour'
import { offerData } from '#src/kits/guest/offer-data'
import { paths } from '../site'

/** Structured data of a tour for search engines. */
const tripData = (tour: Tour, origin: string): object => ({
  '@type': 'TouristTrip',
  name: tour.name,
  description: tour.summary,
  image: `${origin}${tour.picture.src}-${tour.picture.widths.at(-1)}.webp`,
  provider: { '@type': 'Organization', name: tour.operator },
  itinerary: {
    '@type': 'ItemList',
    itemListElement: tour.itinerary.map(({ title }) => ({ '@type': 'Place', name: title })),
  },
  offers: offerData(tour, origin + paths.reserve(tour.id)),
})

/** Structured data of a page's tours, as a list. */
export const toursData = (tours: readonly Tour[], name: string, origin: string): object => ({
  '@type': 'ItemList',
  name,
  itemListElement: tours.map((tour, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: tripData(tour, origin),
  })),
})
