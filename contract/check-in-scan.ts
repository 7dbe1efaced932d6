import { ProductId } from './catalog'
import { Verdict } from './check-in-rules'
import { Day, Instant, Moment, TimeOfDay, Uuid } from './fields'
import { z } from './zod'

export const scanActs = ['admit', 'undo'] as const

/** Each device counts its scans from 1. */
const Counter = z.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1))

/** Which scan is meant. */
const ScanName = z.strictObject({ device_id: Uuid, counter: Counter })

/** Sent exactly as it was signed, so nothing is trimmed. */
const Signed = (max: number) => z.string().check(z.maxLength(max, 'validation.tooLong'))

/**
 * A line of a device's log, which is only ever added to. The server is asked with `told` null while the people wait; what
 * the device told them itself, without a network, is in `told`. The same `counter` is the same scan: asked first and
 * told by the device when no answer came, it still lets the people in once, and what the device told them is what
 * happened (product §4).
 */
export const Scan = z.strictObject({
  counter: Counter,
  gate_id: Uuid,
  at: Moment,
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
