import type { Data } from '#contract/endpoint'
import type { miceBooths, PlannedBooth } from '#contract/mice/booth'
import type { Db } from '#server/db/connect'
import { boothsInLedger } from '#server/modules/catalog/booth-product.service'
import { boothRows } from '#server/modules/mice/companies.service'
import { type DueEdition, findCurrent } from '#server/modules/mice/edition.service'

type Plan = Data<typeof miceBooths.plan>

/** Whether booths of a fair can be rented today. */
export const isLet = ({ booths, today }: DueEdition): boolean => booths !== null && today <= booths.closes

/** Every booth of this year's fair and whether it is available; two queries besides the fair's (product §3). */
export async function boothPlan(db: Db, now: Date): Promise<Plan> {
  const found = await findCurrent(db, now)
  if (!found) return { terms: null, is_open: false, booths: [] }
  const rows = await boothRows(db, found.year)
  const ledger = await boothsInLedger(
    db,
    rows.map(({ booth }) => booth.id),
  )
  const booths = rows.map(
    ({ booth: { year: _, version: __, ...booth }, company_id }): PlannedBooth => ({
      ...booth,
      state: company_id ? 'taken' : (ledger.get(booth.id) ?? 'free'),
    }),
  )
  return { terms: found.booths, is_open: isLet(found), booths }
}
