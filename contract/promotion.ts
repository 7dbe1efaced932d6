import { endpoint } from './endpoint'
import { Day, OptionalText, Paged, Paging } from './fields'
import { z } from './zod'

/** How often the links of a promotion were followed on a Seoul day. */
export const PromotionDay = z.object({ code: z.string(), day: Day, clicks: z.number() })
export type PromotionDay = z.infer<typeof PromotionDay>

/** What operators see of promotions' links (product §2). */
export const promotionDesk = {
  /** The latest days first, of one promotion or of all; `clicks` is how often they were followed on all days together. */
  clicks: endpoint({
    method: 'get',
    path: '/api/v1/admin/promotions',
    auth: 'admin',
    roles: ['operator'],
    query: z.extend(Paging, { code: z.optional(OptionalText(80)) }),
    data: z.extend(Paged(PromotionDay), { clicks: z.number() }),
  }),
}
