import { Country } from '../countries'
import { DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Instant, RequiredText, Uuid } from '../fields'
import { Download } from '../files'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { Continent } from './continent'
import { FairYearQuery } from './edition'
import { OwnParticipant, ParticipantChange } from './participant'
import { FairSector, FairSide } from './sectors'
import { ParticipantStatus } from './status'

export const participantSorts = ['created_at', 'company'] as const
/** Most characters of a request for changes, or of a reason for declining. */
export const officeWords = 500

/** A registration as the desk's list shows it. */
export const ParticipantRow = z.object({
  id: Uuid,
  side: FairSide,
  status: ParticipantStatus,
  status_at: Instant,
  is_test: z.boolean(),
  company_en: z.string(),
  company_ko: z.string(),
  country: z.string(),
  sector: FairSector,
  name: z.string(),
  email: z.string(),
  booth: z.string(),
  created_at: Instant,
})
export type ParticipantRow = z.infer<typeof ParticipantRow>

/** Query of the list. */
export const ParticipantQuery = z.extend(DeskPaging(participantSorts, '-created_at'), {
  /** Defaults to this year's fair. */
  year: FairYearQuery,
  /** Matches anywhere in the names of company and people, or in the email address. */
  q: DeskSearch,
  side: z.optional(FairSide),
  status: z.optional(ParticipantStatus),
  country: z.optional(Country),
  continent: z.optional(Continent),
  sector: z.optional(FairSector),
  booth: z.optional(z.enum(['given', 'none'])),
  /** Includes test companies; by default they are left out. */
  test: z.optional(z.literal('1')),
})

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/participants'
const one = `${path}/:id`
const Words = z.strictObject({ reason: RequiredText(officeWords), base: Base })

/** What the fair's office does with participants (product §6); every act is in the audit log. */
export const fairParticipantsDesk = {
  list: endpoint({ method: 'get', path, ...ofFairDesk, query: ParticipantQuery, data: DeskRows(ParticipantRow) }),
  /** Number of registrations waiting for the office by task, and since when the oldest waits; test companies are left out. */
  waiting: endpoint({
    method: 'get',
    path: '/api/v1/admin/fair/waiting',
    ...ofFairDesk,
    data: z.object({
      submitted: z.object({ count: z.number(), since: z.nullable(Instant) }),
      revision: z.object({ count: z.number(), since: z.nullable(Instant) }),
      no_booth: z.object({ count: z.number(), since: z.nullable(Instant) }),
    }),
  }),
  detail: endpoint({ method: 'get', path: one, ...ofFairDesk, params: One, data: OwnParticipant }),
  /** Refuses with 409 `general.conflict` if it was changed meanwhile, and `fair.step` if it is not waiting. */
  approve: endpoint({
    method: 'post',
    path: `${one}/approve`,
    ...ofFairDesk,
    params: One,
    body: z.strictObject({ base: Base }),
    data: OwnParticipant,
    limit: 'write',
  }),
  askBack: endpoint({
    method: 'post',
    path: `${one}/ask-back`,
    ...ofFairDesk,
    params: One,
    body: Words,
    data: OwnParticipant,
    limit: 'write',
  }),
  decline: endpoint({
    method: 'post',
    path: `${one}/decline`,
    ...ofFairDesk,
    params: One,
    body: Words,
    data: OwnParticipant,
    limit: 'write',
  }),
  /** On behalf of the company. */
  change: endpoint({
    method: 'put',
    path: one,
    ...ofFairDesk,
    params: One,
    body: ParticipantChange,
    data: OwnParticipant,
    limit: 'write',
  }),
  /** Assigns a booth to a seller, or removes it; several sellers can share one. Refuses with 409 `fair.boothOfSeller`. */
  giveBooth: endpoint({
    method: 'put',
    path: `${one}/booth`,
    ...ofFairDesk,
    params: One,
    body: z.strictObject({ booth_id: z.nullable(Uuid), base: Base }),
    data: OwnParticipant,
    limit: 'write',
  }),
  /** Marks it as a test company or a real one. Refuses with 409 `fair.testMeetings` while it has open meetings. */
  setTest: endpoint({
    method: 'put',
    path: `${one}/test`,
    ...ofFairDesk,
    params: One,
    body: z.strictObject({ is_test: z.boolean(), base: Base }),
    data: OwnParticipant,
    limit: 'write',
  }),
  document: endpoint({
    method: 'get',
    path: `${one}/documents/:document`,
    ...ofFairDesk,
    params: z.extend(One, { document: Uuid }),
    data: Download,
    download: true,
  }),
}
