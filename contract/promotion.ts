import { endpoint } from './endpoint'
import { Day, OptionalText, Paged, Paging } from './fields'
import { z } from './zod'

/** Clicks on the links of a promotion on a Seoul day. */
export const PromotionDay = z.object({ code: z.string(), day: Day, clicks: z.number() })
export type PromotionDay = z.infer<typeof PromotionDay>

/** Figures of promotion links, for operators (product §2). */
export const promotionDesk = {
  /** Latest days first, of one promotion or of all; `clicks` is the total over all days. */
  clicks: endpoint({
    method: 'get',
    path: '/api/v1/admin/promotions',
    auth: 'admin',
    roles: ['operator'],
    query: z.extend(Paging, { code: z.optional(OptionalText(80)) }),
    data: z.extend(Paged(PromotionDay), { clicks: z.number() }),
  }),
}
