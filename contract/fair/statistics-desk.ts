import { endpoint } from '../endpoint'
import { Day } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairYearQuery } from './edition'
import { contractBands } from './record'
import { FairSector, fairSides } from './sectors'

const Count = z.number()
/** Number of records by side. */
const BySide = { buyer: Count, seller: Count }
/** Confirmed meetings; of those that have begun, how many were held, and how many had a no-show. */
const MeetingCounts = { meetings: Count, held: Count, no_shows: Count }

/** The figures of a year's fair; test companies are left out. */
export const FairStatistics = z.object({
  year: z.number(),
  /** All years with figures, newest first. */
  years: z.array(z.number()),
  totals: z.object({
    buyers: Count,
    sellers: Count,
    /** Number of countries the buyers come from. */
    countries: Count,
    ...MeetingCounts,
    /** Meetings that have begun. */
    begun: Count,
    /** Those of them without any record. */
    unrecorded: Count,
  }),
  /** By the buyer's country, most meetings first. */
  countries: z.array(z.object({ country: z.string(), companies: Count, ...MeetingCounts })),
  /** By the companies' sector, in meetings of either side, the highest number of sellers first. */
  sectors: z.array(z.object({ sector: FairSector, buyer: Count, seller: Count })),
  days: z.array(z.object({ day: Day, ...MeetingCounts })),
  /** By who requested; a proposal of the office waits for both sides. */
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
  /** Reasons for rejected requests, as written, most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: Count })),
  /** Which side did not appear. */
  no_shows: z.object({ buyer: Count, seller: Count, both: Count }),
  contracts: z.array(z.object({ band: z.enum(contractBands), ...BySide })),
  /** 1 to 5. */
  potentials: z.array(z.object({ score: z.number(), ...BySide })),
  satisfactions: z.array(z.object({ score: z.number(), ...BySide })),
  /** By year; null if no figures were published. */
  history: z.array(
    z.object({
      year: z.number(),
      result: z.nullable(z.object({ countries: Count, buyers: Count, sellers: Count, meetings: Count })),
    }),
  ),
})
export type FairStatistics = z.infer<typeof FairStatistics>

export const fairStatistics = {
  /** Statistics of a year, or of this year's fair. Refuses with 404 for a year without a fair. */
  ofYear: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/statistics',
    query: z.object({ year: FairYearQuery }),
    data: FairStatistics,
  }),
}
