import { BothLanguages } from './both-languages'
import { ProductId } from './catalog'
import { HashBase } from './edited'
import { endpoint } from './endpoint'
import { RequiredText, Uuid } from './fields'
import { Site } from './sites/sites'
import { z } from './zod'

/** The sites whose tours have gates. */
export const gateSites = ['apec'] as const satisfies readonly Site[]

/** Most gates of a tour. */
export const mostGates = 20

const Name = RequiredText(60)

/** The gates of a tour as operators set them, in their order; a new one has no id yet. */
export const SetGates = z.strictObject({
  gates: z
    .array(z.strictObject({ id: z.nullable(Uuid), name: z.strictObject({ en: Name, ko: Name }) }))
    .check(z.maxLength(mostGates, 'validation.tooMany')),
})
export type SetGates = z.infer<typeof SetGates>

/** An account with the role of the gate staff. */
export const GatePerson = z.object({ id: Uuid, name: z.string(), email: z.string() })
export type GatePerson = z.infer<typeof GatePerson>

export const SetupGate = z.object({
  id: Uuid,
  name: BothLanguages,
  /** Whether it has devices or scans: then it can only be renamed. */
  used: z.boolean(),
  /** Assigned staff, by name; `works` is false for those who no longer have the role. */
  staff: z.array(z.extend(GatePerson, { works: z.boolean() })),
})
export type SetupGate = z.infer<typeof SetupGate>

export const SetupTour = z.object({
  id: ProductId,
  site: Site,
  name: BothLanguages,
  status: z.enum(['draft', 'open', 'closed']),
  /** Differs for other gates, names or another order. */
  version: z.string(),
  gates: z.array(SetupGate),
})
export type SetupTour = z.infer<typeof SetupTour>

const desk = { auth: 'admin', roles: ['operator'] } as const
const OnePerson = z.object({ id: Uuid, person: Uuid })

/** The gates of tours, and who works at them, as operators set them; each act is in the audit log (product §4). */
export const gatesSetup = {
  /** The tours of sites with gates, the newest first, and the people who can be assigned; tours off sale only with gates. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/gates/tours',
    ...desk,
    data: z.object({ items: z.array(SetupTour), people: z.array(GatePerson) }),
  }),
  /**
   * Sets the gates of a tour. Refuses with 404, 409 `desk.changed` if they are no longer those of `base`, and 409
   * `gate.gateKept` for the removal of a gate with staff, devices or scans.
   */
  save: endpoint({
    method: 'put',
    path: '/api/v1/admin/gates/tours/:productId',
    ...desk,
    params: z.object({ productId: ProductId }),
    body: z.extend(SetGates, { base: HashBase }),
    data: SetupTour,
    limit: 'write',
  }),
  /**
   * Assigns a person of the gate staff to a gate. Refuses with 404 `gate.gateUnknown`, and 409 `desk.changed` if the person
   * works there already or no longer has the role.
   */
  assign: endpoint({
    method: 'put',
    path: '/api/v1/admin/gates/:id/staff/:person',
    ...desk,
    params: OnePerson,
    data: SetupTour,
    limit: 'write',
  }),
  /**
   * Takes a person off a gate, and ends the shifts of the person's devices there. Refuses with 404 `gate.gateUnknown`, and 409
   * `desk.changed` if the person was not assigned.
   */
  unassign: endpoint({
    method: 'delete',
    path: '/api/v1/admin/gates/:id/staff/:person',
    ...desk,
    params: OnePerson,
    data: SetupTour,
    limit: 'write',
  }),
}
