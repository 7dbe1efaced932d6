import { ProductId } from './catalog'
import { scanBatch, Verdict } from './check-in-rules'
import { endpoint } from './endpoint'
import { Day, Instant, LangQuery, OptionalText, Paged, Paging, RequiredText, TimeOfDay, Uuid } from './fields'
import { BookingStatus } from './order'
import { Site } from './sites'
import { z } from './zod'

/** Who works at the gates: `gate-staff` at those they are assigned to, a `supervisor` at all of them (product §6). */
const staff = ['gate-staff', 'supervisor'] as const

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

/** The device's tour on its day as the server knows it: codes that are no longer good, and people who are in. */
export const DayState = z.object({ revoked: z.array(z.string()), entered: z.array(Entered), asked_at: Instant })
export type DayState = z.infer<typeof DayState>

export const scanActs = ['admit', 'undo'] as const

/** Each device counts its scans from 1. */
const Counter = z.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1))

/** Which scan is meant. */
const ScanName = z.strictObject({ device_id: Uuid, counter: Counter })

/** Sent exactly as it was signed, so nothing is trimmed. */
const Signed = (max: number) => z.string().check(z.maxLength(max, 'validation.tooLong'))

/**
 * A line of a device's log, which is only ever added to. The server is asked with `told` null while the people wait; what
 * the device told them itself, without a network, stands in `told`. The same `counter` is the same scan: asked first and
 * told by the device when no answer came, it still lets the people in once, and what the device told them is what
 * happened (product §4).
 */
export const Scan = z.strictObject({
  counter: Counter,
  gate_id: Uuid,
  at: z.iso.datetime('validation.invalid'),
  act: z.enum(scanActs),
  /** What was read; empty when the reservation was searched for, which only the server can answer. */
  code: Signed(1000),
  reservation_number: Signed(40),
  people: z.number().check(z.int(), z.gte(0), z.lte(100)),
  told: z.nullable(Verdict),
  /** The scan that an `undo` takes back: one of this device, or by a supervisor of any device of the site. */
  undoes: z.nullable(ScanName),
  /** Of `scanText`, by the device's key: 64 bytes in base64url. */
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
})
export type Scan = z.infer<typeof Scan>

/** What a device signs: every field of a scan but the signature, in this order. */
export const scanText = (deviceId: string, scan: Omit<Scan, 'signature'>): string =>
  JSON.stringify([
    deviceId,
    scan.counter,
    scan.gate_id,
    scan.at,
    scan.act,
    scan.code,
    scan.reservation_number,
    scan.people,
    scan.told,
    scan.undoes && [scan.undoes.device_id, scan.undoes.counter],
  ])

/** A scan as the log of the server has it. */
export const LoggedScan = z.object({
  id: Uuid,
  /** Grows with each scan of the server: where a stream goes on after a pause. */
  seq: z.number(),
  tour_id: ProductId,
  gate_id: Uuid,
  gate_name: z.string(),
  device_id: Uuid,
  device_name: z.string(),
  staff_name: z.string(),
  counter: z.number(),
  at: Instant,
  received_at: Instant,
  act: z.enum(scanActs),
  /** Empty for a code that is none of ours. */
  reservation_number: z.string(),
  /** For how many it was asked. */
  people: z.number(),
  /** How many it adds to those who are in: below 0 for an undo, 0 where another line has counted them. */
  admits: z.number(),
  /** What the people were told; of an undo see `Verdict`. */
  verdict: Verdict,
  /** What the server knew: the same, unless the device told them without a network. */
  judged: Verdict,
  /** Told by the device without a network. */
  offline: z.boolean(),
  /** Let in by the device although the server knows better: staff of the gates and supervisors see every scan of it. */
  conflict: z.boolean(),
  undoes: z.nullable(z.object({ device_id: Uuid, counter: z.number() })),
  undone: z.boolean(),
})
export type LoggedScan = z.infer<typeof LoggedScan>

/** The answer to one scan; `earlier` are the scans that let people of the same reservation in before. */
export const ScanResult = z.object({
  counter: z.number(),
  verdict: Verdict,
  judged: Verdict,
  conflict: z.boolean(),
  reservation_number: z.string(),
  party_size: z.number(),
  /** How many of them are in after this scan. */
  admitted: z.number(),
  /** What a ticket for another place or hour is for; null where there is no such ticket. */
  ticket: z.nullable(z.object({ tour_name: z.string(), date: Day, start_time: TimeOfDay })),
  earlier: z.array(z.pick(LoggedScan, { gate_id: true, gate_name: true, at: true, people: true, offline: true })),
})
export type ScanResult = z.infer<typeof ScanResult>

/** A reservation as staff find it: the name is shown to staff who are online, and kept nowhere on a device. */
export const Party = z.object({
  reservation_number: z.string(),
  representative_name: z.string(),
  tour_id: ProductId,
  tour_name: z.string(),
  option_name: z.string(),
  date: Day,
  start_time: TimeOfDay,
  status: BookingStatus,
  party_size: z.number(),
  admitted: z.number(),
})
export type Party = z.infer<typeof Party>

