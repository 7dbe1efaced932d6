import { ProductId } from './catalog'
import { Day, Instant, RequiredText, TimeOfDay, Uuid } from './fields'
import { Site } from './sites/sites'
import { z } from './zod'

/** An entrance of a tour: a pier, a coach, the door of a hall. */
export const Gate = z.object({ id: Uuid, name: z.string() })
export type Gate = z.infer<typeof Gate>

/** People of a tour on a day at one of its gates. */
export const GateCount = z.object({
  tour_id: ProductId,
  gate_id: Uuid,
  /** People let in, less those of undone scans: the sum of `admits` of the log. */
  admitted: z.number(),
  /** Scans whose people were turned away. */
  refused: z.number(),
  conflicts: z.number(),
})
export type GateCount = z.infer<typeof GateCount>

/** A tour that takes place on the day, with its gates; `expected` is how many people have paid for it. */
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

/** What staff choose when they begin a shift: the gate, and a name for the device. */
export const ShiftStart = z.strictObject({ gate_id: Uuid, name: RequiredText(60) })
export type ShiftStart = z.infer<typeof ShiftStart>

/** What a device must know to scan without a network; nothing in it is about a person. */
export const Enrolment = z.object({
  device_id: Uuid,
  site: Site,
  gate: Gate,
  tour: z.object({ id: ProductId, name: z.string() }),
  day: Day,
  shift_ends_at: Instant,
  /** Public Ed25519 keys that codes are checked with, 32 bytes in base64url each. */
  ticket_keys: z.array(z.object({ id: z.string(), key: z.string() })),
  asked_at: Instant,
})
export type Enrolment = z.infer<typeof Enrolment>

/** People who are in: where and when they went in first. */
export const Entered = z.object({
  reservation_number: z.string(),
  people: z.number(),
  gate_id: Uuid,
  gate_name: z.string(),
  at: Instant,
})
export type Entered = z.infer<typeof Entered>

/** A reservation whose hour or party is another one than older codes of it say. */
export const Reissued = z.object({ reservation_number: z.string(), start_time: TimeOfDay, party_size: z.number() })
export type Reissued = z.infer<typeof Reissued>

/** The device's tour on its day as the server knows it: codes that are no longer good, those that have changed, and people who are in. */
export const DayState = z.object({
  revoked: z.array(z.string()),
  reissued: z.array(Reissued),
  entered: z.array(Entered),
  asked_at: Instant,
})
export type DayState = z.infer<typeof DayState>
