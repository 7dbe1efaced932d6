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
  /** The first and the last day in Seoul on which somebody may register. */
  registration_opens: Day,
  registration_closes: Day,
})
export type MiceFigures = z.infer<typeof MiceFigures>

/** A year's MICE fair as everybody may see it. */
export const MiceEdition = z.object({
  year: z.number(),
  figures: MiceFigures,
  /** Whether somebody may register now. */
  is_open: z.boolean(),
  /** The day in Seoul, by the server's clock. */
  today: Day,
})
export type MiceEdition = z.infer<typeof MiceEdition>

export const miceEdition = {
  /** The fair that runs or comes next, else the last. Refuses with 404 where none was announced. */
  current: endpoint({ method: 'get', path: '/api/v1/mice/edition', auth: 'none', data: MiceEdition }),
}
