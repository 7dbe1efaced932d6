import { BothLanguages } from '../both-languages'
import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { OptionalText, RequiredText, Uuid } from '../fields'
import { textLimits } from '../limits'
import { z } from '../zod'
import { MiceCompany, MiceSector } from './company'

/** Most characters of an exhibitor's name; that of an ordered booth is on its name board. */
export const miceCompanyName = 60

/** An exhibitor, as the desk enters it. */
export const MiceCompanyDraft = z.strictObject({
  name: z.strictObject({ en: RequiredText(miceCompanyName), ko: RequiredText(miceCompanyName) }),
  about: z.strictObject({ en: OptionalText(textLimits.companyText), ko: OptionalText(textLimits.companyText) }),
  sector: MiceSector,
  country: Country,
  /** Null while it has none. */
  booth_id: z.nullable(Uuid),
})
export type MiceCompanyDraft = z.infer<typeof MiceCompanyDraft>

/** An exhibitor, as the desk sees it. */
export const DeskMiceCompany = z.extend(z.omit(MiceCompany, { logo: true }), {
  booth_id: z.nullable(Uuid),
  /** Whether its booth was ordered: booth and entry then end with the order, and with nothing else. */
  is_ordered: z.boolean(),
})
export type DeskMiceCompany = z.infer<typeof DeskMiceCompany>

const List = z.object({
  items: z.array(DeskMiceCompany),
  /** Booths that the desk can assign, by number. */
  free_booths: z.array(z.object({ id: Uuid, number: z.string(), hall: BothLanguages })),
})

const desk = { auth: 'admin', roles: ['operator'] } as const
const path = '/api/v1/admin/mice/companies'
const One = z.object({ id: Uuid })

/** Exhibitors at the desk; each change is in the audit log (product §6). */
export const miceCompanyDesk = {
  /** All exhibitors of this year's fair by English name. Refuses with 404 if no fair was announced. */
  list: endpoint({ ...desk, method: 'get', path, data: List }),
  /** Adds one whose booth is not ordered, such as a partner. Refuses with 404, also for an unknown booth, and 409 `mice.boothTaken`. */
  add: endpoint({ ...desk, method: 'post', path, body: MiceCompanyDraft, data: One, edits: true, limit: 'write' }),
  /**
   * Saves all fields. `was` is what was edited: refuses with 409 `general.conflict` if it has changed since, or if another booth
   * is named for an ordered one; otherwise as `add` does.
   */
  save: endpoint({
    ...desk,
    method: 'put',
    path: `${path}/:id`,
    params: One,
    body: z.extend(MiceCompanyDraft, { was: MiceCompanyDraft }),
    data: One,
    edits: true,
    limit: 'write',
  }),
  /** Removes one from the list. Refuses with 404, and 409 `general.conflict` if its booth was ordered. */
  remove: endpoint({
    ...desk,
    method: 'delete',
    path: `${path}/:id`,
    params: One,
    data: One,
    edits: true,
    limit: 'write',
  }),
}
