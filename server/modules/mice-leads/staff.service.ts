import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import { leadLimits, type miceLeads } from '#contract/mice/lead'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { emailOf, holdContact } from '#server/modules/accounts/contact.service'
import { badgeKeys } from '#server/modules/mice/badge-code.service'
import { exhibitorsOf, holdExhibitor } from '#server/modules/mice/companies.service'
import { exhibitorsOrderedBy } from '#server/modules/mice-booths/owner.service'
import { Refusal } from '#server/refusal'
import { miceLead, miceStaff } from './lead.table'

type Colleagues = Data<typeof miceLeads.staff>

/** The exhibitors a member scans for: those whose booths they ordered, and those that named their address. */
async function scansFor(db: Db, accountId: string): Promise<{ owned: string[]; all: string[] }> {
  const owned = await exhibitorsOrderedBy(db, accountId)
  const email = await emailOf(db, accountId)
  const named = await db
    .select({ id: miceStaff.company_id })
    .from(miceStaff)
    .where(eq(miceStaff.email, email ?? ''))
  return { owned, all: [...new Set([...owned, ...named.map(({ id }) => id)])] }
}

/** Throws 404 for an account that does not scan for an exhibitor. */
export async function admitStaff(db: Db, accountId: string, id: string): Promise<void> {
  const { all } = await scansFor(db, accountId)
  if (!all.includes(id)) throw new Refusal(404, 'general.notFound')
}

/** The exhibitors a member scans for, and the keys that verify codes on their device (product §3). */
export async function ownExhibits(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  accountId: string,
): Promise<Data<typeof miceLeads.exhibits>> {
  const { owned, all } = await scansFor(db, accountId)
  const leads = await db
    .select({ id: miceLead.company_id, leads: count() })
    .from(miceLead)
    .where(inArray(miceLead.company_id, all))
    .groupBy(miceLead.company_id)
  const exhibitors = await exhibitorsOf(db, all)
  return {
    exhibits: exhibitors.map((each) => ({
      ...each,
      is_owner: owned.includes(each.id),
      leads: leads.find(({ id }) => id === each.id)?.leads ?? 0,
    })),
    // A member who scans for no exhibitor needs no keys.
    ticket_keys: exhibitors.length === 0 ? [] : badgeKeys(settings),
  }
}

const colleagues = (db: Db, id: string): Promise<Colleagues> =>
  db
    .select({ id: miceStaff.id, email: miceStaff.email })
    .from(miceStaff)
    .where(eq(miceStaff.company_id, id))
    .orderBy(asc(miceStaff.email))

async function refuseOthers(db: Db, accountId: string, id: string): Promise<void> {
  if (!(await exhibitorsOrderedBy(db, accountId)).includes(id)) throw new Refusal(404, 'general.notFound')
}

/** Who scans besides the member who ordered the booth, by address. Throws 404. */
export async function listColleagues(db: Db, accountId: string, id: string): Promise<Colleagues> {
  await refuseOthers(db, accountId, id)
  return colleagues(db, id)
}

/** Allows an account with an address to scan for an exhibitor. Throws 404, 409 `mice.staffTooMany` (product §3). */
export function addColleague(db: Db, accountId: string, id: string, email: string): Promise<Colleagues> {
  return transaction(db, async (tx) => {
    await refuseOthers(tx, accountId, id)
    // Serializes concurrent calls, so that the limit counts both.
    await holdContact(tx, accountId)
    await holdExhibitor(tx, id)
    await tx.insert(miceStaff).values({ company_id: id, email }).onConflictDoNothing()
    const all = await colleagues(tx, id)
    if (all.length > leadLimits.staff)
      throw new Refusal(409, 'mice.staffTooMany', undefined, { count: String(leadLimits.staff) })
    return all
  })
}

/** Removes a person from those who scan for an exhibitor. Throws 404. */
export function removeColleague(
  db: Db,
  accountId: string,
  { id, person }: { id: string; person: string },
): Promise<Colleagues> {
  return transaction(db, async (tx) => {
    await refuseOthers(tx, accountId, id)
    const [removed] = await tx
      .delete(miceStaff)
      .where(and(eq(miceStaff.company_id, id), eq(miceStaff.id, person)))
      .returning()
    if (!removed) throw new Refusal(404, 'general.notFound')
    return colleagues(tx, id)
  })
}
