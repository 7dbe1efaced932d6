import { BothLanguages } from '../both-languages'
import { DeskPaging, DeskRows } from '../desk-list'
import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Email, Instant, Moment, OptionalText, Uuid } from '../fields'
import { z } from '../zod'

/** Most scans in one call; leads, scans and colleagues of one exhibitor; characters of the text on a lead (product §9). */
export const leadLimits = { atOnce: 20, leads: 5000, scans: 20_000, staff: 20, words: 1000 } as const

/** What an exhibitor plans to do next. */
export const nextSteps = ['none', 'email', 'call', 'meeting', 'offer'] as const
export const NextStep = z.enum(nextSteps, 'validation.invalid')
export type NextStep = z.infer<typeof NextStep>

/** The result of a badge scan; only `new` and `again` pass data on. */
const leadResults = ['new', 'again', 'declined', 'own', 'other_fair', 'revoked', 'unknown', 'full'] as const
const LeadResult = z.enum(leadResults)
export type LeadResult = z.infer<typeof LeadResult>

/** What staff add to a lead; 0 means no stars. */
const notes = {
  words: OptionalText(leadLimits.words),
  stars: z.number().check(z.int('validation.invalid'), z.gte(0, 'validation.invalid'), z.lte(5, 'validation.invalid')),
  next_step: NextStep,
}
export const LeadNotes = z.strictObject(notes)
export type LeadNotes = z.infer<typeof LeadNotes>
/** The texts of several scans are joined, so they can be longer. */
export const LeadEdit = z.strictObject({ ...notes, words: OptionalText(leadLimits.words * 4) })

export const LeadScan = z.strictObject({
  /** Created by the device: a repeated scan creates no second lead. */
  id: Uuid,
  code: z.string().check(z.maxLength(600, 'validation.tooLong')),
  /** The time of the scan by the device's clock; the server's time is used if that is in the future. */
  at: Moment,
  ...notes,
})
export type LeadScan = z.infer<typeof LeadScan>

/** A visitor who agreed to be known to an exhibitor, with only the agreed data. */
export const MiceLead = z.object({
  id: Uuid,
  name: z.string(),
  name_latin: z.string(),
  organization: z.string(),
  email: z.string(),
  words: z.string(),
  stars: z.number(),
  next_step: NextStep,
  scanned_at: Instant,
  /** The first person to scan; empty if the account was closed. */
  scanned_by: z.string(),
  /** Counts its edits. */
  version: z.number(),
})
export type MiceLead = z.infer<typeof MiceLead>

export const LeadAnswer = z.object({ id: Uuid, result: LeadResult, lead: z.nullable(MiceLead) })
export type LeadAnswer = z.infer<typeof LeadAnswer>

/** An exhibitor for whom the member scans. */
export const Exhibit = z.object({
  id: Uuid,
  name: BothLanguages,
  year: z.number(),
  booth: z.nullable(z.string()),
  /** Whether the member ordered its booth, and so manages the colleagues. */
  is_owner: z.boolean(),
  leads: z.number(),
})
export type Exhibit = z.infer<typeof Exhibit>

/** People who scan besides the one who ordered the booth: any account with that address. */
const Colleagues = z.array(z.object({ id: Uuid, email: z.string() }))

/** An exhibitor that has scanned the member's badge. */
export const BadgeScanned = z.object({
  company_id: Uuid,
  name: BothLanguages,
  /** The last scan. */
  at: Instant,
  /** Whether name, organization and email address were passed on. */
  passed_on: z.boolean(),
})
export type BadgeScanned = z.infer<typeof BadgeScanned>

const One = z.object({ id: Uuid })
const Lead = z.object({ id: Uuid, lead: Uuid })
const path = '/api/v1/mice/exhibits'

/** Leads of exhibitors; all calls except `scanned` refuse with 404 callers who do not scan for that exhibitor (product §3). */
export const miceLeads = {
  /** The exhibitors the member scans for, latest fair first, and the public keys that verify codes offline. */
  exhibits: endpoint({
    method: 'get',
    path,
    auth: 'member',
    data: z.object({
      exhibits: z.array(Exhibit),
      ticket_keys: z.array(z.object({ id: z.string(), key: z.string() })),
    }),
  }),
  /** Accepts scans in order; the visitor's consent at the time they arrive counts. */
  scan: endpoint({
    method: 'post',
    path: `${path}/:id/scans`,
    auth: 'member',
    params: One,
    body: z.strictObject({
      scans: z
        .array(LeadScan)
        .check(z.minLength(1, 'validation.required'), z.maxLength(leadLimits.atOnce, 'validation.tooMany')),
    }),
    data: z.array(LeadAnswer),
    limit: 'scan',
  }),
  /** Leads, latest first unless sorted otherwise. */
  list: endpoint({
    method: 'get',
    path: `${path}/:id/leads`,
    auth: 'member',
    params: One,
    query: DeskPaging(['scanned'], '-scanned'),
    data: DeskRows(MiceLead),
  }),
  /** `base` is the version that was edited; refuses with 409 `mice.leadEdited` if there is a newer one. */
  edit: endpoint({
    method: 'put',
    path: `${path}/:id/leads/:lead`,
    auth: 'member',
    params: Lead,
    body: z.extend(LeadEdit, { base: Base }),
    data: MiceLead,
    limit: 'write',
  }),
  /** Deletes a lead permanently; the visitor still sees that the badge was scanned. */
  remove: endpoint({
    method: 'delete',
    path: `${path}/:id/leads/:lead`,
    auth: 'member',
    params: Lead,
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
  /** Refuses with 404 callers who did not order the booth, as the two below do. */
  staff: endpoint({ method: 'get', path: `${path}/:id/staff`, auth: 'member', params: One, data: Colleagues }),
  /** Does not reveal whether such an account exists. Refuses with 409 `mice.staffTooMany`. */
  addStaff: endpoint({
    method: 'post',
    path: `${path}/:id/staff`,
    auth: 'member',
    params: One,
    body: z.strictObject({ email: Email }),
    data: Colleagues,
    limit: 'write',
  }),
  removeStaff: endpoint({
    method: 'delete',
    path: `${path}/:id/staff/:person`,
    auth: 'member',
    params: z.object({ id: Uuid, person: Uuid }),
    data: Colleagues,
    limit: 'write',
  }),
  /** Exhibitors that have scanned the member's badge at this year's fair, latest first. */
  scanned: endpoint({ method: 'get', path: '/api/v1/mice/badge/scans', auth: 'member', data: z.array(BadgeScanned) }),
}
