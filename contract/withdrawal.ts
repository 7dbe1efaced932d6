import { accountAreas, endpoint } from './endpoint'
import { z } from './zod'

export const withdrawal = {
  /** What keeps the account from being closed, and what would be lost with it (product §8). */
  check: endpoint({
    method: 'get',
    path: '/api/v1/withdrawal',
    auth: accountAreas,
    data: z.object({
      /** Reservations that still run: as long as there are any, the account cannot be closed. */
      open_reservations: z.number(),
      /** Only members have points and coupons. */
      points: z.number(),
      /** Those that could still be used. */
      coupons: z.number(),
    }),
  }),
}
