import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { editPages } from '#server/http/page-edits'
import { wholeOrders } from '#server/modules/booking/rows.service'
import { addExhibitor, removeExhibitor } from '#server/modules/mice/companies.service'
import { miceApplication } from './application.table'

/** Adds a company to the list of exhibitors once its booth is paid; does nothing for other orders. */
export async function exhibitPaid(tx: Db, orderId: string): Promise<void> {
  const [found] = await tx.select().from(miceApplication).where(eq(miceApplication.order_id, orderId))
  if (!found || found.company_id) return
  const { year, sign, about, sector, country, booth_id, account_id: seller_id } = found
  const company_id = await addExhibitor(tx, {
    ...{ year, sector, country, booth_id, seller_id },
    name: sign,
    about: { en: about, ko: about },
  })
  await tx.update(miceApplication).set({ company_id }).where(eq(miceApplication.id, found.id))
  await editPages(tx)
}

/** Removes the exhibitor whose booking was canceled. */
export async function withdrawExhibit(tx: Db, orderId: string): Promise<void> {
  const [found] = await tx.select().from(miceApplication).where(eq(miceApplication.order_id, orderId))
  if (!found?.company_id) return
  await removeExhibitor(tx, found.company_id)
  await editPages(tx)
}

/** Deletes the applications of a closed account except the paid ones, which the law requires to keep (product §8). */
export async function leaveBooths(tx: Db, accountId: string): Promise<void> {
  const own = await tx
    .select({ order_id: miceApplication.order_id })
    .from(miceApplication)
    .where(eq(miceApplication.account_id, accountId))
  const orders = await wholeOrders(
    tx,
    own.map(({ order_id }) => order_id),
  )
  const paid = orders.filter(({ order }) => order.paid_at !== null).map(({ order }) => order.id)
  await tx
    .delete(miceApplication)
    .where(and(eq(miceApplication.account_id, accountId), notInArray(miceApplication.order_id, paid)))
}
