import { isNotNull } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import { type FirstStep, firstSteps, type firstStepsDesk } from '#contract/first-steps'
import type { Deps } from '#server/deps'
import { staffWith } from '#server/modules/accounts/staff.service'
import { order } from '#server/modules/booking/booking.table'
import { countProducts } from '#server/modules/catalog/product-desk.view.service'
import { readSetting } from '#server/modules/settings/settings.service'

/** Returns which of the steps to a first sale are done. */
export async function listFirstSteps({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Data<typeof firstStepsDesk.list>> {
  const { made, onSale } = await countProducts(db, clock.now())
  const done: Record<FirstStep, boolean> = {
    transfer: Boolean(await readSetting(db, 'transfer')),
    desk: Boolean(await readSetting(db, 'desk')),
    product: made > 0,
    onSale: onSale > 0,
    staff: (await staffWith(db, ['operator'])).length > 1,
    sale: (await db.$count(order, isNotNull(order.paid_at))) > 0,
  }
  return { done: Object.fromEntries(firstSteps.map((step) => [step, done[step]])) as typeof done }
}
