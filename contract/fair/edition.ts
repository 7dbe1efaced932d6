import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'
import { FairSector } from './sectors'

/** A hall of the venue; `width` and `height` are in meters and contain its booths. */
export const FairHall = z.object({ id: z.string(), name: BothLanguages, width: z.number(), height: z.number() })
export type FairHall = z.infer<typeof FairHall>

/** A day of the fair; opening and closing times are in Seoul. */
export const FairDay = z.object({ day: Day, opens: TimeOfDay, closes: TimeOfDay })
export type FairDay = z.infer<typeof FairDay>

/** The figures of one year's fair, all of them settings (product §3, §9). */
export const FairFigures = z.object({
  name: BothLanguages,
  venue: z.object({ name: BothLanguages, address: BothLanguages }),
  halls: z.array(FairHall),
  /** In order. */
  days: z.array(FairDay),
  /** The first and the last day of registration, in Seoul. */
  registration_opens: Day,
  registration_closes: Day,
  /** The first day for meeting requests, in Seoul. */
  requests_open: Day,
  /** Most requests that one company can send per day, and have waiting for an answer at a time; received ones do not count. */
  requests_a_day: z.number(),
  requests_waiting: z.number(),
  /** Most meetings of one company. */
  meetings_most: z.number(),
  /** Hours before a meeting after which no other time can be proposed. */
  proposal_hours: z.number(),
})
export type FairFigures = z.infer<typeof FairFigures>

/** A time for a meeting; `id` is the same for all companies. */
export const FairSlot = z.object({ id: Uuid, day: Day, starts: TimeOfDay, ends: TimeOfDay })
export type FairSlot = z.infer<typeof FairSlot>

/** The year of a list or of figures; defaults to this year's fair. */
export const FairYearQuery = z.optional(z.coerce.number().check(z.int(), z.gte(2019), z.lte(2099)))

/** The phase of a fair, by the days in its settings. */
export const fairPhases = ['announced', 'registration', 'requests', 'running', 'over'] as const
export const FairPhase = z.enum(fairPhases)
export type FairPhase = z.infer<typeof FairPhase>

/** A year's fair, as shown to the public. */
export const FairEdition = z.object({
  year: z.number(),
  figures: FairFigures,
  /** By time. */
  slots: z.array(FairSlot),
  phase: FairPhase,
  /** Whether registration is open now, which is possible in more than one phase. */
  is_open: z.boolean(),
  /** The day in Seoul, by the server's clock. */
  today: Day,
})
export type FairEdition = z.infer<typeof FairEdition>

/** A booth on the plan; `x` and `y` are its upper left corner, in meters. Companies can share one. */
export const FairBooth = z.object({
  id: Uuid,
  hall: z.string(),
  number: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  companies: z.array(z.object({ id: Uuid, name: BothLanguages, sector: FairSector })),
})
export type FairBooth = z.infer<typeof FairBooth>

export const fairEdition = {
  /** This year's fair: the running or next one, otherwise the last. Refuses with 404 if there is none. */
  current: endpoint({ method: 'get', path: '/api/v1/fair/edition', auth: 'none', data: FairEdition }),
  /** The booths of this year's fair by number, each with its approved companies; empty if no fair was announced. */
  booths: endpoint({ method: 'get', path: '/api/v1/fair/booths', auth: 'none', data: z.array(FairBooth) }),
}
