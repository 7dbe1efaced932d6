import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { AuditAct } from '#contract/audit-acts'
import { type DeskAffiliate, mostPassStaff } from '#contract/pass/desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { type AuditDetail, type Worded, writeAudit } from '#server/modules/accounts/audit.service'
import { affiliateStates, changeShown, holdAffiliate } from '#server/modules/pass/affiliates.service'
import { Refusal } from '#server/refusal'
import { passStaff } from './passes.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>

async function withStaff(db: Db, affiliates: readonly Omit<DeskAffiliate, 'staff'>[]): Promise<DeskAffiliate[]> {
  const rows = await db
    .select({ affiliate_id: passStaff.affiliate_id, id: account.id, name: account.name, email: account.email })
    .from(passStaff)
    .innerJoin(account, eq(account.id, passStaff.account_id))
    .where(
      inArray(
        passStaff.affiliate_id,
        affiliates.map(({ id }) => id),
      ),
    )
    .orderBy(asc(account.email))
  return affiliates.map((each) => ({
    ...each,
    staff: rows
      .filter(({ affiliate_id }) => affiliate_id === each.id)
      .map(({ id, name, email }) => ({ id, name, email })),
  }))
}

/** All affiliates with their staff; two queries. */
export const deskAffiliates = async (db: Db): Promise<DeskAffiliate[]> => withStaff(db, await affiliateStates(db))

async function deskAffiliate(db: Db, id: string): Promise<DeskAffiliate> {
  const [found] = await withStaff(db, await affiliateStates(db, id))
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** Runs an operator's act on an affiliate, records it in the audit log, and returns the updated affiliate. Throws 404. */
function act<Detail extends AuditDetail>(
  { db, clock }: ServiceDeps,
  { operatorId, id, name }: { operatorId: string; id: string; name: AuditAct },
  work: (tx: Db) => Promise<Worded<Detail>>,
): Promise<DeskAffiliate> {
  return transaction(db, async (tx) => {
    await holdAffiliate(tx, id)
    const detail = await work(tx)
    await writeAudit(tx, { at: clock.now(), actor_id: operatorId, act: name, subject: id, detail })
    return deskAffiliate(tx, id)
  })
}

/** Publishes an affiliate, or hides it. Throws 404. */
export const showOrHide = (
  deps: ServiceDeps,
  operatorId: string,
  { id, shown }: { id: string; shown: boolean },
): Promise<DeskAffiliate> =>
  act(deps, { operatorId, id, name: shown ? 'pass.show' : 'pass.hide' }, async (tx) => {
    await changeShown(tx, id, shown)
    return {}
  })

/** Adds a member to the staff of an affiliate. Throws 404, 400 `pass.noMember`, 409 `pass.staffTooMany` (product §6). */
export const addStaff = (
  deps: ServiceDeps,
  operatorId: string,
  { id, email }: { id: string; email: string },
): Promise<DeskAffiliate> =>
  act(deps, { operatorId, id, name: 'pass.addStaff' }, async (tx) => {
    const [member] = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.area, 'member'), eq(account.email, email), eq(account.status, 'active')))
    if (!member) throw new Refusal(400, 'pass.noMember', 'email')
    await tx.insert(passStaff).values({ affiliate_id: id, account_id: member.id }).onConflictDoNothing()
    const [all] = await tx.select({ people: count() }).from(passStaff).where(eq(passStaff.affiliate_id, id))
    if ((all?.people ?? 0) > mostPassStaff)
      throw new Refusal(409, 'pass.staffTooMany', undefined, { count: String(mostPassStaff) })
    return { account: member.id }
  })

/** Removes a member from the staff of an affiliate. Throws 404. */
export const removeStaff = (
  deps: ServiceDeps,
  operatorId: string,
  { id, person }: { id: string; person: string },
): Promise<DeskAffiliate> =>
  act(deps, { operatorId, id, name: 'pass.removeStaff' }, async (tx) => {
    const [removed] = await tx
      .delete(passStaff)
      .where(and(eq(passStaff.affiliate_id, id), eq(passStaff.account_id, person)))
      .returning({ id: passStaff.id })
    if (!removed) throw new Refusal(404, 'general.notFound')
    return { account: person }
  })
