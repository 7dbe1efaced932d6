import { accountAreas, endpoint } from './endpoint'
import { z } from './zod'

export const withdrawal = {
  /** What prevents closing the account, and what would be lost with it (product §8). */
  check: endpoint({
    method: 'get',
    path: '/api/v1/withdrawal',
    auth: accountAreas,
    data: z.object({
      /** Active reservations: while there are any, the account cannot be closed. */
      open_reservations: z.number(),
      /** How many of these are passes, which their buyer can still return. */
      open_passes: z.number(),
      /** Only members have points and coupons. */
      points: z.number(),
      /** Coupons that could still be used. */
      coupons: z.number(),
      /** Passes that could still be used, also those got as a gift. */
      passes: z.number(),
      /** Passes that friends have accepted and can still use; they stay theirs. */
      given_passes: z.number(),
    }),
  }),
}
