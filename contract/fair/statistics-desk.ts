import { endpoint } from '../endpoint'
import { Day } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairYearQuery } from './edition'
import { contractBands } from './record'
import { FairSector, fairSides } from './sectors'

const Count = z.number()
/** What each side has said, in numbers of records. */
const BySide = { buyer: Count, seller: Count }
/** Meetings that were confirmed; of those that have begun, how many were held, and how many somebody did not come to. */
const Met = { meetings: Count, held: Count, no_shows: Count }

/** What a year's fair came to; test companies are left out. */
export const FairStatistics = z.object({
  year: z.number(),
  /** All that there are figures of, the newest first. */
  years: z.array(z.number()),
  totals: z.object({
    buyers: Count,
    sellers: Count,
    /** Countries that the buyers come from. */
    countries: Count,
    ...Met,
    /** Meetings that have begun. */
    begun: Count,
    /** Of those, how many nobody has said anything of. */
    unrecorded: Count,
  }),
  /** By the country of the buyer, the most meetings first. */
  countries: z.array(z.object({ country: z.string(), companies: Count, ...Met })),
  /** By what the companies do, in meetings of either side, the most of sellers first. */
  sectors: z.array(z.object({ sector: FairSector, buyer: Count, seller: Count })),
  days: z.array(z.object({ day: Day, ...Met })),
  /** By who has asked; what was proposed by the office waits for both. */
  requests: z.array(
    z.object({
      by: z.enum([...fairSides, 'office']),
      sent: Count,
      accepted: Count,
      rejected: Count,
      canceled: Count,
      unanswered: Count,
    }),
  ),
  /** Why requests were rejected, in the words of whoever did, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: Count })),
  /** Who did not come. */
  no_shows: z.object({ buyer: Count, seller: Count, both: Count }),
  contracts: z.array(z.object({ band: z.enum(contractBands), ...BySide })),
  /** 1 to 5. */
  potentials: z.array(z.object({ score: z.number(), ...BySide })),
  satisfactions: z.array(z.object({ score: z.number(), ...BySide })),
  /** By year; null where no figures were published. */
  history: z.array(
    z.object({
      year: z.number(),
      result: z.nullable(z.object({ countries: Count, buyers: Count, sellers: Count, meetings: Count })),
    }),
  ),
})
export type FairStatistics = z.infer<typeof FairStatistics>

export const fairStatistics = {
  /** Of a year, or of this year's fair. Refuses with 404 a year that there was no fair in. */
  ofYear: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/statistics',
    query: z.object({ year: FairYearQuery }),
    data: FairStatistics,
  }),
}
