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
/** Hours after which a due answer is late. */
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
  /** Whether an answer has been due for more than `answerHours`. */
  is_late: z.boolean(),
  is_test: z.boolean(),
  updated_at: Instant,
  version: z.number(),
})
export type DeskMeeting = z.infer<typeof DeskMeeting>

/** One entry of a meeting's history. */
export const MeetingEntry = z.object({
  id: Uuid,
  at: Instant,
  act: z.union([MeetingAct, MeetingBeginning]),
  /** The acting side; for the office, the name is the staff member's. */
  by: z.union([FairSide, z.literal('office')]),
  name: z.string(),
  to: MeetingStatus,
  slot: z.nullable(FairSlot),
  words: z.string(),
})
export type MeetingEntry = z.infer<typeof MeetingEntry>

/** One meeting with its history, and what the office can do: as itself, and on behalf of either side. */
export const DeskMeetingDetail = z.extend(DeskMeeting, {
  attendees: z.number(),
  message: z.string(),
  proposed: z.nullable(z.object({ slot: FairSlot, by: FairSide })),
  agreed: z.object({ buyer: z.boolean(), seller: z.boolean() }),
  acts: z.object({ office: z.array(MeetingAct), buyer: z.array(MeetingAct), seller: z.array(MeetingAct) }),
  /** Newest first. */
  history: z.array(MeetingEntry),
})
export type DeskMeetingDetail = z.infer<typeof DeskMeetingDetail>

/** Query of the list. */
export const MeetingQuery = z.extend(DeskPaging(meetingSorts, '-updated_at'), {
  /** Defaults to this year's fair. */
  year: FairYearQuery,
  /** Matches anywhere in the names of both companies and their representatives, in both languages. */
  q: DeskSearch,
  day: z.optional(TravelDay),
  status: z.optional(MeetingStatus),
  hall: z.optional(z.string().check(z.maxLength(20))),
  /** Of either company. */
  sector: z.optional(FairSector),
  country: z.optional(Country),
  /** Meetings with a late answer. */
  late: z.optional(z.literal('1')),
  /** Includes meetings of test companies; by default they are left out. */
  test: z.optional(z.literal('1')),
})

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/meetings'

/** What the fair's office does with meetings (product §4, §6); every act is in the audit log. */
export const fairMeetingDesk = {
  list: endpoint({ ...ofFairDesk, method: 'get', path, query: MeetingQuery, data: DeskRows(DeskMeeting) }),
  detail: endpoint({ ...ofFairDesk, method: 'get', path: `${path}/:id`, params: One, data: DeskMeetingDetail }),
  /**
   * When two companies could meet: future slots in which both and the booth are free, and what already exists between them.
   * Refuses with 404 and 409 if they cannot meet.
   */
  chances: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/chances',
    query: z.object({ from: Uuid, to: Uuid }),
    data: z.object({ slots: z.array(FairSlot), meeting: z.nullable(z.pick(Meeting, { id: true, status: true })) }),
  }),
  /** Refuses with 409 and the code of the conflict. */
  ask: endpoint({
    ...ofFairDesk,
    method: 'post',
    path,
    body: OnBehalf,
    data: z.object({ id: Uuid }),
    idempotent: true,
    limit: 'write',
  }),
  /** Refuses with 409 and the code of the conflict, and `meeting.changed` if the meeting has changed since. */
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
