import { Chosen, ChosenDone, DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Instant, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSlot, FairYearQuery } from './edition'
import { MeetingParty } from './meeting'
import { contractBands, importances, type RecordDraft, SentRecord } from './record'

export const recordSorts = ['time', 'buyer', 'seller'] as const
/** Who has said something of a meeting. */
export const recordStates = ['both', 'one', 'none'] as const

/** What both sides should say alike: what happened, not how each of them finds it. */
export const factFields = ['held', 'type', 'contract'] as const
export type FactField = (typeof factFields)[number]

/** In what two records of one meeting contradict each other; of a meeting that one says was not held that alone counts. */
export function differencesOf(one: RecordDraft | null, other: RecordDraft | null): FactField[] {
  if (!one || !other) return []
  if (one.held !== other.held) return ['held']
  return one.held ? factFields.filter((field) => one[field] !== other[field]) : []
}

/** What both sides say of one meeting, side by side. */
export const BothRecords = z.object({
  id: Uuid,
  slot: FairSlot,
  booth: z.string(),
  buyer: MeetingParty,
  seller: MeetingParty,
  said: z.object({ buyer: z.nullable(SentRecord), seller: z.nullable(SentRecord) }),
  /** Which of them was missed at the booth. */
  missed: z.object({ buyer: z.boolean(), seller: z.boolean() }),
})
export type BothRecords = z.infer<typeof BothRecords>

const filters = {
  /** That of this year's fair where none is named. */
  year: FairYearQuery,
  /** Anywhere in the names of both companies and their people. */
  q: DeskSearch,
  day: z.optional(TravelDay),
  said: z.optional(z.enum(recordStates)),
  held: z.optional(z.enum(['yes', 'no'])),
  importance: z.optional(z.enum(importances)),
  contract: z.optional(z.enum(contractBands)),
  /** They contradict each other. */
  differ: z.optional(z.literal('1')),
}
/** By what the list is narrowed; what a record says counts where either side says it. */
export const RecordFilters = z.object(filters)
export type RecordFilters = z.infer<typeof RecordFilters>
export const RecordQuery = z.extend(DeskPaging(recordSorts, 'time'), filters)

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/records'

/** The records of a fair for its office (product §3, §6): of each meeting that was confirmed and has begun, test companies aside. */
export const fairRecordDesk = {
  list: endpoint({ ...ofFairDesk, method: 'get', path, query: RecordQuery, data: DeskRows(BothRecords) }),
  /** With when each side was last reminded, and whether it is of this year's fair: the records of a former one are only read. */
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
   * Reminds the companies that have said nothing of these meetings of this year's fair, each by one email of all that it owes; `skipped`
   * are those that were reminded today already.
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
