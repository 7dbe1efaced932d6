import { endpoint } from './endpoint'
import { Day } from './fields'
import { z } from './zod'

/** The steps from an empty shop to its first sale, in order. */
export const firstSteps = ['transfer', 'desk', 'product', 'onSale', 'staff', 'sale'] as const
export type FirstStep = (typeof firstSteps)[number]
/** Without these nothing can be sold. */
export const neededSteps: readonly FirstStep[] = ['transfer', 'product', 'onSale']

/** What a fair usually has before people register; it can be announced without. */
const fairParts = ['booths', 'terms', 'sessions', 'slots', 'program'] as const

/** The next fair that is not over, announced or not; null if there is none. */
const NextFair = z.nullable(
  z.object({
    year: z.number(),
    is_announced: z.boolean(),
    /** The days in Seoul on which registration begins and ends. */
    opens: Day,
    closes: Day,
    is_open: z.boolean(),
    missing: z.array(z.enum(fairParts)),
  }),
)
export type NextFair = z.infer<typeof NextFair>

export const firstStepsDesk = {
  /** Which of the steps are done, what keeps the registration of each fair from opening, and whether any pass is on sale. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/first-steps',
    auth: 'admin',
    roles: ['operator'],
    data: z.object({
      done: z.record(z.enum(firstSteps), z.boolean()),
      fairs: z.object({ mice: NextFair, fair: NextFair }),
      is_pass_on_sale: z.boolean(),
    }),
  }),
}
