import { endpoint } from '../endpoint'
import { Instant, RequiredText, Uuid } from '../fields'
import { z } from '../zod'
import { GateResult, gateLimits } from './gate'
import { BadgeOrganization, LatinName, MiceBadge } from './registration'

/** Hours for which a device is a self-service stand, and most stands at a time (product §9). */
export const standLimits = { hours: 14, atOnce: 20 } as const

/** The page of a stand; the token that opens it is in the fragment once, and is then stored on the device. */
export const standPath = '/mice/stand'

/** A device at which visitors check themselves in. */
export const MiceStand = z.object({ id: Uuid, place: z.string(), opened_at: Instant, expires_at: Instant })
export type MiceStand = z.infer<typeof MiceStand>

const desk = { auth: 'admin', roles: ['operator'] } as const
const path = '/api/v1/admin/mice/stands'
const Stands = z.array(MiceStand)

/** Stands are opened on the device itself, and closed from anywhere; both are in the audit log (product §6). */
export const miceStandDesk = {
  /** Open stands, by place. */
  list: endpoint({ ...desk, method: 'get', path, data: Stands }),
  /**
   * Turns a device into a stand: its token is valid for `miceStand` only. Refuses with 404 if no fair was announced, 409
   * `mice.standsTooMany`.
   */
  open: endpoint({
    ...desk,
    method: 'post',
    path,
    body: z.strictObject({ place: RequiredText(gateLimits.place) }),
    data: z.object({ token: z.string() }),
    limit: 'write',
  }),
  /** Refuses with 404. */
  close: endpoint({
    ...desk,
    method: 'delete',
    path: `${path}/:id`,
    params: z.object({ id: Uuid }),
    data: Stands,
    limit: 'write',
  }),
}

/** The format of a stand's token. */
export const standToken = /^[\w-]{43}$/
const ScanInput = z.strictObject({
  stand_token: z.string().check(z.regex(standToken, 'mice.standUnknown')),
  /** The code of the badge; a number alone is not accepted here. */
  code: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(600, 'validation.tooLong')),
})
// The token is too long to be guessed: counting wrong ones would only shut out the other stands behind the hall's address.
const atStand = { method: 'post', auth: 'none', limit: 'scan' } as const

/**
 * What visitors do at a stand with their own badge. Both calls refuse with 404 `mice.standUnknown`, and `mice.badgeUnknown` for a
 * code that is not a badge of this fair.
 */
export const miceStand = {
  read: endpoint({ ...atStand, path: '/api/v1/mice/stand/read', body: ScanInput, data: MiceBadge }),
  /** Corrects what is on the badge, and admits its holder. A repeated `scan_id` does not admit a second time. */
  checkIn: endpoint({
    ...atStand,
    path: '/api/v1/mice/stand/check-in',
    body: z.extend(ScanInput, { scan_id: Uuid, name_latin: LatinName, organization: BadgeOrganization }),
    data: z.object({ badge: MiceBadge, result: GateResult }),
  }),
}
