import type { FairFigures } from '#contract/fair/edition'

/** The data of every fair: a name, a venue and days with hours, and the server's day in Seoul. */
export interface Edition {
  year: number
  figures: Pick<FairFigures, 'name' | 'venue' | 'days'>
  today: string
}
