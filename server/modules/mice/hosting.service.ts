import { and, eq, ne, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { miceHosting as contract, Hosting } from '#contract/mice/hosting'
import type { MiceAnswers } from '#contract/mice/registration'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { currentEdition, findCurrent } from './edition.service'
import { miceHosting, micePerson, micePersonRole } from './mice.table'

type Own = Data<typeof contract.own>
type HostingRow = typeof miceHosting.$inferSelect

const isOwn = (accountId: string, year: number) =>
  and(eq(miceHosting.account_id, accountId), eq(miceHosting.year, year))
const isBuyer = (accountId: string, year: number) =>
  and(eq(micePersonRole.account_id, accountId), eq(micePersonRole.year, year), eq(micePersonRole.role, 'buyer'))

/**
 * Locks a registration until the transaction ends: whoever changes its roles or decides on them does so first, so that one waits
 * for the other and none locks the rows in another order.
 */
export async function holdPerson(tx: Db, { account_id, year }: { account_id: string; year: number }): Promise<void> {
  await tx
    .select({ year: micePerson.year })
    .from(micePerson)
    .where(and(eq(micePerson.account_id, account_id), eq(micePerson.year, year)))
    .for('update')
}

/** An application with its reason. */
export const hostingView = (row: HostingRow, answers: MiceAnswers['buyer']): Hosting => ({
  state: row.state,
  reason: answers.hosting_reason,
  note: row.note,
  asked_at: row.asked_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
})

async function shownOf(db: Db, accountId: string, year: number): Promise<Own> {
  const [found] = await db
    .select({ row: miceHosting, answers: micePersonRole.answers })
    .from(miceHosting)
    .innerJoin(micePersonRole, isBuyer(accountId, year))
    .where(isOwn(accountId, year))
  return { hosting: found ? hostingView(found.row, found.answers as MiceAnswers['buyer']) : null }
}

/** A buyer's application to be hosted at this year's fair (product §4). */
export async function ownHosting(db: Db, now: Date, accountId: string): Promise<Own> {
  const found = await findCurrent(db, now)
  return found ? shownOf(db, accountId, found.year) : { hosting: null }
}

/** Throws 409 `mice.hostingDecided` if a registration would change an application that was already decided (product §4). */
export async function refuseDecided(
  tx: Db,
  { account_id, year }: { account_id: string; year: number },
  { wants_hosting, hosting_reason }: Pick<MiceAnswers['buyer'], 'wants_hosting' | 'hosting_reason'>,
): Promise<void> {
  const [held] = await tx.select().from(miceHosting).where(isOwn(account_id, year)).for('update')
  if (!wants_hosting || !held || held.state === 'requested') return
  const [role] = await tx.select().from(micePersonRole).where(isBuyer(account_id, year))
  const before = role?.answers as MiceAnswers['buyer'] | undefined
  if (!before?.wants_hosting || before.hosting_reason !== hosting_reason)
    throw new Refusal(409, 'mice.hostingDecided', 'hosting_reason')
}

/**
 * Syncs the application with the registration: creates it if the buyer wishes to be hosted, otherwise withdraws it. A declined
 * one stays, so that it is not decided again.
 */
export async function wishHosting(
  tx: Db,
  of: { account_id: string; year: number },
  wants: boolean,
  at: Date,
): Promise<void> {
  if (wants)
    await tx
      .insert(miceHosting)
      .values({ ...of, state: 'requested', asked_at: at })
      .onConflictDoNothing()
  else await tx.delete(miceHosting).where(and(isOwn(of.account_id, of.year), ne(miceHosting.state, 'declined')))
}

/** Writes the wish and its reason to the answers of the role. Throws 409 `mice.notBuyer`. */
async function say(tx: Db, accountId: string, year: number, wish: { wants_hosting: boolean; hosting_reason: string }) {
  const [changed] = await tx
    .update(micePersonRole)
    .set({ answers: sql`${micePersonRole.answers} || ${JSON.stringify(wish)}::jsonb` })
    .where(isBuyer(accountId, year))
    .returning({ year: micePersonRole.year })
  if (!changed) throw new Refusal(409, 'mice.notBuyer')
}

/** Applies to be hosted, or changes the reason. Throws 404, 409 `mice.notBuyer`, `mice.hostingDecided` (product §4). */
export function applyForHosting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  hosting_reason: string,
): Promise<Own> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year } = await currentEdition(tx, now)
    await holdPerson(tx, { account_id: accountId, year })
    await say(tx, accountId, year, { wants_hosting: true, hosting_reason })
    const [row] = await tx.select().from(miceHosting).where(isOwn(accountId, year)).for('update')
    if (row && row.state !== 'requested') throw new Refusal(409, 'mice.hostingDecided')
    await wishHosting(tx, { account_id: accountId, year }, true, now)
    return shownOf(tx, accountId, year)
  })
}

/** Withdraws the application, also when it was approved. Throws 404, 409 `mice.hostingDecided` for a declined one. */
export function withdrawHosting({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<Own> {
  return transaction(db, async (tx) => {
    const { year } = await currentEdition(tx, clock.now())
    await holdPerson(tx, { account_id: accountId, year })
    const [held] = await tx.select().from(miceHosting).where(isOwn(accountId, year)).for('update')
    if (!held) throw new Refusal(404, 'general.notFound')
    if (held.state === 'declined') throw new Refusal(409, 'mice.hostingDecided')
    await wishHosting(tx, { account_id: accountId, year }, false, held.asked_at)
    await say(tx, accountId, year, { wants_hosting: false, hosting_reason: '' })
    return { hosting: null }
  })
}
