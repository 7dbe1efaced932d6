import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Instant, Moment, Uuid } from '../fields'
import { Amount } from '../money'
import { z } from '../zod'
import { PassPerson } from './affiliate'
import { PassTypeName } from './pass-type'

/** Scans that are sent at once, and hours after which a scan is sent too late (product §9). */
export const scansAtOnce = 100
export const scanHours = 24

/** What a scan of a pass comes to; only `valid` lets in. */
export const passScanResults = ['valid', 'used_here', 'used_up', 'expired', 'returned', 'unknown', 'too_late'] as const
export const PassScanResult = z.enum(passScanResults)
export type PassScanResult = z.infer<typeof PassScanResult>

/** What staff read of a scan. */
export const PassScanAnswer = z.object({
  id: Uuid,
  result: PassScanResult,
  /** Whether the pass began with this scan. */
  begun: z.boolean(),
  /** Null where the code is none of ours. */
  pass: z.nullable(
    z.object({
      number: z.string(),
      type: PassTypeName,
      person: PassPerson,
      visits_left: z.nullable(z.number()),
      ends_at: z.nullable(Instant),
    }),
  ),
  /** When it was used here before, where that is why it lets in no more. */
  used_at: z.nullable(Instant),
  saved_won: Amount,
})
export type PassScanAnswer = z.infer<typeof PassScanAnswer>

/** Characters of a code at most; a longer one is none of ours. */
export const longestPassCode = 600

const PassScan = z.strictObject({
  /** Made by the device: the same scan sent again is answered as it was, and spends nothing. */
  id: Uuid,
  code: z.string().check(z.maxLength(longestPassCode, 'validation.tooLong')),
  /** When it was scanned, by the device's clock; that of the server where it lies ahead. */
  at: Moment,
})
export type PassScan = z.infer<typeof PassScan>

/** Where somebody lets people in; `times_per_pass` as a device needs it that has no network. */
export const PassGatePlace = z.object({
  id: Uuid,
  name: BothLanguages,
  benefit: BothLanguages,
  times_per_pass: z.number(),
})
export type PassGatePlace = z.infer<typeof PassGatePlace>

export const passGate = {
  /**
   * Where the member lets people in, and the public keys that codes are checked with when there is no network: such a scan says that the
   * code is ours, and is spent when it is sent.
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
  /** Spends a visit for each scan, in their order. Refuses with 404 who is no staff of the affiliate. */
  scan: endpoint({
    method: 'post',
    path: '/api/v1/pass/gate/:id/scans',
    auth: 'member',
    params: z.object({ id: Uuid }),
    body: z.strictObject({
      scans: z
        .array(PassScan)
        .check(z.minLength(1, 'validation.required'), z.maxLength(scansAtOnce, 'validation.tooMany')),
    }),
    data: z.array(PassScanAnswer),
  }),
}
