import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { BoothPlace, BoothRow } from '../exhibition'
import { Day, TimeOfDay, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairBooth, FairFigures, FairPhase, FairSlot } from './edition'
import { ProgramItem } from './program'
import { SetFigures, SetItem, SlotRow } from './setup'

/** A year's fair in the office's list. */
export const FairYear = z.object({
  year: z.number(),
  first: Day,
  last: Day,
  phase: FairPhase,
  /** Whether it is public; until then only the office sees it. */
  is_announced: z.boolean(),
  /** Whether it is the one the site shows now. */
  is_current: z.boolean(),
})
export type FairYear = z.infer<typeof FairYear>

/** A year's fair as its office sets it up. */
export const FairYearSetup = z.object({ ...FairYear.shape, figures: FairFigures, version: z.number() })
export type FairYearSetup = z.infer<typeof FairYearSetup>

/**
 * A slot for meetings, with the number of meetings that need it, and of all meetings ever placed in it: it can be removed only if
 * there were none.
 */
export const SetupSlot = z.object({ ...FairSlot.shape, version: z.number(), needed: z.number(), meetings: z.number() })
export type SetupSlot = z.infer<typeof SetupSlot>

/** A booth with all its companies, including test companies. */
export const SetupBooth = z.object({ ...FairBooth.shape, version: z.number() })
export type SetupBooth = z.infer<typeof SetupBooth>

/** An item of the program with its version. */
export const SetupItem = z.object({ ...ProgramItem.shape, version: z.number() })
export type SetupItem = z.infer<typeof SetupItem>

const years = '/api/v1/admin/fair/years'
const one = `${years}/:year`
const Year = z.object({ year: z.coerce.number().check(z.int(), z.gte(2020), z.lte(2099)) })
const OfYear = z.extend(Year, { id: Uuid })
const writes = { ...ofFairDesk, limit: 'write', edits: true } as const
const Removal = z.strictObject({ base: Base })

/**
 * The tools of the fair's office to set up a year's fair (product §6, §9); every act is in the audit log, and an outdated version
 * is refused with 409.
 */
export const fairSetupDesk = {
  /** All years, newest first. */
  years: endpoint({ ...ofFairDesk, method: 'get', path: years, data: z.array(FairYear) }),
  year: endpoint({ ...ofFairDesk, method: 'get', path: one, params: Year, data: FairYearSetup }),
  /** Creates an empty year, not announced yet. Refuses with 409 `fair.yearThere`. */
  create: endpoint({
    ...writes,
    method: 'post',
    path: years,
    body: SetFigures,
    data: FairYearSetup,
  }),
  /**
   * Copies another year with all its days moved: figures, slots, booths without companies, and the program. Refuses with 409
   * `fair.yearThere`.
   */
  copy: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/copies`,
    params: Year,
    body: z.strictObject({ first: TravelDay }),
    data: FairYearSetup,
  }),
  /** Refuses with 409 if days or halls still in use would be removed. */
  setFigures: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/figures`,
    params: Year,
    body: z.extend(SetFigures, { base: Base }),
    data: FairYearSetup,
  }),
  /** Makes it public. */
  announce: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/announcement`,
    params: Year,
    body: Removal,
    data: FairYearSetup,
  }),
  /** Removes a year that was not announced. Refuses with 409 `fair.yearAnnounced`. */
  remove: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/removal`,
    params: Year,
    body: Removal,
    data: z.object({ year: z.number() }),
  }),
  /** By time. */
  slots: endpoint({ ...ofFairDesk, method: 'get', path: `${one}/slots`, params: Year, data: z.array(SetupSlot) }),
  addSlots: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/slots`,
    params: Year,
    body: SlotRow,
    data: z.array(SetupSlot),
  }),
  /** Refuses with 409 `fair.slotNeeded` while meetings need it. */
  changeSlot: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/slots/:id`,
    params: OfYear,
    body: z.strictObject({ starts: TimeOfDay, ends: TimeOfDay, base: Base }),
    data: z.array(SetupSlot),
  }),
  /** Refuses with 409 `fair.slotUsed` if it has or had meetings. */
  removeSlot: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/slots/:id/removal`,
    params: OfYear,
    body: Removal,
    data: z.array(SetupSlot),
  }),
  /** By number. */
  booths: endpoint({ ...ofFairDesk, method: 'get', path: `${one}/booths`, params: Year, data: z.array(SetupBooth) }),
  addBooths: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/booths`,
    params: Year,
    body: BoothRow,
    data: z.array(SetupBooth),
  }),
  changeBooth: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/booths/:id`,
    params: OfYear,
    body: z.extend(BoothPlace, { base: Base }),
    data: z.array(SetupBooth),
  }),
  /** Refuses with 409 `fair.boothGiven`. */
  removeBooth: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/booths/:id/removal`,
    params: OfYear,
    body: Removal,
    data: z.array(SetupBooth),
  }),
  /** By time. */
  program: endpoint({ ...ofFairDesk, method: 'get', path: `${one}/program`, params: Year, data: z.array(SetupItem) }),
  addItem: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/program`,
    params: Year,
    body: SetItem,
    data: z.array(SetupItem),
  }),
  /** Once the year is announced, the change is shown as such, unless it is a mere correction (`is_correction`). */
  changeItem: endpoint({
    ...writes,
    method: 'put',
    path: `${one}/program/:id`,
    params: OfYear,
    body: z.extend(SetItem, { base: Base, is_correction: z.boolean() }),
    data: z.array(SetupItem),
  }),
  removeItem: endpoint({
    ...writes,
    method: 'post',
    path: `${one}/program/:id/removal`,
    params: OfYear,
    body: Removal,
    data: z.array(SetupItem),
  }),
}
