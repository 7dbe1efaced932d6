import { endpoint } from '../endpoint'
import { Instant, RequiredText, Uuid } from '../fields'
import { z } from '../zod'
import { GateResult, gateLimits } from './gate'
import { LatinName, MiceBadge, miceLine } from './registration'

/** Hours for which a device is a stand at which visitors check themselves in, and such stands at once (product §9). */
export const standLimits = { hours: 14, atOnce: 20 } as const

/** The page of a stand; the token that opens it stands in the fragment once, and is then kept by the device. */
export const standPath = '/mice/stand'

/** A device at which visitors check themselves in. */
export const MiceStand = z.object({ id: Uuid, place: z.string(), opened_at: Instant, expires_at: Instant })
export type MiceStand = z.infer<typeof MiceStand>

const desk = { auth: 'admin', roles: ['operator'] } as const
const path = '/api/v1/admin/mice/stands'
const Stands = z.array(MiceStand)

/** Stands are opened on the device itself, and closed from anywhere; each of both is in the audit log (product §6). */
export const miceStandDesk = {
  /** Those that are open, by place. */
  list: endpoint({ ...desk, method: 'get', path, data: Stands }),
  /** Makes a stand of a device: all that its token can do is `miceStand`. Refuses with 404 where no fair was announced, 409 `mice.standsTooMany`. */
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

/** What the token of a stand looks like. */
export const standToken = /^[\w-]{43}$/
const Asked = z.strictObject({
  stand_token: z.string().check(z.regex(standToken, 'mice.standUnknown')),
  /** Of the badge; a number alone opens nothing here. */
  code: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(600, 'validation.tooLong')),
})
const atStand = { method: 'post', auth: 'none', attempts: true } as const

/** What visitors do at a stand with their own badge. Both refuse with 404 `mice.standUnknown`, and `mice.badgeUnknown` for what is no badge of this fair. */
export const miceStand = {
  read: endpoint({ ...atStand, path: '/api/v1/mice/stand/read', body: Asked, data: MiceBadge }),
  /** Corrects what is on the badge, and lets its holder in. A `scan_id` that was sent before lets in no second time. */
  checkIn: endpoint({
    ...atStand,
    path: '/api/v1/mice/stand/check-in',
    body: z.extend(Asked, { scan_id: Uuid, name_latin: LatinName, organisation: RequiredText(miceLine) }),
    data: z.object({ badge: MiceBadge, result: GateResult }),
  }),
}
