import { endpoint } from '../endpoint'
import { z } from '../zod'
import { PersonPrices } from './affiliate'

/** Passes by time run by the clock from the first scan; passes by number include that many visits (product §4). */
export const passTypeNames = ['hours_24', 'hours_48', 'hours_72', 'visits_3', 'visits_5'] as const
export const PassTypeName = z.enum(passTypeNames, 'validation.required')
export type PassTypeName = z.infer<typeof PassTypeName>

/** What each type of pass includes. */
export const passTypes: Readonly<Record<PassTypeName, { kind: 'hours' | 'visits'; amount: number }>> = {
  hours_24: { kind: 'hours', amount: 24 },
  hours_48: { kind: 'hours', amount: 48 },
  hours_72: { kind: 'hours', amount: 72 },
  visits_3: { kind: 'visits', amount: 3 },
  visits_5: { kind: 'visits', amount: 5 },
}

/**
 * Days after the purchase in which an unused pass can be begun, and after the first scan in which visits can be spent
 * (product §9).
 */
export const passDays = { unused: 180, visits: 30 } as const
/** Most passes in one order (product §9). */
export const mostPasses = 10

/** A pass on sale, priced in won. */
export const PassType = z.object({ name: PassTypeName, price_won: PersonPrices })
export type PassType = z.infer<typeof PassType>

export const passTypeList = {
  /** Passes on sale, in display order. */
  list: endpoint({ method: 'get', path: '/api/v1/pass/types', auth: 'none', data: z.array(PassType) }),
}
