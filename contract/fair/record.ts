import { endpoint } from '../endpoint'
import { Instant, OptionalText, Uuid } from '../fields'
import { z } from '../zod'
import { FairYearQuery } from './edition'
import { Meeting, ofParties } from './meeting'

/** Guests that a counterpart is likely to send in a year (product §9). */
export const visitorBands = ['none', 'under_10', 'under_50', 'under_100', 'under_500', 'from_500'] as const
/** What a meeting came to, by the amount that was or will be signed, in US dollars (product §9). */
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
/** Why a meeting was not held. */
export const notHeldReasons = ['i_was_away', 'other_was_away', 'moved', 'other'] as const
const recordLimits = { content: 500, comment: 500 } as const

/** What somebody says of a meeting afterwards (product §3). */
export const RecordDraft = z
  .strictObject({
    held: z.boolean(),
    /** Only where it was not held. */
    not_held: z.nullable(z.enum(notHeldReasons)),
    type: z.enum(meetingTypes),
    content: OptionalText(recordLimits.content),
    /** How likely a contract is: 1 not at all, 5 very. */
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

/** What somebody has said, and when last. */
export const SentRecord = z.extend(z.object({ sent_at: Instant }), RecordDraft.shape)
export type SentRecord = z.infer<typeof SentRecord>

/** A meeting that is over, with what the reader has said of it, or nothing yet. */
export const OwnRecord = z.object({
  meeting: Meeting,
  record: z.nullable(SentRecord),
  /** What is likely, where nothing was said yet. */
  prefilled: RecordDraft,
})
export type OwnRecord = z.infer<typeof OwnRecord>

export const fairRecords = {
  /** One's meetings that are over, the last first; those of a former year are only read. Refuses with 404 who took no part. */
  own: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/records',
    query: z.object({ year: FairYearQuery }),
    data: z.array(OwnRecord),
  }),
  /** Says how one was, or says it again: the last word counts. Refuses with 409 `meeting.notYet` before it has begun. */
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
