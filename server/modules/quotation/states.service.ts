import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { QuotationStatus } from '#contract/quotation'
import type { RefusalCode } from '#contract/refusal'
import type { Db } from '#server/db/connect'
import { isQuotationUnpaid, order } from '#server/modules/booking/booking.table'
import { dropPayments } from '#server/modules/payment/payment.service'
import { Refusal } from '#server/refusal'
import { quotation, quotationMessage } from './quotation.table'

type Stored = typeof quotation.$inferSelect
/** A quotation with the status that is shown (`shownStatus`). */
export type QuotationFields = Omit<Stored, 'status'> & { status: QuotationStatus }

/** The allowed transitions by shown status (product §4). `expired` results from the clock alone. */
export const quotationTransitions: Record<QuotationStatus, readonly Stored['status'][]> = {
  requested: ['offered', 'withdrawn'],
  // A newer offer; or the operator withdraws the offer, and it is requested again.
  offered: ['offered', 'requested', 'accepted', 'declined', 'withdrawn'],
  expired: ['offered', 'withdrawn'],
  // The operator can make a better one.
  declined: ['offered', 'withdrawn'],
  accepted: [],
  withdrawn: [],
}

/** The refusal for each forbidden transition. */
const refusals: Partial<Record<Stored['status'], Partial<Record<QuotationStatus, [410 | 409, RefusalCode]>>>> = {
  accepted: {
    expired: [410, 'quotation.expired'],
    requested: [409, 'quotation.notOffered'],
    declined: [409, 'quotation.notOffered'],
  },
  declined: {
    expired: [410, 'quotation.expired'],
    requested: [409, 'quotation.notOffered'],
    declined: [409, 'quotation.notOffered'],
  },
  requested: {
    expired: [409, 'quotation.notOffered'],
    requested: [409, 'quotation.notOffered'],
    declined: [409, 'quotation.notOffered'],
  },
}

/** Refuses a change that the table does not allow. */
export function refuseChange(from: QuotationStatus, to: Stored['status']): void {
  if (quotationTransitions[from].includes(to)) return
  const [status, code] = refusals[to]?.[from] ?? [409, 'quotation.closed']
  throw new Refusal(status, code)
}

/** Whether the order made by accepting has ended unpaid. */
const endedUnpaid = sql`exists (select from ${order} where ${order.id} = ${quotation.order_id} and ${isQuotationUnpaid(order)})`

/** The shown status: an offer again if its order ended unpaid, and expired once its time has passed (product §4). */
export const shownStatus = (now: Date): SQL<QuotationStatus> => sql<QuotationStatus>`case
  when ${quotation.status} = 'offered' or (${quotation.status} = 'accepted' and ${endedUnpaid})
    then case when ${quotation.valid_until} > ${now.toISOString()}::timestamptz then 'offered' else 'expired' end
  else ${quotation.status} end`

/** Finds the quotations with a shown status by indexes: of those accepted, only the ones whose order ended unpaid are read. */
export function withStatus(db: Db, now: Date, status: QuotationStatus): SQL | undefined {
  if (status === 'accepted') return and(eq(quotation.status, status), not(endedUnpaid))
  if (status !== 'offered' && status !== 'expired') return eq(quotation.status, status)
  const offered = db.select({ id: quotation.id }).from(quotation).where(eq(quotation.status, 'offered'))
  const unpaid = db
    .select({ id: sql<string>`${order.quotation_id}` })
    .from(order)
    .where(isQuotationUnpaid(order))
  return and(inArray(quotation.id, offered.unionAll(unpaid)), sql`${shownStatus(now)} = ${status}`)
}

/** A quotation; with an account id only if it is that account's. */
export interface Which {
  id: string
  accountId?: string
}

const one = ({ id, accountId }: Which) =>
  and(eq(quotation.id, id), accountId === undefined ? undefined : eq(quotation.account_id, accountId))

/** The quotation as shown at `now`. Throws 404 for another account's. */
export async function readQuotation(db: Db, which: Which, now: Date): Promise<QuotationFields> {
  const [row] = await db
    .select({ quotation, shown: shownStatus(now) })
    .from(quotation)
    .where(one(which))
  if (!row) throw new Refusal(404, 'quotation.notFound')
  return { ...row.quotation, status: row.shown }
}

/**
 * Like `readQuotation`, with the row locked until the transaction ends. It is read after the lock, so that concurrent changes are
 * seen.
 */
export async function lockQuotation(tx: Db, which: Which, now: Date): Promise<QuotationFields> {
  await tx.select({ id: quotation.id }).from(quotation).where(one(which)).for('update')
  return readQuotation(tx, which, now)
}

/**
 * Changes the status of a quotation that the caller has locked. A payment of an earlier, ended order is dropped: it must not
 * arrive late and buy what is no longer offered. Throws what `refuseChange` throws.
 */
export async function changeQuotation(
  tx: Db,
  { id, status, order_id }: QuotationFields,
  to: Stored['status'],
  { at, ...patch }: Partial<Omit<Stored, 'id' | 'status'>> & { at: Date },
): Promise<void> {
  refuseChange(status, to)
  if (order_id) await dropPayments(tx, order_id, 'superseded')
  await tx
    .update(quotation)
    .set({ ...patch, status: to, updated_at: at })
    .where(eq(quotation.id, id))
}

/**
 * Refuses to reactivate an order after a late payment if its quotation has moved on: to another offer or order, or to none. Locks
 * the quotation until the transaction ends. Throws 409 `desk.quotationGoneOn`.
 */
export async function refuseSuperseded(
  tx: Db,
  { id, quotation_id }: Pick<typeof order.$inferSelect, 'id' | 'quotation_id'>,
): Promise<void> {
  if (!quotation_id) return
  const [row] = await tx
    .select({ status: quotation.status, order_id: quotation.order_id })
    .from(quotation)
    .where(eq(quotation.id, quotation_id))
    .for('update')
  if (row?.status !== 'accepted' || row.order_id !== id) throw new Refusal(409, 'desk.quotationGoneOn')
}

/** Appends a message to the thread and returns its id. The quotation must be locked, so that positions stay unique. */
export async function say(
  tx: Db,
  quotationId: string,
  { at, ...words }: Pick<typeof quotationMessage.$inferInsert, 'author' | 'operator_id' | 'content'> & { at: Date },
): Promise<string> {
  const [stored] = await tx
    .insert(quotationMessage)
    .values({
      ...words,
      quotation_id: quotationId,
      created_at: at,
      position: sql`(select coalesce(max(position), 0) + 1 from quotation_message where quotation_id = ${quotationId})`,
    })
    .returning({ id: quotationMessage.id })
  if (!stored) throw new Error('a message was not kept')
  return stored.id
}
