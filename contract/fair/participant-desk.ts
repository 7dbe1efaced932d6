import { Country } from '../countries'
import { DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Instant, RequiredText, Uuid } from '../fields'
import { Download } from '../files'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairYearQuery } from './edition'
import { OwnParticipant, ParticipantChange } from './participant'
import { FairSector, FairSide } from './sectors'
import { ParticipantStatus } from './status'

export const participantSorts = ['created_at', 'company'] as const
/** Characters of what the office asks back, or why it declines. */
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

/** How the list is asked for. */
export const ParticipantQuery = z.extend(DeskPaging(participantSorts, '-created_at'), {
  /** That of this year's fair where none is named. */
  year: FairYearQuery,
  /** Anywhere in the names of company and people, or in the address. */
  q: DeskSearch,
  side: z.optional(FairSide),
  status: z.optional(ParticipantStatus),
  country: z.optional(Country),
  sector: z.optional(FairSector),
  booth: z.optional(z.enum(['given', 'none'])),
  /** Test companies are shown only where they are asked for. */
  test: z.optional(z.literal('1')),
})

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/participants'
const one = `${path}/:id`
const Words = z.strictObject({ reason: RequiredText(officeWords), base: Base })

/** What the fair's office does with those who take part (product §6); every act is in the audit log. */
export const fairParticipantsDesk = {
  list: endpoint({ method: 'get', path, ...ofFairDesk, query: ParticipantQuery, data: DeskRows(ParticipantRow) }),
  /** How many wait for the office by what is to be done, and since when the oldest does; test companies are left out. */
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
  /** Refuses with 409 `general.conflict` what was changed meanwhile, and `fair.step` what is not waiting. */
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
  /** Gives a seller a booth, or takes it back; several may share one. Refuses with 409 `fair.boothOfSeller`. */
  giveBooth: endpoint({
    method: 'put',
    path: `${one}/booth`,
    ...ofFairDesk,
    params: One,
    body: z.strictObject({ booth_id: z.nullable(Uuid), base: Base }),
    data: OwnParticipant,
    limit: 'write',
  }),
  /** Makes it a test company or a real one. Refuses with 409 `fair.testMeetings` while meetings of it are not over and done with. */
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
