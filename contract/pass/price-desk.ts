import { endpoint } from '../endpoint'
import { z } from '../zod'
import { PersonPrices } from './affiliate'

/** The highest price of a pass, in won (product §9). */
export const mostPassWon = 1_000_000

/** Something for every type of pass. */
const EveryType = <S extends z.ZodMiniType>(each: S) =>
  z.strictObject({ hours_24: each, hours_48: each, hours_72: each, visits_3: each, visits_5: each })

/** The prices of every type of pass; null for a type that is not on sale. */
export const PassPrices = EveryType(z.nullable(PersonPrices))
export type PassPrices = z.infer<typeof PassPrices>

const Won = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(1, 'validation.numberLow'), z.lte(mostPassWon, 'validation.numberHigh'))

/** The prices as the desk sets them. */
export const SetPassPrices = EveryType(z.nullable(z.strictObject({ adult: Won, child: Won })))

const desk = { auth: 'admin', roles: ['operator'] } as const
const path = '/api/v1/admin/pass/prices'

/** Which passes are on sale, and for how much; each change is in the audit log. */
export const passPriceDesk = {
  read: endpoint({ ...desk, method: 'get', path, data: PassPrices }),
  /**
   * Sets the prices of all types, for passes that are chosen from then on. `was` is what was edited: refuses with 409
   * `general.conflict` if it has changed since.
   */
  set: endpoint({
    ...desk,
    method: 'put',
    path,
    body: z.strictObject({ prices: SetPassPrices, was: PassPrices }),
    data: PassPrices,
    edits: true,
    limit: 'write',
  }),
}
