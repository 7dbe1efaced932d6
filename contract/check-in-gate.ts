import { ProductId } from './catalog'
import { Day, Instant, RequiredText, TimeOfDay, Uuid } from './fields'
import { Site } from './sites/sites'
import { z } from './zod'

/** An entrance of a tour: a pier, a coach, the door of a hall. */
export const Gate = z.object({ id: Uuid, name: z.string() })
export type Gate = z.infer<typeof Gate>

/** Head count of a tour on a day at one of its gates. */
export const GateCount = z.object({
  tour_id: ProductId,
  gate_id: Uuid,
  /** People admitted, minus those of undone scans: the sum of `admits` in the log. */
  admitted: z.number(),
  /** Scans that turned people away. */
  refused: z.number(),
  conflicts: z.number(),
})
export type GateCount = z.infer<typeof GateCount>

/** A tour on the given day, with its gates; `expected` is the number of people in paid reservations. */
export const GateTour = z.object({
  id: ProductId,
  name: z.string(),
  start_times: z.array(TimeOfDay),
  expected: z.number(),
  gates: z.array(Gate),
})
export type GateTour = z.infer<typeof GateTour>

/** The public half of the device's key: ECDSA P-256 as a JWK, of which only the point is sent. */
export const DeviceKey = z.strictObject({
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
  y: z.string().check(z.regex(/^[\w-]{43}$/)),
})
export type DeviceKey = z.infer<typeof DeviceKey>

/** What staff choose at the start of a shift: the gate, and a name for the device. */
export const ShiftStart = z.strictObject({ gate_id: Uuid, name: RequiredText(60) })
export type ShiftStart = z.infer<typeof ShiftStart>

/** What a device needs to scan offline; it contains no personal data. */
export const Enrolment = z.object({
  device_id: Uuid,
  site: Site,
  gate: Gate,
  tour: z.object({ id: ProductId, name: z.string() }),
  day: Day,
  shift_ends_at: Instant,
  /** Public Ed25519 keys that verify codes, 32 bytes in base64url each. */
  ticket_keys: z.array(z.object({ id: z.string(), key: z.string() })),
  asked_at: Instant,
})
export type Enrolment = z.infer<typeof Enrolment>

/** People already admitted: where and when the first of them went in. */
export const Entered = z.object({
  reservation_number: z.string(),
  people: z.number(),
  gate_id: Uuid,
  gate_name: z.string(),
  at: Instant,
})
export type Entered = z.infer<typeof Entered>

/** A reservation whose time or party differs from what its older codes say. */
export const Reissued = z.object({ reservation_number: z.string(), start_time: TimeOfDay, party_size: z.number() })
export type Reissued = z.infer<typeof Reissued>

/**
 * The device's tour and day as the server knows it: codes that are no longer valid, changed reservations, and people already
 * admitted.
 */
export const DayState = z.object({
  revoked: z.array(z.string()),
  reissued: z.array(Reissued),
  entered: z.array(Entered),
  asked_at: Instant,
})
export type DayState = z.infer<typeof DayState>
