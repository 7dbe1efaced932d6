import { endpoint } from '../endpoint'
import { Instant, OptionalText, Uuid } from '../fields'
import { z } from '../zod'
import { FairYearQuery } from './edition'
import { Meeting, ofParties } from './meeting'

/** Guests that the counterpart is expected to send in a year (product §9). */
export const visitorBands = ['none', 'under_10', 'under_50', 'under_100', 'under_500', 'from_500'] as const
/** The outcome of a meeting, by the contract amount signed or expected, in US dollars (product §9). */
export const contractBands = [
  'none',
  'memorandum',
  'under_10k',
  'under_50k',
  'under_100k',
  'under_500k',
  'from_500k',
] as const
export const meetingTypes = ['first_contact', 'follow_up', 'contract_talk', 'other'] as const
export const importances = ['high', 'middle', 'low'] as const
/** Of the likelihood of a contract and of satisfaction, from lowest to highest. */
export const scores = [1, 2, 3, 4, 5] as const
/** Why a meeting was not held. */
export const notHeldReasons = ['i_was_away', 'other_was_away', 'moved', 'other'] as const
export const recordLimits = { content: 500, comment: 500 } as const

/** One side's record of a meeting (product §3). */
export const RecordDraft = z
  .strictObject({
    held: z.boolean(),
    /** Only if it was not held. */
    not_held: z.nullable(z.enum(notHeldReasons)),
    type: z.enum(meetingTypes),
    content: OptionalText(recordLimits.content),
    /** Likelihood of a contract: 1 very low, 5 very high. */
    potential: z.number().check(z.int(), z.gte(1), z.lte(5)),
    importance: z.enum(importances),
    visitors: z.enum(visitorBands),
    contract: z.enum(contractBands),
    /** With the counterpart: 1 to 5. */
    satisfaction: z.number().check(z.int(), z.gte(1), z.lte(5)),
    comment: OptionalText(recordLimits.comment),
  })
  .check(
    z.refine(({ held, not_held }) => held === (not_held === null), {
      error: 'validation.required',
      path: ['not_held'],
    }),
  )
export type RecordDraft = z.infer<typeof RecordDraft>

/** A record with the time of its last submission. */
export const SentRecord = z.extend(z.object({ sent_at: Instant }), RecordDraft.shape)
export type SentRecord = z.infer<typeof SentRecord>

/** A meeting that has ended, with the reader's record, if any. */
export const OwnRecord = z.object({
  meeting: Meeting,
  record: z.nullable(SentRecord),
  /** Default values if there is no record yet. */
  prefilled: RecordDraft,
})
export type OwnRecord = z.infer<typeof OwnRecord>

/** Requests, or proposals of the office, by what became of them. */
const Asked = z.object({
  sent: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  canceled: z.number(),
  unanswered: z.number(),
})

/** A company's own figures of a year. */
export const OwnFigures = z.object({
  /** Wishes it has sent, and those of them with a confirmed meeting. */
  wishes: z.object({ sent: z.number(), met: z.number() }),
  requests: z.object({ mine: Asked, theirs: Asked, office: Asked }),
  /** Confirmed meetings; of those that have begun, how many were held and how many a side missed. */
  meetings: z.object({
    confirmed: z.number(),
    begun: z.number(),
    held: z.number(),
    missed_by_me: z.number(),
    missed_by_other: z.number(),
    /** Meetings that have ended and that the company has no record of. */
    unrecorded: z.number(),
  }),
  /** The company's own records of meetings that were held. */
  contracts: z.array(z.object({ band: z.enum(contractBands), count: z.number() })),
  /** 1 to 5. */
  potentials: z.array(z.object({ score: z.number(), count: z.number() })),
  satisfactions: z.array(z.object({ score: z.number(), count: z.number() })),
})
export type OwnFigures = z.infer<typeof OwnFigures>

export const fairRecords = {
  /**
   * The caller's meetings that have ended, latest first; those of past years are read-only. Refuses with 404 if the caller took
   * no part.
   */
  own: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/records',
    query: z.object({ year: FairYearQuery }),
    data: z.array(OwnRecord),
  }),
  /** The caller's own figures of this year's fair, or of a year. Refuses with 404 if the caller took no part. */
  figures: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/figures',
    query: z.object({ year: FairYearQuery }),
    data: OwnFigures,
  }),
  /** Saves a record, or replaces it. Refuses with 409 `meeting.notYet` before the meeting has begun. */
  save: endpoint({
    ...ofParties,
    method: 'put',
    path: '/api/v1/fair/records/:id',
    params: z.object({ id: Uuid }),
    body: RecordDraft,
    data: OwnRecord,
    limit: 'write',
  }),
}
