import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, Moment, RequiredText, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'
import { MiceRole } from './registration'

/** Most scans in one call, and characters of the name of a scanning place (product §9). */
export const gateLimits = { atOnce: 50, place: 40 } as const

/** The product id that badge codes contain instead of a real one. */
export const badgeProduct = 'mice-badge'

/** The result of a badge scan at a door. */
const gateResults = ['valid', 'used', 'waiting', 'no_seat', 'revoked', 'other_fair', 'unknown', 'undone'] as const
export const GateResult = z.enum(gateResults)
export type GateResult = z.infer<typeof GateResult>

/** Results a device decides offline: `unlisted` is a badge of ours that is not on the device's list. */
const deviceResults = ['valid', 'used', 'no_seat', 'other_fair', 'unlisted', 'unknown'] as const
export const DeviceResult = z.enum(deviceResults)
export type DeviceResult = z.infer<typeof DeviceResult>

/** The entrance, or a session by its id. */
export const MiceDoor = z.union([z.literal('entrance'), Uuid])
export type MiceDoor = z.infer<typeof MiceDoor>

/** When and where a badge was admitted at this door before. */
const Before = z.object({ at: Instant, place: z.string() })

/** The result of a scan, for staff. */
export const GateAnswer = z.object({
  id: Uuid,
  result: GateResult,
  /** Null if the badge is not of this fair. */
  person: z.nullable(
    z.object({
      number: z.string(),
      name: z.string(),
      name_latin: z.string(),
      organization: z.string(),
      roles: z.array(MiceRole),
    }),
  ),
  before: z.nullable(Before),
  /** Whether a device admitted, offline, a person who should have been refused. */
  conflict: z.boolean(),
})
export type GateAnswer = z.infer<typeof GateAnswer>

const GateScan = z.strictObject({
  /** Created by the device: a repeated scan gets the same response. */
  id: Uuid,
  /** The badge's code, or its number if staff type it. */
  code: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(600, 'validation.tooLong')),
  /**
   * The time of the scan by the device's clock; the server's time is used if that is in the future, or if the server was asked.
   */
  at: Moment,
  /** The device's verdict while offline; null if the server was asked while the visitor waited. */
  told: z.nullable(DeviceResult),
})
export type GateScan = z.infer<typeof GateScan>

const GateDoor = z.object({
  door: MiceDoor,
  /** Null for the entrance. */
  session: z.nullable(z.object({ title: BothLanguages, day: Day, starts: TimeOfDay, hall: BothLanguages })),
})

/** Staff at the doors have no other access to the desk (product §6). */
const desk = { auth: 'admin', roles: ['operator', 'mice-gate-staff'] } as const
const path = '/api/v1/admin/mice/gate'
const Door = z.object({ door: MiceDoor })

/** Check-in by badge; all calls refuse with 404 if no fair was announced, and for an unknown door (product §4). */
export const miceGate = {
  /**
   * The doors: the entrance and the sessions of today. On every day on which the fair is not open, check-in is a rehearsal with the
   * sessions of the first day: badges are judged as on a day of the fair, count for the day of the rehearsal only, and are still
   * fresh at the fair. Includes the public keys that verify codes offline.
   */
  doors: endpoint({
    method: 'get',
    path,
    ...desk,
    data: z.object({
      year: z.number(),
      name: BothLanguages,
      first_day: Day,
      /** The days of the fair, so that a device knows offline whether it is in rehearsal. */
      days: z.array(z.object({ day: Day })),
      doors: z.array(GateDoor),
      ticket_keys: z.array(z.object({ id: z.string(), key: z.string() })),
    }),
  }),
  /** The data a device needs offline: numbers of valid badges, and of those already in. It contains no personal data. */
  list: endpoint({
    method: 'get',
    path: `${path}/:door`,
    ...desk,
    params: Door,
    data: z.object({
      year: z.number(),
      day: Day,
      /** All badges of the fair. */
      numbers: z.array(z.string()),
      /** Badges with a seat in the session; null at the entrance. */
      seated: z.nullable(z.array(z.string())),
      entered: z.array(z.extend(Before, { number: z.string() })),
      asked_at: Instant,
    }),
  }),
  /** Accepts scans in order. */
  scan: endpoint({
    method: 'post',
    path: `${path}/:door/scans`,
    ...desk,
    params: Door,
    body: z.strictObject({
      place: RequiredText(gateLimits.place),
      scans: z
        .array(GateScan)
        .check(z.minLength(1, 'validation.required'), z.maxLength(gateLimits.atOnce, 'validation.tooMany')),
    }),
    data: z.array(GateAnswer),
    limit: 'scan',
  }),
  /**
   * Undoes an admission of today, for example of the wrong person: it no longer counts, and the badge is admitted again. Safe to
   * repeat. Rejects an unknown scan of the door with 404, and one that did not admit or is of another day with 409 `general.conflict`.
   */
  undo: endpoint({
    method: 'post',
    path: `${path}/:door/scans/:id/undo`,
    ...desk,
    params: z.extend(Door, { id: Uuid }),
    data: z.object({ id: Uuid, result: GateResult }),
  }),
  /** Attendance figures. */
  counts: endpoint({
    method: 'get',
    path: `${path}-counts`,
    ...desk,
    data: z.object({
      today: Day,
      /** Whether the counts of today are those of a rehearsal. */
      is_rehearsal: z.boolean(),
      /** Badges of the fair. */
      people: z.number(),
      entered: z.number(),
      /** Today, at all doors: refused scans, people wrongly admitted offline, and all scans made offline. */
      refused: z.number(),
      conflicts: z.number(),
      offline: z.number(),
      /** People through the entrance by Seoul hour of today; hours without any are left out. */
      hours: z.array(z.object({ hour: z.number(), people: z.number() })),
      /** People through the entrance by day of the fair. */
      days: z.array(z.object({ day: Day, people: z.number() })),
      /** Today's sessions with at least one admission. */
      sessions: z.array(
        z.object({ id: Uuid, title: BothLanguages, starts: TimeOfDay, seats: z.number(), people: z.number() }),
      ),
    }),
  }),
}
