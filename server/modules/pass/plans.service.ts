import { and, count, desc, eq } from 'drizzle-orm'
import { mostPlans, type PlanWish, type SavedPlan } from '#contract/pass/plan'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { holdContact } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { passPlan } from './pass.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>
interface Written {
  name: string
  wish: PlanWish
}

const shown = ({ id, name, wish, changed_at }: typeof passPlan.$inferSelect): SavedPlan => ({
  ...{ id, name, wish },
  changed_at: changed_at.toISOString(),
})

/** Refuses days that end before they begin. */
export function refuseBackwards({ starts, ends }: PlanWish, field: string): void {
  if (ends <= starts) throw new Refusal(400, 'pass.endsBeforeStart', field)
}

/** A member's plans, the last changed first (product §3). */
export async function ownPlans(db: Db, accountId: string): Promise<SavedPlan[]> {
  const rows = await db
    .select()
    .from(passPlan)
    .where(eq(passPlan.account_id, accountId))
    .orderBy(desc(passPlan.changed_at), desc(passPlan.id))
  return rows.map(shown)
}

/** Saves a new plan. Throws 400 `pass.endsBeforeStart`, 409 `pass.plansTooMany`. */
export function addPlan({ db, clock }: ServiceDeps, accountId: string, { name, wish }: Written): Promise<SavedPlan> {
  refuseBackwards(wish, 'wish.ends')
  return transaction(db, async (tx) => {
    // Serializes concurrent calls, so that the limit counts both.
    await holdContact(tx, accountId)
    const [own] = await tx.select({ kept: count() }).from(passPlan).where(eq(passPlan.account_id, accountId))
    if ((own?.kept ?? 0) >= mostPlans)
      throw new Refusal(409, 'pass.plansTooMany', undefined, { count: String(mostPlans) })
    const [row] = await tx
      .insert(passPlan)
      .values({ account_id: accountId, name, wish, changed_at: clock.now() })
      .returning()
    if (!row) throw new Error('A plan was not written')
    return shown(row)
  })
}

const ownPlan = (accountId: string, id: string) => and(eq(passPlan.id, id), eq(passPlan.account_id, accountId))

/** Changes a plan. Throws 404, 400 `pass.endsBeforeStart`. */
export async function savePlan(
  { db, clock }: ServiceDeps,
  accountId: string,
  { id, name, wish }: Written & { id: string },
): Promise<SavedPlan> {
  refuseBackwards(wish, 'wish.ends')
  const [row] = await db
    .update(passPlan)
    .set({ name, wish, changed_at: clock.now() })
    .where(ownPlan(accountId, id))
    .returning()
  if (!row) throw new Refusal(404, 'general.notFound')
  return shown(row)
}

/** Removes a plan. Throws 404. */
export async function removePlan({ db }: Pick<Deps, 'db'>, accountId: string, id: string): Promise<null> {
  const [row] = await db.delete(passPlan).where(ownPlan(accountId, id)).returning({ id: passPlan.id })
  if (!row) throw new Refusal(404, 'general.notFound')
  return null
}
