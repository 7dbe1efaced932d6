import ical, { type ICalCalendar } from 'ical-generator'
import type { Lang } from '#contract/languages'
import type { Settings } from '#server/settings'

/** An empty calendar of ours. Instants in UTC mean the same everywhere and need no table of time zones beside them. */
export const emptyCalendar = (lang: Lang): ICalCalendar =>
  ical({ prodId: { company: 'Naru', product: 'Naru', language: lang.toUpperCase() } })

/** The UID of an entry: it stays the same, so that what is fetched again takes the place of the first. */
export const entryId = ({ APP_URL }: Pick<Settings, 'APP_URL'>, id: string): string =>
  `${id}@${new URL(APP_URL).hostname}`
