import { ProductId } from './catalog'
import { Verdict } from './check-in-rules'
import { Day, Instant, Moment, TimeOfDay, Uuid } from './fields'
import { z } from './zod'

export const scanActs = ['admit', 'undo'] as const

/** Each device counts its scans from 1. */
const Counter = z.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1))

/** Identifies a scan. */
const ScanName = z.strictObject({ device_id: Uuid, counter: Counter })

/** Sent exactly as it was signed, so nothing is trimmed. */
const Signed = (max: number) => z.string().check(z.maxLength(max, 'validation.tooLong'))

/**
 * A line of a device's log, which is append-only. `told` is null when the server is asked while people wait, and holds the
 * device's own verdict when it decided offline. The same `counter` is the same scan: if the server was asked first and the device
 * decided when no response arrived, people are counted once, and the device's verdict is the one that applies (product §4).
 */
export const Scan = z.strictObject({
  counter: Counter,
  gate_id: Uuid,
  at: Moment,
  act: z.enum(scanActs),
  /** The code that was read; empty when the reservation was searched for, which only the server can judge. */
  code: Signed(1000),
  reservation_number: Signed(40),
  people: z.number().check(z.int(), z.gte(0), z.lte(100)),
  told: z.nullable(Verdict),
  /** The scan that an `undo` takes back: one of this device, or, for a supervisor, of any device of the site. */
  undoes: z.nullable(ScanName),
  /** Signature of `scanText` by the device's key: 64 bytes in base64url. */
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
})
export type Scan = z.infer<typeof Scan>

/** The text a device signs: every field of a scan except the signature, in this order. */
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

/** A scan in the server's log. */
export const LoggedScan = z.object({
  id: Uuid,
  /** Increases with each scan of the server: where a stream resumes after a pause. */
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
  /** Empty for a code that is not ours. */
  reservation_number: z.string(),
  /** The number of people who wanted to go in. */
  people: z.number(),
  /** How many it adds to the admitted people: negative for an undo, 0 if another line has counted them. */
  admits: z.number(),
  /** The verdict shown to the people; for an undo see `Verdict`. */
  verdict: Verdict,
  /** The server's verdict: equal to `verdict` unless the device decided offline. */
  judged: Verdict,
  /** Decided by the device offline. */
  offline: z.boolean(),
  /** Admitted by the device although the server knows better: gate staff and supervisors see every scan of the reservation. */
  conflict: z.boolean(),
  undoes: z.nullable(z.object({ device_id: Uuid, counter: z.number() })),
  undone: z.boolean(),
})
export type LoggedScan = z.infer<typeof LoggedScan>

/** The response to one scan; `earlier` are the scans that admitted people of the same reservation before. */
export const ScanResult = z.object({
  counter: z.number(),
  verdict: Verdict,
  judged: Verdict,
  conflict: z.boolean(),
  reservation_number: z.string(),
  party_size: z.number(),
  /** How many of the party are in after this scan. */
  admitted: z.number(),
  /** What a ticket for another place or time is for; null if there is no such ticket. */
  ticket: z.nullable(z.object({ tour_name: z.string(), date: Day, start_time: TimeOfDay })),
  earlier: z.array(z.pick(LoggedScan, { gate_id: true, gate_name: true, at: true, people: true, offline: true })),
})
export type ScanResult = z.infer<typeof ScanResult>
