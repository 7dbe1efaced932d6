import { endpoint } from '../endpoint'
import { z } from '../zod'
import { FairSector } from './sectors'

/** How many take part in this year's fair: approved companies alone, never who they are. */
export const FairTurnout = z.object({
  buyers: z.number(),
  sellers: z.number(),
  /** Countries that the buyers come from, as ISO 3166-1 alpha-2, those with most companies first. */
  countries: z.array(z.object({ country: z.string(), companies: z.number() })),
  /** What the companies do, those with most first. */
  sectors: z.array(z.object({ sector: FairSector, buyers: z.number(), sellers: z.number() })),
})
export type FairTurnout = z.infer<typeof FairTurnout>

export const fairTurnout = {
  /** Zeros where no fair was announced. */
  show: endpoint({ method: 'get', path: '/api/v1/fair/turnout', auth: 'none', data: FairTurnout }),
}
