import { Chosen, ChosenDone, DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Instant, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSlot, FairYearQuery } from './edition'
import { MeetingParty } from './meeting'
import { contractBands, importances, type RecordDraft, SentRecord } from './record'

export const recordSorts = ['time', 'buyer', 'seller'] as const
/** Which sides have submitted a record of a meeting. */
export const recordStates = ['both', 'one', 'none'] as const

/** Fields in which both records should agree: facts, not opinions. */
export const factFields = ['held', 'type', 'contract'] as const
export type FactField = (typeof factFields)[number]

/** The facts in which two records of one meeting disagree; if one side says it was not held, only that is compared. */
export function differencesOf(one: RecordDraft | null, other: RecordDraft | null): FactField[] {
  if (!one || !other) return []
  if (one.held !== other.held) return ['held']
  return one.held ? factFields.filter((field) => one[field] !== other[field]) : []
}

/** Both records of one meeting, side by side. */
export const BothRecords = z.object({
  id: Uuid,
  slot: FairSlot,
  booth: z.string(),
  buyer: MeetingParty,
  seller: MeetingParty,
  said: z.object({ buyer: z.nullable(SentRecord), seller: z.nullable(SentRecord) }),
  /** Which side was reported missing at the booth. */
  missed: z.object({ buyer: z.boolean(), seller: z.boolean() }),
})
export type BothRecords = z.infer<typeof BothRecords>

const filters = {
  /** Defaults to this year's fair. */
  year: FairYearQuery,
  /** Matches anywhere in the names of both companies and their people. */
  q: DeskSearch,
  day: z.optional(TravelDay),
  said: z.optional(z.enum(recordStates)),
  held: z.optional(z.enum(['yes', 'no'])),
  importance: z.optional(z.enum(importances)),
  contract: z.optional(z.enum(contractBands)),
  /** Only records that disagree. */
  differ: z.optional(z.literal('1')),
}
/** Filters of the list; a filter matches if either side's record does. */
export const RecordFilters = z.object(filters)
export type RecordFilters = z.infer<typeof RecordFilters>
export const RecordQuery = z.extend(DeskPaging(recordSorts, 'time'), filters)

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/records'

/** The records of a fair for its office (product §3, §6): of every confirmed meeting that has begun, without test companies. */
export const fairRecordDesk = {
  list: endpoint({ ...ofFairDesk, method: 'get', path, query: RecordQuery, data: DeskRows(BothRecords) }),
  /** Includes the last reminder of each side, and whether it belongs to this year's fair: records of past fairs are read-only. */
  detail: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: `${path}/:id`,
    params: One,
    data: z.extend(BothRecords, {
      reminded: z.object({ buyer: z.nullable(Instant), seller: z.nullable(Instant) }),
      is_current: z.boolean(),
    }),
  }),
  /**
   * Reminds the companies without a record of these meetings of this year's fair, each in one email about all missing records;
   * `skipped` are those already reminded today.
   */
  remind: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: `${path}/remind`,
    body: Chosen(z.strictObject(filters)),
    data: ChosenDone,
    limit: 'write',
  }),
}
