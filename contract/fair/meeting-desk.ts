import { Country } from '../countries'
import { DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Instant, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSlot, FairYearQuery } from './edition'
import { DeskStep, Meeting, MeetingBooth, MeetingParty, OnBehalf } from './meeting'
import { FairSector, FairSide } from './sectors'
import { MeetingStatus } from './status'
import { MeetingAct, MeetingBeginning } from './steps'

export const meetingSorts = ['updated_at', 'time', 'buyer', 'seller'] as const
/** Hours after which an answer that is waited for is late. */
export const answerHours = 24

/** A meeting as the fair's office sees it. */
export const DeskMeeting = z.object({
  id: Uuid,
  buyer: MeetingParty,
  seller: MeetingParty,
  slot: FairSlot,
  booth: z.nullable(MeetingBooth),
  status: MeetingStatus,
  status_at: Instant,
  asked_by: z.union([FairSide, z.literal('office')]),
  reason: z.string(),
  missed: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  /** Somebody has waited for an answer for more than `answerHours`. */
  is_late: z.boolean(),
  is_test: z.boolean(),
  updated_at: Instant,
  version: z.number(),
})
export type DeskMeeting = z.infer<typeof DeskMeeting>

/** One line of what happened to a meeting. */
export const MeetingEntry = z.object({
  id: Uuid,
  at: Instant,
  act: z.union([MeetingAct, MeetingBeginning]),
  /** Whose account it was; the name is that of somebody of the office. */
  by: z.union([FairSide, z.literal('office')]),
  name: z.string(),
  to: MeetingStatus,
  slot: z.nullable(FairSlot),
  words: z.string(),
})
export type MeetingEntry = z.infer<typeof MeetingEntry>

/** One meeting with its history, and what the office may do: as itself, and on behalf of either. */
export const DeskMeetingDetail = z.extend(DeskMeeting, {
  attendees: z.number(),
  message: z.string(),
  proposed: z.nullable(z.object({ slot: FairSlot, by: FairSide })),
  agreed: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  acts: z.object({ office: z.array(MeetingAct), buyer: z.array(MeetingAct), seller: z.array(MeetingAct) }),
  /** The newest first. */
  history: z.array(MeetingEntry),
})
export type DeskMeetingDetail = z.infer<typeof DeskMeetingDetail>

/** How the list is asked for. */
export const MeetingQuery = z.extend(DeskPaging(meetingSorts, '-updated_at'), {
  /** That of this year's fair where none is named. */
  year: FairYearQuery,
  /** Anywhere in the names of both companies and of those who represent them, in both languages. */
  q: DeskSearch,
  day: z.optional(TravelDay),
  status: z.optional(MeetingStatus),
  hall: z.optional(z.string().check(z.maxLength(20))),
  /** Of either company. */
  sector: z.optional(FairSector),
  country: z.optional(Country),
  /** Those whose answer is late. */
  late: z.optional(z.literal('1')),
  /** Meetings of test companies are shown only where they are asked for. */
  test: z.optional(z.literal('1')),
})

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/meetings'

/** What the fair's office does with meetings (product §4, §6); every act is in the audit log. */
export const fairMeetingDesk = {
  list: endpoint({ ...ofFairDesk, method: 'get', path, query: MeetingQuery, data: DeskRows(DeskMeeting) }),
  detail: endpoint({ ...ofFairDesk, method: 'get', path: `${path}/:id`, params: One, data: DeskMeetingDetail }),
  /** When two could meet: slots ahead in which both and the booth are free, and what there is already between them. Refuses with 404 and 409 who cannot meet. */
  chances: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/chances',
    query: z.object({ from: Uuid, to: Uuid }),
    data: z.object({ slots: z.array(FairSlot), meeting: z.nullable(z.pick(Meeting, { id: true, status: true })) }),
  }),
  /** Refuses with 409 what is in the way. */
  ask: endpoint({
    ...ofFairDesk,
    method: 'post',
    path,
    body: OnBehalf,
    data: z.object({ id: Uuid }),
    idempotent: true,
    limit: 'write',
  }),
  /** Refuses with 409 what is in the way, and `meeting.changed` what has moved on. */
  step: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: `${path}/:id/steps`,
    params: One,
    body: DeskStep,
    data: z.object({ id: Uuid }),
    idempotent: true,
    limit: 'write',
  }),
}
