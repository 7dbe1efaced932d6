import ical, { type ICalCalendar } from 'ical-generator'
import type { Lang } from '#contract/languages'
import type { Settings } from '#server/settings'

/** Returns an empty calendar of the product. Instants in UTC mean the same everywhere and need no time zone table. */
export const emptyCalendar = (lang: Lang): ICalCalendar =>
  ical({ prodId: { company: 'Naru', product: 'Naru', language: lang.toUpperCase() } })

/** Returns the UID of an entry. It stays the same, so that an entry fetched again replaces the earlier one. */
export const entryId = ({ APP_URL }: Pick<Settings, 'APP_URL'>, id: string): string =>
  `${id}@${new URL(APP_URL).hostname}`
