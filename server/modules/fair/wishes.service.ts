import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { CompanyRow } from '#contract/fair/company'
import { wishLimits } from '#contract/fair/limits'
import type { fairWishes, WishDraft } from '#contract/fair/wish'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { companyRow, companyRows, seenBy, seenCompany } from './companies.service'
import { fairWish, type ParticipantRow, participant } from './participant.table'
import { approvedParticipant, lockParticipant } from './who.service'

type Wishing = Pick<Deps, 'db' | 'clock'>

/**
 * The reader's wishes by priority, then saved companies without one; companies that no longer take part are left out. Throws 404,
 * 403 `fair.notApproved`.
 */
export async function ownWishes({ db, clock }: Wishing, readerId: string, lang: Lang): Promise<CompanyRow[]> {
  const me = await approvedParticipant({ db, clock }, readerId)
  const rows = await companyRows(db, me)
    .where(and(seenBy(me), isNotNull(fairWish.from_id)))
    .orderBy(sql`${fairWish.priority} nulls last`, asc(fairWish.created_at), asc(participant.id))
  return rows.map((row) => companyRow(me, row, lang))
}

/** Wishes sent to the reader's company, by priority. Throws 404, 403 `fair.notApproved`. */
export async function receivedWishes(
  { db, clock }: Wishing,
  readerId: string,
  lang: Lang,
): Promise<Data<typeof fairWishes.received>> {
  const me = await approvedParticipant({ db, clock }, readerId)
  const sent = await db
    .select({ from_id: fairWish.from_id, priority: fairWish.priority, note: fairWish.note })
    .from(fairWish)
    .where(and(eq(fairWish.to_id, me.id), isNotNull(fairWish.sent_at)))
    .orderBy(asc(fairWish.priority), asc(fairWish.sent_at), asc(fairWish.from_id))
  const rows = await companyRows(db, me).where(
    and(
      seenBy(me),
      sql`exists (select from fair_wish w where w.from_id = ${participant.id} and w.to_id = ${me.id} and w.sent_at is not null)`,
    ),
  )
  const companies = new Map(rows.map((row) => [row.company.id, companyRow(me, row, lang)]))
  return sent.flatMap(({ from_id, priority, note }) => {
    const company = companies.get(from_id)
    return company && priority !== null ? [{ company, priority, note }] : []
  })
}

async function rowFor(db: Db, me: ParticipantRow, id: string, lang: Lang): Promise<CompanyRow> {
  const [row] = await companyRows(db, me).where(and(seenBy(me), eq(participant.id, id)))
  if (!row) throw new Refusal(404, 'general.notFound')
  return companyRow(me, row, lang)
}

/** Saves a company or a wish to meet it. Throws 404, 403 `fair.notApproved`, 409 `fair.sameSide` and `fair.wishesTooMany`. */
export function saveWish(
  { db, clock }: Wishing,
  readerId: string,
  { id, priority, note, lang }: z.output<typeof WishDraft> & { id: string; lang: Lang },
): Promise<CompanyRow> {
  return transaction(db, async (tx) => {
    const me = await approvedParticipant({ db: tx, clock }, readerId)
    // Locked, so that concurrent calls count each other's wishes.
    await lockParticipant(tx, me.id)
    const other = await seenCompany(tx, me, id)
    if (other.id === me.id || (priority !== null && other.side === me.side)) throw new Refusal(409, 'fair.sameSide')
    const own = and(eq(fairWish.from_id, me.id), eq(fairWish.to_id, id))
    const isThere = (await tx.$count(fairWish, own)) > 0
    if (!isThere && (await tx.$count(fairWish, eq(fairWish.from_id, me.id))) >= wishLimits.most)
      throw new Refusal(409, 'fair.wishesTooMany')
    await tx
      .insert(fairWish)
      .values({ from_id: me.id, to_id: id, priority, note, created_at: clock.now() })
      .onConflictDoUpdate({
        target: [fairWish.from_id, fairWish.to_id],
        // A company that is only saved has no sent wish.
        set: { priority, note, ...(priority === null && { sent_at: null }) },
      })
    return rowFor(tx, me, id, lang)
  })
}

/** Removes a wish or a saved company, if there is one. Throws 404, 403 `fair.notApproved`. */
export function removeWish({ db, clock }: Wishing, readerId: string, id: string, lang: Lang): Promise<CompanyRow> {
  return transaction(db, async (tx) => {
    const me = await approvedParticipant({ db: tx, clock }, readerId)
    await tx.delete(fairWish).where(and(eq(fairWish.from_id, me.id), eq(fairWish.to_id, id)))
    return rowFor(tx, me, id, lang)
  })
}

/** Sends every unsent wish that has a priority and returns their number. Throws 404, 403 `fair.notApproved`. */
export async function sendWishes({ db, clock }: Wishing, readerId: string): Promise<{ sent: number }> {
  const me = await approvedParticipant({ db, clock }, readerId)
  const sent = await db
    .update(fairWish)
    .set({ sent_at: clock.now() })
    .where(and(eq(fairWish.from_id, me.id), isNotNull(fairWish.priority), isNull(fairWish.sent_at)))
    .returning({ id: fairWish.to_id })
  return { sent: sent.length }
}
