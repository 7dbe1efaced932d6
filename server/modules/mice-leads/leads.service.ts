import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import type { BadgeScanned, LeadNotes, MiceLead, miceLeads } from '#contract/mice/lead'
import { type Db, transaction } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { exhibitorsOf } from '#server/modules/mice/companies.service'
import { findCurrent } from '#server/modules/mice/edition.service'
import { Refusal } from '#server/refusal'
import { miceLead, miceLeadScan, miceStaff } from './lead.table'
import { admitStaff } from './staff.service'

type Row = typeof miceLead.$inferSelect

const shown = (
  { account_id: _, company_id: __, staff_id: ___, scanned_at, ...lead }: Row,
  by: string | null,
): MiceLead => ({
  ...lead,
  scanned_at: scanned_at.toISOString(),
  scanned_by: by ?? '',
})

const leads = (db: Db) =>
  db.select({ row: miceLead, by: account.name }).from(miceLead).leftJoin(account, eq(account.id, miceLead.staff_id))

/** An exhibitor's lead of a visitor; null if there is none. */
export async function leadOf(db: Db, companyId: string, accountId: string): Promise<MiceLead | null> {
  const [found] = await leads(db).where(and(eq(miceLead.company_id, companyId), eq(miceLead.account_id, accountId)))
  return found ? shown(found.row, found.by) : null
}

const keys: Record<'scanned', SortKey> = { scanned: { by: miceLead.scanned_at, kind: 'instant' } }

/** Leads of an exhibitor by keyset. Throws 404 for an account that does not scan for it. */
export async function listLeads(
  db: Db,
  accountId: string,
  id: string,
  { cursor, per_page, sort, exact }: Parsed<typeof miceLeads.list>['query'],
): Promise<Data<typeof miceLeads.list>> {
  await admitStaff(db, accountId, id)
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, miceLead.id, { cursor, per_page, descending })
  const own = eq(miceLead.company_id, id)
  const found = await db
    .select({ id: miceLead.id, key: set.key, row: miceLead, by: account.name })
    .from(miceLead)
    .leftJoin(account, eq(account.id, miceLead.staff_id))
    .where(and(own, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  const total = await countRows(db, db.select({ id: miceLead.id }).from(miceLead).where(own), { exact })
  return { items: rows.map(({ row, by }) => shown(row, by)), total, next, previous }
}

interface One {
  id: string
  lead: string
}
const isOne = ({ id, lead }: One) => and(eq(miceLead.company_id, id), eq(miceLead.id, lead))

/** Edits the staff's notes on a lead. Throws 404, 409 `mice.leadEdited`. */
export function editLead(
  db: Db,
  accountId: string,
  one: One,
  { base, ...notes }: LeadNotes & { base: number },
): Promise<MiceLead> {
  return transaction(db, async (tx) => {
    await admitStaff(tx, accountId, one.id)
    const [changed] = await tx
      .update(miceLead)
      .set({ ...notes, version: sql`${miceLead.version} + 1` })
      .where(and(isOne(one), eq(miceLead.version, base)))
      .returning({ id: miceLead.id })
    const [found] = await leads(tx).where(isOne(one))
    if (!found) throw new Refusal(404, 'general.notFound')
    if (!changed) throw new Refusal(409, 'mice.leadEdited')
    return shown(found.row, found.by)
  })
}

/** Deletes a lead permanently. Throws 404. */
export async function removeLead(db: Db, accountId: string, one: One): Promise<{ id: string }> {
  await admitStaff(db, accountId, one.id)
  const [removed] = await db.delete(miceLead).where(isOne(one)).returning({ id: miceLead.id })
  if (!removed) throw new Refusal(404, 'general.notFound')
  return removed
}

/** Exhibitors that scanned a member's badge at this year's fair, the latest first (product §5). */
export async function scannedBy({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<BadgeScanned[]> {
  const fair = await findCurrent(db, clock.now())
  const rows = await db
    .select({
      company_id: miceLeadScan.company_id,
      at: max(miceLeadScan.at),
      passed_on: sql<boolean>`bool_or(${miceLeadScan.result} <> 'declined')`,
    })
    .from(miceLeadScan)
    .where(eq(miceLeadScan.account_id, accountId))
    .groupBy(miceLeadScan.company_id)
    .orderBy(desc(max(miceLeadScan.at)))
  const exhibitors = await exhibitorsOf(
    db,
    rows.map(({ company_id }) => company_id),
  )
  return rows.flatMap(({ company_id, at, passed_on }) => {
    const exhibitor = exhibitors.find(({ id, year }) => id === company_id && year === fair?.year)
    return exhibitor && at ? { company_id, name: exhibitor.name, at: at.toISOString(), passed_on } : []
  })
}

/** Deletes the leads of a closed account, and its right to scan for exhibitors (product §8). */
export async function forgetLeads(tx: Db, accountId: string): Promise<void> {
  const address = tx.select({ email: account.email }).from(account).where(eq(account.id, accountId))
  await tx.delete(miceStaff).where(sql`${miceStaff.email} in ${address}`)
  await tx.delete(miceLead).where(eq(miceLead.account_id, accountId))
  await tx.delete(miceLeadScan).where(eq(miceLeadScan.account_id, accountId))
  await tx.update(miceLead).set({ staff_id: null }).where(eq(miceLead.staff_id, accountId))
  await tx.update(miceLeadScan).set({ staff_id: null }).where(eq(miceLeadScan.staff_id, accountId))
}
