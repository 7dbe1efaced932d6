import { endpoint } from './endpoint'
import { z } from './zod'

/** The steps from an empty shop to its first sale, in order. */
export const firstSteps = ['transfer', 'desk', 'product', 'onSale', 'staff', 'sale'] as const
export type FirstStep = (typeof firstSteps)[number]
/** Without these nothing can be sold. */
export const neededSteps: readonly FirstStep[] = ['transfer', 'product', 'onSale']

export const firstStepsDesk = {
  /** Which of the steps are done. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/first-steps',
    auth: 'admin',
    roles: ['operator'],
    data: z.object({ done: z.record(z.enum(firstSteps), z.boolean()) }),
  }),
}
