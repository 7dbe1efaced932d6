import type { Lang } from '#contract/languages'
import type { Edition } from './edition'

/**
 * Structured data of a fair for search engines: an event with its place, its days and its organizer. `picture` is the path of its
 * preview.
 */
export function eventData(
  { figures: { name, venue, days }, year }: Edition,
  { lang, url, origin, picture, about }: { lang: Lang; url: string; origin: string; picture: string; about: string },
): object {
  const [first, last] = [days[0], days.at(-1)]
  return {
    '@type': 'BusinessEvent',
    '@id': `${url}#${year}`,
    name: `${name[lang]} ${year}`,
    description: about,
    url,
    image: origin + picture,
    ...(first && { startDate: `${first.day}T${first.opens}:00+09:00` }),
    ...(last && { endDate: `${last.day}T${last.closes}:00+09:00` }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.name[lang],
      address: { '@type': 'PostalAddress', streetAddress: venue.address[lang], addressCountry: 'KR' },
    },
    organizer: { '@type': 'Organization', name: name[lang], url },
  }
}
