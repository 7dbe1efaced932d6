import { BothLanguages } from '../both-languages'
import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { BoothPlace, BoothRow } from '../exhibition'
import { Day, TravelDay, Uuid } from '../fields'
import { z } from '../zod'
import { BoothTerms, PlannedBooth } from './booth'
import { MiceFigures } from './edition'
import { MiceSession } from './session'
import { SetBoothTerms, SetMiceFigures, SetMiceSession } from './setup'

/** The phase of a fair, by the days in its figures. */
export const micePhases = ['announced', 'registration', 'running', 'over'] as const

/** A year's fair in the desk's list. */
export const MiceYear = z.object({
  year: z.number(),
  first: Day,
  last: Day,
  phase: z.enum(micePhases),
  /** Whether it is public; until then only the desk sees it. */
  is_announced: z.boolean(),
  /** Whether it is the one the site shows now. */
  is_current: z.boolean(),
})
export type MiceYear = z.infer<typeof MiceYear>

/** What a fair usually has, in the order in which it is set up. */
export const miceParts = ['booths', 'terms', 'sessions'] as const

/** A year's fair as the desk sets it up. */
export const MiceYearSetup = z.object({
  ...MiceYear.shape,
  figures: MiceFigures,
  version: z.number(),
  /** Null while no booths are let. */
  terms: z.nullable(BoothTerms),
  terms_version: z.number(),
  /** What it does not have yet; it can be announced without. */
  missing: z.array(z.enum(miceParts)),
  /** Registrations, invitations and orders of booths: while there are any, it cannot be withdrawn. */
  uses: z.number(),
})
export type MiceYearSetup = z.infer<typeof MiceYearSetup>

/** A booth of the plan as the desk sees it. */
export const SetupMiceBooth = z.extend(PlannedBooth, {
  /** The exhibitor that is in it. */
  company: z.nullable(BothLanguages),
  /** Whether it is held or ordered, and so stays as it is. */
  is_ordered: z.boolean(),
  /** Orders that were ever submitted for it: with one it stays. */
  orders: z.number(),
  version: z.number(),
})
export type SetupMiceBooth = z.infer<typeof SetupMiceBooth>

/** A session with its version. */
export const SetupMiceSession = z.extend(MiceSession, { version: z.number() })
export type SetupMiceSession = z.infer<typeof SetupMiceSession>

const Corner = { corner: z.boolean() }
/** A booth as the desk sets it; `corner`: at least two of its sides are open. */
export const MiceBoothPlace = z.extend(BoothPlace, Corner)
export type MiceBoothPlace = z.infer<typeof MiceBoothPlace>
/** Booths created together; of a row, only the first and the last are corners. */
export const MiceBoothRow = z.extend(BoothRow, Corner)

const desk = { auth: 'admin', roles: ['operator'] } as const
const years = '/api/v1/admin/mice/years'
const one = `${years}/:year`
const Year = z.object({ year: z.coerce.number().check(z.int(), z.gte(2020), z.lte(2099)) })
const OfYear = z.extend(Year, { id: Uuid })
const writes = { ...desk, limit: 'write', edits: true } as const
const Removal = z.strictObject({ base: Base })
/** How many people with a seat or on the waiting list the operator agreed to mail. */
const Affected = { affected: z.number('validation.number').check(z.int('validation.number'), z.gte(0)) }

/**
 * The desk's tools to set up a year of the MICE fair (product §6, §9); every act is in the audit log, and an outdated version is
 * refused with 409.
 */
export const miceSetupDesk = {
  /** All years, newest first. */
  years: endpoint({ ...desk, method: 'get', path: years, data: z.array(MiceYear) }),
  year: endpoint({ ...desk, method: 'get', path: one, params: Year, data: MiceYearSetup }),
  /** Creates an empty year, not announced yet. Refuses with 409 `fair.yearThere`. */
  create: endpoint({ ...writes, method: 'post', path: years, body: SetMiceFigures, data: MiceYearSetup }),
  /**
   * Copies another year with all its days moved: figures, terms, booths without exhibitors, and sessions without seats taken.
   * Refuses with 409 `fair.yearThere`.
   */
  copy: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/copies`,
    params: Year,
    body: z.strictObject({ first: TravelDay }),
    data: MiceYearSetup,
  }),
  /** Refuses with 409 if days or halls still in use would be removed. */
  setFigures: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/figures`,
    params: Year,
    body: z.extend(SetMiceFigures, { base: Base }),
    data: MiceYearSetup,
  }),
  /** Null lets no booths. Orders keep their prices. */
  setTerms: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/terms`,
    params: Year,
    body: z.strictObject({ terms: z.nullable(SetBoothTerms), base: Base }),
    data: MiceYearSetup,
  }),
  /** Makes it public. */
  announce: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/announcement`,
    params: Year,
    body: Removal,
    data: MiceYearSetup,
  }),
  /** Hides an announced year again. Refuses with 409 `mice.yearUsed` once someone has registered or ordered. */
  withdraw: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/withdrawal`,
    params: Year,
    body: Removal,
    data: MiceYearSetup,
  }),
  /** Removes a year that is not announced. Refuses with 409 `fair.yearAnnounced` and `mice.yearUsed`. */
  remove: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/removal`,
    params: Year,
    body: Removal,
    data: z.object({ year: z.number() }),
  }),
  /** By number. */
  booths: endpoint({ ...desk, method: 'get', path: `${one}/booths`, params: Year, data: z.array(SetupMiceBooth) }),
  addBooths: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/booths`,
    params: Year,
    body: MiceBoothRow,
    data: z.array(SetupMiceBooth),
  }),
  /** Refuses with 409 `mice.boothOrdered` while it is held or ordered. */
  changeBooth: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/booths/:id`,
    params: OfYear,
    body: z.extend(MiceBoothPlace, { base: Base }),
    data: z.array(SetupMiceBooth),
  }),
  /** Refuses with 409 `mice.boothOrdered`, `mice.boothRecord` and `fair.boothGiven`. */
  removeBooth: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/booths/:id/removal`,
    params: OfYear,
    body: Removal,
    data: z.array(SetupMiceBooth),
  }),
  /** By time. */
  sessions: endpoint({
    ...desk,
    method: 'get',
    path: `${one}/sessions`,
    params: Year,
    data: z.array(SetupMiceSession),
  }),
  /** Refuses with 409 `mice.sessionClash`. */
  addSession: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/sessions`,
    params: Year,
    body: SetMiceSession,
    data: z.array(SetupMiceSession),
  }),
  /**
   * More seats go to the waiting list. Those with a seat or waiting are mailed about another time or hall. Refuses with 409
   * `mice.sessionClash`, `mice.seatsTaken`, `mice.sessionBegun`, and `mice.sessionPeople` if others than the `affected` would be
   * mailed.
   */
  changeSession: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/sessions/:id`,
    params: OfYear,
    body: z.extend(SetMiceSession, { base: Base, ...Affected }),
    data: z.array(SetupMiceSession),
  }),
  /** Mails those with a seat or waiting. Refuses with 409 `mice.sessionBegun` and `mice.sessionPeople`. */
  removeSession: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/sessions/:id/removal`,
    params: OfYear,
    body: z.strictObject({ base: Base, ...Affected }),
    data: z.array(SetupMiceSession),
  }),
}
