import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, Moment, RequiredText, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'
import { MiceRole } from './registration'

/** Scans of one call, and characters of what a place is called at which somebody scans (product §9). */
export const gateLimits = { atOnce: 50, place: 40 } as const

/** What a scan of a badge comes to at a door. */
const gateResults = ['valid', 'used', 'waiting', 'no_seat', 'revoked', 'other_fair', 'unknown'] as const
export const GateResult = z.enum(gateResults)
export type GateResult = z.infer<typeof GateResult>

/** What a device decides alone: `unlisted` is a badge of ours that is not on the list which it has. */
const toldResults = ['valid', 'used', 'no_seat', 'other_fair', 'unlisted', 'unknown'] as const
export const ToldResult = z.enum(toldResults)
export type ToldResult = z.infer<typeof ToldResult>

/** The entrance, or a session by its id. */
export const MiceDoor = z.union([z.literal('entrance'), Uuid])
export type MiceDoor = z.infer<typeof MiceDoor>

/** When and where a badge came through this door before. */
const Before = z.object({ at: Instant, place: z.string() })

/** What staff read of a scan. */
export const GateAnswer = z.object({
  id: Uuid,
  result: GateResult,
  /** Null where the badge is none of this fair's. */
  person: z.nullable(
    z.object({
      number: z.string(),
      name: z.string(),
      name_latin: z.string(),
      organisation: z.string(),
      roles: z.array(MiceRole),
    }),
  ),
  before: z.nullable(Before),
  /** Whether a device let somebody in without a network who should not have come in. */
  conflict: z.boolean(),
})
export type GateAnswer = z.infer<typeof GateAnswer>

const GateScan = z.strictObject({
  /** Made by the device: the same scan sent again is answered as it was. */
  id: Uuid,
  /** The badge's code, or its number where staff type it. */
  code: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(600, 'validation.tooLong')),
  /** When it was scanned, by the device's clock; that of the server where it lies ahead, or where the server was asked. */
  at: Moment,
  /** What the device said while there was no network; null where the server was asked while the visitor waited. */
  told: z.nullable(ToldResult),
})
export type GateScan = z.infer<typeof GateScan>

const GateDoor = z.object({
  door: MiceDoor,
  /** Null for the entrance. */
  session: z.nullable(z.object({ title: BothLanguages, day: Day, starts: TimeOfDay, hall: BothLanguages })),
})

const desk = { auth: 'admin', roles: ['operator'] } as const
const path = '/api/v1/admin/mice/gate'
const Door = z.object({ door: MiceDoor })

/** Check-in by badge; all refuse with 404 where no fair was announced, and a door that there is not (product §4). */
export const miceGate = {
  /**
   * The doors: the entrance and the sessions of today, or of the first day where the fair does not run today, which is then a rehearsal
   * that is counted for today alone. With the public keys that codes are checked with when there is no network.
   */
  doors: endpoint({
    method: 'get',
    path,
    ...desk,
    data: z.object({
      year: z.number(),
      name: BothLanguages,
      first_day: Day,
      today: Day,
      is_rehearsal: z.boolean(),
      doors: z.array(GateDoor),
      ticket_keys: z.array(z.object({ id: z.string(), key: z.string() })),
    }),
  }),
  /** What a device judges by without a network: numbers of badges that may come in, and who is in. Nothing in it is about a person. */
  list: endpoint({
    method: 'get',
    path: `${path}/:door`,
    ...desk,
    params: Door,
    data: z.object({
      year: z.number(),
      day: Day,
      /** Of all badges of the fair. */
      numbers: z.array(z.string()),
      /** Of those that have a seat in the session; null at the entrance. */
      seated: z.nullable(z.array(z.string())),
      entered: z.array(z.extend(Before, { number: z.string() })),
      asked_at: Instant,
    }),
  }),
  /** Takes scans in their order. */
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
  }),
  /** Who has come in. */
  counts: endpoint({
    method: 'get',
    path: `${path}-counts`,
    ...desk,
    data: z.object({
      today: Day,
      is_rehearsal: z.boolean(),
      /** Badges of the fair. */
      people: z.number(),
      entered: z.number(),
      /** Of today, at all doors: scans that let nobody in, and people who came in without a network and should not have. */
      refused: z.number(),
      conflicts: z.number(),
      /** People through the entrance by hour of today in Seoul, those without any left out. */
      hours: z.array(z.object({ hour: z.number(), people: z.number() })),
      /** People through the entrance by day of the fair. */
      days: z.array(z.object({ day: Day, people: z.number() })),
      /** Sessions of today that somebody has come into. */
      sessions: z.array(
        z.object({ id: Uuid, title: BothLanguages, starts: TimeOfDay, seats: z.number(), people: z.number() }),
      ),
    }),
  }),
}
