import { endpoint } from './endpoint'
import { z } from './zod'

export const withdrawal = {
  /** What stands in the way of closing the account, and what would be lost with it (product §8). */
  check: endpoint({
    method: 'get',
    path: '/api/v1/withdrawal',
    auth: 'member',
    data: z.object({
      /** Reservations that still run: as long as there are any, the account cannot be closed. */
      open_reservations: z.number(),
      points: z.number(),
      /** Those that could still be used. */
      coupons: z.number(),
    }),
  }),
}
