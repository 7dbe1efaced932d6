import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { RefundAccount } from '#contract/cancellation'
import type { Refund } from '#contract/order'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { mask, unseal } from '#server/seal'
import type { NamedKey } from '#server/settings'
import { refund } from './refund.table'

export type RefundRow = typeof refund.$inferSelect

/** Returns the refunds of these orders' bookings, except declined ones. */
export const refundsOf = (db: Db, orderIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refund)
    .where(and(inArray(refund.order_id, [...orderIds]), ne(refund.status, 'declined')))
    .orderBy(asc(refund.requested_at))

/** Returns the refunds of these orders as the contract shows them, by booking, except declined ones. */
export async function refundViews(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Refund>> {
  const views = new Map<string, Refund>()
  for (const row of await refundsOf(db, orderIds)) {
    const view = refundView(settings.PASSPORT_KEYS, row)
    if (view) views.set(row.booking_id, view)
  }
  return views
}

/** Returns a booking's refund, except declined ones, or null. */
export async function refundOf(db: Db, bookingId: string): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refund)
    .where(and(eq(refund.booking_id, bookingId), ne(refund.status, 'declined')))
  return row ?? null
}

/** Writes a refund's next status if it still has the status that was read: 409 `general.conflict` otherwise. */
export async function moveRefund(
  tx: Db,
  own: RefundRow,
  next: Partial<typeof refund.$inferInsert>,
): Promise<RefundRow> {
  const [row] = await tx
    .update(refund)
    .set(next)
    .where(and(eq(refund.id, own.id), eq(refund.status, own.status)))
    .returning()
  if (!row) throw new Refusal(409, 'general.conflict')
  return row
}

/** Returns the bank account of a refund, or null where none is known. */
export const accountOf = (keys: readonly NamedKey[], { account_sealed }: RefundRow): RefundAccount | null =>
  account_sealed && (JSON.parse(unseal(keys, account_sealed)) as RefundAccount)

/** Returns bank and masked account number, `Hana Bank 1•••••678`; empty where no account is known. */
export function maskedAccount(keys: readonly NamedKey[], row: RefundRow): string {
  const account = accountOf(keys, row)
  return account ? `${account.bank} ${mask(account.account_number)}` : ''
}

/** Returns a refund as the contract shows it, null if it was declined. */
function refundView(keys: readonly NamedKey[], row: RefundRow): Refund | null {
  if (row.status === 'declined') return null
  return {
    amount_won: row.amount_won,
    points: row.points,
    percent: row.percent,
    status: row.status,
    to: row.to,
    account: maskedAccount(keys, row),
    requested_at: row.requested_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  }
}
