import { endpoint } from '../endpoint'
import { z } from '../zod'
import { PersonPrices } from './affiliate'

/** Passes by time run from the first scan by the clock; passes by number let in so often (product §4). */
export const passTypeNames = ['hours_24', 'hours_48', 'hours_72', 'visits_3', 'visits_5'] as const
export const PassTypeName = z.enum(passTypeNames, 'validation.required')
export type PassTypeName = z.infer<typeof PassTypeName>

/** What a type of pass opens. */
export const passTypes: Readonly<Record<PassTypeName, { kind: 'hours' | 'visits'; amount: number }>> = {
  hours_24: { kind: 'hours', amount: 24 },
  hours_48: { kind: 'hours', amount: 48 },
  hours_72: { kind: 'hours', amount: 72 },
  visits_3: { kind: 'visits', amount: 3 },
  visits_5: { kind: 'visits', amount: 5 },
}

/** Days after the purchase on which an unused pass may be begun, and after the first scan in which visits may be spent (product §9). */
export const passDays = { unused: 180, visits: 30 } as const
/** Passes of one order at most (product §9). */
export const mostPasses = 10

/** A pass on sale, priced in won. */
export const PassType = z.object({ name: PassTypeName, price_won: PersonPrices })
export type PassType = z.infer<typeof PassType>

export const passTypeList = {
  /** Passes on sale, in their order. */
  list: endpoint({ method: 'get', path: '/api/v1/pass/types', auth: 'none', data: z.array(PassType) }),
}
