import { and, asc, count, desc, eq, min, type SQL } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import { type DeskHosting, type HostingState, hostingStates, type miceHostingDesk } from '#contract/mice/hosting'
import type { MiceAnswers } from '#contract/mice/registration'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { hashVersion } from '#server/hash-version'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { contactOf } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { currentEdition, findCurrent } from './edition.service'
import { holdPerson, hostingView } from './hosting.service'
import { mailHosting } from './mail.service'
import { miceHosting, micePerson, micePersonRole } from './mice.table'

type List = Data<typeof miceHostingDesk.list>

/** Excludes those who have given up the role. */
const ofBuyer = and(
  eq(micePersonRole.account_id, miceHosting.account_id),
  eq(micePersonRole.year, miceHosting.year),
  eq(micePersonRole.role, 'buyer'),
)
const rowsOf = (db: Db, condition: SQL | undefined) =>
  db
    .select({ row: miceHosting, person: micePerson, answers: micePersonRole.answers, who: account })
    .from(miceHosting)
    .innerJoin(
      micePerson,
      and(eq(micePerson.account_id, miceHosting.account_id), eq(micePerson.year, miceHosting.year)),
    )
    .innerJoin(micePersonRole, ofBuyer)
    .innerJoin(account, eq(account.id, miceHosting.account_id))
    .where(condition)
    .$dynamic()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Distinguishes the texts of an application that a decision is based on. */

function shown({ row, person, answers, who }: Row): DeskHosting {
  const buyer = answers as MiceAnswers['buyer']
  const { organization, position, country } = person
  const { events, size, budget, hosting_reason } = buyer
  const read = { name: who.name, email: who.email, organization, position, country, events, size, budget }
  return {
    ...hostingView(row, buyer),
    ...{ id: row.account_id, ...read, version: hashVersion({ ...read, hosting_reason }) },
  }
}

/** How many applications of this year's fair wait for the desk, and since when the first of them has waited. */
export async function waitingHosting(db: Db, now: Date): Promise<{ count: number; since: Date | null }> {
  const found = await findCurrent(db, now)
  if (!found) return { count: 0, since: null }
  const [row] = await db
    .select({ count: count(), since: min(miceHosting.asked_at) })
    .from(miceHosting)
    .innerJoin(micePersonRole, ofBuyer)
    .where(and(eq(miceHosting.year, found.year), eq(miceHosting.state, 'requested')))
  return row ?? { count: 0, since: null }
}

/** Applications to be hosted at this year's fair, by state, with the count of each. */
export async function listHosting(
  db: Db,
  now: Date,
  { page, per_page, state }: Parsed<typeof miceHostingDesk.list>['query'],
): Promise<List> {
  const none: Record<HostingState, number> = { requested: 0, approved: 0, declined: 0 }
  const found = await findCurrent(db, now)
  if (!found) return { items: [], page, per_page, total: 0, counts: none }
  const ofYear = eq(miceHosting.year, found.year)
  const counted = await db
    .select({ state: miceHosting.state, count: count() })
    .from(miceHosting)
    .innerJoin(micePersonRole, ofBuyer)
    .where(ofYear)
    .groupBy(miceHosting.state)
  const counts = Object.fromEntries(
    hostingStates.map((each) => [each, counted.find((row) => row.state === each)?.count ?? 0]),
  ) as Record<HostingState, number>
  const rows = await rowsOf(db, and(ofYear, eq(miceHosting.state, state)))
    .orderBy(
      state === 'requested' ? asc(miceHosting.asked_at) : desc(miceHosting.decided_at),
      asc(miceHosting.account_id),
    )
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { items: rows.map(shown), page, per_page, total: counts[state], counts }
}

type IsIt = ReturnType<typeof and>

/**
 * Locks an application and the registration that it is part of until the transaction ends: two desks decide one after the other,
 * and the buyer changes no role meanwhile.
 */
export async function lockHosting(
  tx: Db,
  isIt: IsIt,
  of: { account_id: string; year: number },
): Promise<(typeof miceHosting.$inferSelect)[]> {
  await holdPerson(tx, of)
  return tx.select().from(miceHosting).where(isIt).for('update')
}

/**
 * Decides on an application to be hosted, once, and mails the buyer. Throws 404 `mice.hostingWithdrawn`, 409
 * `mice.hostingApproved` or `mice.hostingDeclined` if another desk was first, and 409 `mice.hostingChanged` if `base` is not what
 * it says now (product §4).
 */
export function decideHosting(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  operatorId: string,
  id: string,
  { approved, note, base }: { approved: boolean; note: string; base: string },
  lock = lockHosting,
): Promise<DeskHosting> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year, figures } = await currentEdition(tx, now)
    const isIt = and(eq(miceHosting.account_id, id), eq(miceHosting.year, year))
    const [held] = await lock(tx, isIt, { account_id: id, year })
    if (!held) throw new Refusal(404, 'mice.hostingWithdrawn')
    if (held.state === 'approved') throw new Refusal(409, 'mice.hostingApproved')
    if (held.state === 'declined') throw new Refusal(409, 'mice.hostingDeclined')
    // Read after the lock: a buyer who is editing it has finished, or waits.
    const [read] = await rowsOf(tx, isIt)
    if (!read) throw new Refusal(404, 'mice.hostingWithdrawn')
    if (shown(read).version !== base) throw new Refusal(409, 'mice.hostingChanged')
    await tx
      .update(miceHosting)
      .set({ state: approved ? 'approved' : 'declined', note, decided_at: now })
      .where(isIt)
    const act = approved ? 'mice.host' : 'mice.declineHost'
    await writeAudit(tx, { at: now, actor_id: operatorId, act, subject: id })
    const contact = await contactOf(tx, id)
    if (contact) await mailHosting({ jobs }, tx, { contact, approved, note, figures })
    const [row] = await rowsOf(tx, isIt)
    if (!row) throw new Refusal(404, 'general.notFound')
    return shown(row)
  })
}
