import type { Lang } from '#contract/languages'
import type { MiceEdition } from '#contract/mice/edition'

/** What search engines read of the fair: an event with its place and its days. */
export function eventData(
  { figures: { name, venue, days }, year }: MiceEdition,
  { lang, url, origin, about }: { lang: Lang; url: string; origin: string; about: string },
): object {
  const [first, last] = [days[0], days.at(-1)]
  return {
    '@type': 'BusinessEvent',
    '@id': `${url}#${year}`,
    name: `${name[lang]} ${year}`,
    description: about,
    url,
    image: `${origin}/social/mice.png`,
    ...(first && { startDate: `${first.day}T${first.opens}:00+09:00` }),
    ...(last && { endDate: `${last.day}T${last.closes}:00+09:00` }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.name[lang],
      address: { '@type': 'PostalAddress', streetAddress: venue.address[lang], addressCountry: 'KR' },
    },
  }
}
