import { BothLanguages } from '../both-languages'
import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { Uuid } from '../fields'
import { Picture } from '../media'
import { z } from '../zod'

/** The business of a company at the MICE fair (product §3). */
export const miceSectors = [
  'venue',
  'hotel',
  'organizer',
  'technology',
  'production',
  'destination',
  'transport',
  'catering',
] as const
export const MiceSector = z.enum(miceSectors, 'validation.required')
export type MiceSector = z.infer<typeof MiceSector>

/** A booth on the plan; `x` and `y` are its upper left corner, in meters. */
export const MiceBooth = z.object({
  number: z.string(),
  hall: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type MiceBooth = z.infer<typeof MiceBooth>

/** A company that exhibits. */
export const MiceCompany = z.object({
  id: Uuid,
  name: BothLanguages,
  about: BothLanguages,
  sector: MiceSector,
  country: Country,
  /** Its alternative text is the company’s name, in the reader’s language. */
  logo: z.nullable(Picture),
  /** Null until it has one. */
  booth: z.nullable(MiceBooth),
})
export type MiceCompany = z.infer<typeof MiceCompany>

/** Most companies saved by one account (product §9). */
export const mostSavedCompanies = 200

const SavedIds = z.array(Uuid)

export const miceCompanies = {
  /** All exhibitors of this year's fair by English name; empty if no fair was announced. */
  list: endpoint({ method: 'get', path: '/api/v1/mice/companies', auth: 'none', data: z.array(MiceCompany) }),
  /** Ids of the companies the member has saved. */
  saved: endpoint({ method: 'get', path: '/api/v1/mice/companies/saved', auth: 'member', data: SavedIds }),
  /** Saves a company, or removes it. Refuses with 404 and 409 `mice.savedTooMany`. */
  save: endpoint({
    method: 'put',
    path: '/api/v1/mice/companies/:id/saved',
    auth: 'member',
    params: z.object({ id: Uuid }),
    body: z.strictObject({ saved: z.boolean() }),
    data: SavedIds,
    limit: 'write',
  }),
}
