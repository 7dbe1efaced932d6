import { endpoint } from '../endpoint'
import { z } from '../zod'
import { FairSector } from './sectors'

/** Number of participants of this year's fair: approved companies only, without their identities. */
export const FairTurnout = z.object({
  buyers: z.number(),
  sellers: z.number(),
  /** Countries of the buyers, as ISO 3166-1 alpha-2, most companies first. */
  countries: z.array(z.object({ country: z.string(), companies: z.number() })),
  /** Sectors of the companies, most companies first. */
  sectors: z.array(z.object({ sector: FairSector, buyers: z.number(), sellers: z.number() })),
})
export type FairTurnout = z.infer<typeof FairTurnout>

export const fairTurnout = {
  /** Zeros if no fair was announced. */
  show: endpoint({ method: 'get', path: '/api/v1/fair/turnout', auth: 'none', data: FairTurnout }),
}