/**
 * A reservation that more people went in on than it has, or that was no longer good: each scan of it, none merged away. Its
 * number is empty and its party 0 where a code that is none of ours was let in.
 */
export const Conflict = z.object({
  reservation_number: z.string(),
  tour_id: ProductId,
  party_size: z.number(),
  admitted: z.number(),
  scans: z.array(LoggedScan),
})
export type Conflict = z.infer<typeof Conflict>

/** What the stream tells: a scan with the counts of its gate after it, a code that is no longer good, or is again. */
export const GateEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scan'), seq: z.number(), scan: LoggedScan, count: GateCount }),
  z.object({
    type: z.enum(['revoked', 'restored']),
    seq: z.number(),
    tour_id: ProductId,
    reservation_number: z.string(),
  }),
])
export type GateEvent = z.infer<typeof GateEvent>

const SiteParams = z.object({ site: Site })
const DeviceParams = z.object({ id: Uuid })
const auth = { auth: 'admin', roles: staff } as const

export const checkIn = {
  /** The tours of the day with the gates that the caller may work at. */
  tours: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gates',
    params: SiteParams,
    query: z.extend(LangQuery, { day: z.optional(Day) }),
    data: z.object({ day: Day, tours: z.array(GateTour), counts: z.array(GateCount) }),
  }),
  /** Makes a device fit to scan at a gate for a shift of `shiftHours`. Refuses with 403 `gate.notAssigned`, 404 for a gate that there is not. */
  enrol: endpoint({
    ...auth,
    method: 'post',
    path: '/api/v1/sites/:site/gate-devices',
    params: SiteParams,
    query: LangQuery,
    body: z.extend(ShiftStart, { public_key: DeviceKey }),
    data: Enrolment,
    limit: 'write',
  }),
  /** Ends the shift of a device; what it has not sent yet can still be sent. */
  end: endpoint({
    ...auth,
    method: 'delete',
    path: '/api/v1/gate-devices/:id',
    params: DeviceParams,
    data: z.object({}),
  }),
  day: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/gate-devices/:id/day',
    params: DeviceParams,
    query: LangQuery,
    data: DayState,
  }),
  /**
   * Takes lines of a device's log in their order, each once: sent again they are answered as before. Refuses the whole
   * with 403 `gate.signature`, 409 `gate.logChanged` (another scan under a counter that there is), 403 `gate.shiftOver` for a
   * scan made after the shift, 403 `gate.notAssigned` for asking live at a gate of others: what was told already, any staff
   * of the site may send.
   */
  scan: endpoint({
    ...auth,
    method: 'post',
    path: '/api/v1/gate-devices/:id/scans',
    params: DeviceParams,
    query: LangQuery,
    body: z.strictObject({ scans: z.array(Scan).check(z.minLength(1), z.maxLength(scanBatch)) }),
    data: z.object({ results: z.array(ScanResult) }),
  }),
  /**
   * Paid reservations of a day by departure and number, or by `q` in name or number whatever their status, so that staff can
   * say why one is not good; those of one tour, departure or state. `in` has somebody in, `waiting` somebody who is not.
   */
  parties: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-parties',
    params: SiteParams,
    query: z.extend(z.extend(Paging, LangQuery.shape), {
      day: Day,
      tour_id: z.optional(ProductId),
      start_time: z.optional(TimeOfDay),
      q: z._default(OptionalText(80), ''),
      state: z._default(z.enum(['all', 'waiting', 'in']), 'all'),
    }),
    data: Paged(Party),
  }),
  /** A reservation with every scan of it. Refuses with 404 `gate.notFound`. */
  party: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-parties/:number',
    params: z.extend(SiteParams, { number: RequiredText(40) }),
    query: LangQuery,
    data: z.object({ party: Party, scans: z.array(LoggedScan) }),
  }),
  /** The latest scans of a day, newest first, at the caller's gates. */
  scans: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-scans',
    params: SiteParams,
    query: z.extend(z.extend(Paging, LangQuery.shape), { day: Day, gate_id: z.optional(Uuid) }),
    data: Paged(LoggedScan),
  }),
  conflicts: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-conflicts',
    params: SiteParams,
    query: z.extend(z.extend(Paging, LangQuery.shape), { day: Day }),
    data: Paged(Conflict),
  }),
  /**
   * Every event of a day after `after` (or the header `Last-Event-ID`, or now) in the tours of the caller's gates, and
   * conflicts that concern these gates, as server-sent events whose ids are their `seq`; it stays open.
   */
  events: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-events',
    params: SiteParams,
    query: z.extend(LangQuery, { day: Day, after: z.optional(z.coerce.number()) }),
    data: GateEvent,
    stream: true,
  }),
}
