import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { FairDay, FairHall } from '../fair/edition'
import { Day } from '../fields'
import { z } from '../zod'

/** The figures of one year's MICE fair, all of them settings (product §3). */
export const MiceFigures = z.object({
  name: BothLanguages,
  venue: z.object({ name: BothLanguages, address: BothLanguages }),
  halls: z.array(FairHall),
  /** In order. */
  days: z.array(FairDay),
  /** The first and the last day of registration, in Seoul. */
  registration_opens: Day,
  registration_closes: Day,
})
export type MiceFigures = z.infer<typeof MiceFigures>

/** A year's MICE fair, as shown to the public. */
export const MiceEdition = z.object({
  year: z.number(),
  figures: MiceFigures,
  /** Whether registration is open now. */
  is_open: z.boolean(),
  /** The day in Seoul, by the server's clock. */
  today: Day,
})
export type MiceEdition = z.infer<typeof MiceEdition>

export const miceEdition = {
  /** The running or next fair, otherwise the last. Refuses with 404 if none was announced. */
  current: endpoint({ method: 'get', path: '/api/v1/mice/edition', auth: 'none', data: MiceEdition }),
}
