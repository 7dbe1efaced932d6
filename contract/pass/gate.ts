import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Instant, Moment, Uuid } from '../fields'
import { Amount } from '../money'
import { z } from '../zod'
import { PassPerson } from './affiliate'
import { PassTypeName } from './pass-type'

/** Most scans in one call, and hours after which a scan is too late (product §9). */
export const scansAtOnce = 100
export const scanHours = 24
/** Minutes after which a scan that arrives was made offline (product §9). */
export const scanOfflineMinutes = 2

/**
 * The results of a pass scan that do not admit. `given`: the pass was given away, and this code no longer admits. `closed`: its
 * holder's account was closed.
 */
export const passRefusals = [
  'used_here',
  'used_up',
  'expired',
  'returned',
  'given',
  'closed',
  'unknown',
  'too_late',
] as const
export const PassRefusal = z.enum(passRefusals)
export type PassRefusal = z.infer<typeof PassRefusal>

/** The result of a pass scan; only `valid` admits. */
export const passScanResults = ['valid', ...passRefusals] as const
export const PassScanResult = z.enum(passScanResults)
export type PassScanResult = z.infer<typeof PassScanResult>

/** The result of a scan, for staff. */
export const PassScanAnswer = z.object({
  id: Uuid,
  result: PassScanResult,
  /** Whether the pass began with this scan. */
  begun: z.boolean(),
  /** Null if the code is not ours. */
  pass: z.nullable(
    z.object({
      number: z.string(),
      type: PassTypeName,
      person: PassPerson,
      visits_left: z.nullable(z.number()),
      ends_at: z.nullable(Instant),
    }),
  ),
  /** The earlier use here, if that is why it is refused. */
  used_at: z.nullable(Instant),
  saved_won: Amount,
})
export type PassScanAnswer = z.infer<typeof PassScanAnswer>

/** Most characters of a code; a longer one is not ours. */
export const longestPassCode = 600

const PassScan = z.strictObject({
  /** Created by the device: a repeated scan gets the same response, and spends nothing. */
  id: Uuid,
  code: z.string().check(z.maxLength(longestPassCode, 'validation.tooLong')),
  /** The time of the scan by the device's clock, which `sent_at` corrects; the server's time is used if that is in the future. */
  at: Moment,
})
export type PassScan = z.infer<typeof PassScan>

/** A place where the member scans passes; `times_per_pass` is for devices that are offline. */
export const PassGatePlace = z.object({
  id: Uuid,
  name: BothLanguages,
  benefit: BothLanguages,
  times_per_pass: z.number(),
})
export type PassGatePlace = z.infer<typeof PassGatePlace>

/** Most scans in the list of a place's day; all are counted (product §9). */
export const shownScans = 50

/** The scans of a day at a place; pass numbers and times, but no names. */
export const PlaceToday = z.object({
  /** Per result that occurred. */
  counts: z.array(z.object({ result: PassScanResult, scans: z.number() })),
  /** The latest first. */
  scans: z.array(
    z.object({
      id: Uuid,
      at: Instant,
      result: PassScanResult,
      /** Empty and null if the code is not ours. */
      number: z.string(),
      type: z.nullable(PassTypeName),
      /** Whether it was made offline and sent later. */
      late: z.boolean(),
      /** Whether the caller's account made it. */
      own: z.boolean(),
    }),
  ),
  now: Instant,
})
export type PlaceToday = z.infer<typeof PlaceToday>

export const passGate = {
  /**
   * Where the member scans passes, and the public keys that verify codes offline: such a scan proves that the code is ours, and
   * is spent when it is sent.
   */
  places: endpoint({
    method: 'get',
    path: '/api/v1/pass/gate',
    auth: 'member',
    data: z.object({
      places: z.array(PassGatePlace),
      ticket_keys: z.array(z.object({ id: z.string(), key: z.string() })),
      now: Instant,
    }),
  }),
  /** Today's scans at a place by the Seoul day, of all its staff and devices. Refuses with 404 callers who are not staff there. */
  today: endpoint({
    method: 'get',
    path: '/api/v1/pass/gate/:id/today',
    auth: 'member',
    params: z.object({ id: Uuid }),
    data: PlaceToday,
  }),
  /** Spends a visit for each scan, in order. Refuses with 404 callers who are not staff of the affiliate. */
  scan: endpoint({
    method: 'post',
    path: '/api/v1/pass/gate/:id/scans',
    auth: 'member',
    params: z.object({ id: Uuid }),
    body: z.strictObject({
      scans: z
        .array(PassScan)
        .check(z.minLength(1, 'validation.required'), z.maxLength(scansAtOnce, 'validation.tooMany')),
      /** The device's clock at the moment of sending: a pass runs by the time in Seoul, not by a phone with a wrong date. */
      sent_at: z.optional(Moment),
    }),
    data: z.array(PassScanAnswer),
  }),
}
