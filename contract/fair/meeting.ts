import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Instant, OptionalText, RequiredText, Uuid } from '../fields'
import { z } from '../zod'
import { FairSlot } from './edition'
import { FairSector, FairSide } from './sectors'
import { MeetingStatus } from './status'
import { MeetingAct, stepOf } from './steps'

export const meetingLimits = { attendees: 10, message: 500, reason: 300, slots: 200 } as const

/** Both sides of the fair's meetings; all others of the area are refused. */
export const ofParties = { auth: 'business', roles: ['buyer', 'seller'] } as const

/** A company in a calendar entry, without contacts. */
export const MeetingParty = z.object({
  id: Uuid,
  side: FairSide,
  company: BothLanguages,
  country: z.string(),
  sector: FairSector,
})
export type MeetingParty = z.infer<typeof MeetingParty>

/** The place of a meeting. */
export const MeetingBooth = z.object({ number: z.string(), hall: z.string() })

/** A meeting as one of its two sides sees it. */
export const Meeting = z.object({
  id: Uuid,
  other: MeetingParty,
  slot: FairSlot,
  booth: z.nullable(MeetingBooth),
  status: MeetingStatus,
  status_at: Instant,
  /** Who requested it, or its cancellation. */
  asked_by: z.enum(['me', 'other', 'office']),
  attendees: z.number(),
  message: z.string(),
  /** Why it was rejected or canceled, or why another time is proposed. */
  reason: z.string(),
  proposed: z.nullable(z.object({ slot: FairSlot, by: z.enum(['me', 'other']) })),
  /** Whether each side has agreed to a proposal of the office. */
  agreed: z.object({ me: z.boolean(), other: z.boolean() }),
  /** On the day: when each side was reported missing at the booth. */
  absent: z.object({ me: z.nullable(Instant), other: z.nullable(Instant) }),
  /** The steps the reader can take now. */
  acts: z.array(MeetingAct),
  /** A step names the version it is based on. */
  version: z.number(),
})
export type Meeting = z.infer<typeof Meeting>

/** A request for a meeting; the booth is the seller's. */
export const MeetingRequest = z.strictObject({
  to: Uuid,
  slot_id: z.uuid('validation.chooseOne'),
  attendees: z.number().check(z.int(), z.gte(1, 'validation.required'), z.lte(meetingLimits.attendees)),
  message: OptionalText(meetingLimits.message),
})
export type MeetingRequest = z.infer<typeof MeetingRequest>

const stepFields = {
  act: MeetingAct,
  version: z.number().check(z.int(), z.gte(0)),
  reason: z._default(OptionalText(meetingLimits.reason), ''),
  slot_id: z.optional(Uuid),
}
interface Judged {
  act: MeetingAct
  reason: string
  slot_id?: string | undefined
}
const reasoned = z.refine<Judged>(({ act, reason }) => !stepOf(act).reasoned || reason.length > 0, {
  error: 'validation.fillIn',
  path: ['reason'],
})
const slotted = z.refine<Judged>(({ act, slot_id }) => Boolean(slot_id) === Boolean(stepOf(act).slotted), {
  error: 'validation.chooseOne',
  path: ['slot_id'],
})

/** One step of a meeting, with a reason and a slot if it requires them. */
export const MeetingStep = z.strictObject(stepFields).check(reasoned, slotted)
export type MeetingStep = z.input<typeof MeetingStep>

/** A step of the office; with `on_behalf` it is a step of that side. */
export const DeskStep = z.strictObject({ ...stepFields, on_behalf: z.optional(FairSide) }).check(reasoned, slotted)
export type DeskStep = z.input<typeof DeskStep>

/** How many more requests a company can make. */
export const MeetingAllowance = z.object({ today: z.number(), waiting: z.number(), meetings: z.number() })

const One = z.object({ id: Uuid })

export const fairMeetings = {
  /**
   * All meetings of the caller, by slot: a company has a few dozen at most. Refuses with 404 if the caller takes no part in this
   * year's fair.
   */
  list: endpoint({ ...ofParties, method: 'get', path: '/api/v1/fair/meetings', data: z.array(Meeting) }),
  /** Refuses with 409 `meeting.…`: slots, limits, one request between the same two at a time. */
  ask: endpoint({
    ...ofParties,
    method: 'post',
    path: '/api/v1/fair/meetings',
    body: MeetingRequest,
    data: Meeting,
    idempotent: true,
    limit: 'write',
  }),
  /** Refuses with 409 whatever prevents a confirmation, each with its own code (product §4). */
  step: endpoint({
    ...ofParties,
    method: 'post',
    path: '/api/v1/fair/meetings/:id/steps',
    params: One,
    body: MeetingStep,
    data: Meeting,
    idempotent: true,
    limit: 'write',
  }),
  /** On the day: reports whether the other side is missing at the booth. */
  missed: endpoint({
    ...ofParties,
    method: 'put',
    path: '/api/v1/fair/meetings/:id/missed',
    params: One,
    body: z.strictObject({ missed: z.boolean() }),
    data: Meeting,
    limit: 'write',
  }),
  /**
   * For one company: slots in which both are free, how many more requests are allowed, what already exists between the two, and
   * otherwise the request between them that was declined or the meeting that was canceled last, with its reason.
   */
  chances: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/companies/:id/chances',
    params: One,
    data: z.object({
      slots: z.array(FairSlot),
      left: MeetingAllowance,
      meeting: z.nullable(Meeting),
      last: z.nullable(Meeting),
    }),
  }),
  /** Signals that the caller's meetings, calendar or day have changed; the stream stays open. */
  changes: endpoint({
    ...ofParties,
    method: 'get',
    path: '/api/v1/fair/changes',
    data: z.object({ seq: z.number() }),
    stream: true,
  }),
}

/** A meeting created by the fair's office on behalf of a company. */
export const OnBehalf = z.strictObject({
  from: Uuid,
  to: Uuid,
  slot_id: Uuid,
  attendees: z.number().check(z.int(), z.gte(1), z.lte(meetingLimits.attendees)),
  message: OptionalText(meetingLimits.message),
  /** A request that the other side answers, a proposal that both answer, or a meeting confirmed immediately. */
  as: z.enum(['requested', 'admin_matching', 'confirmed']),
  reason: RequiredText(meetingLimits.reason),
})
export type OnBehalf = z.infer<typeof OnBehalf>
