import { and, eq, isNotNull, lt, lte, ne, or } from 'drizzle-orm'
import { daysLater } from '#contract/days'
import { giftLimits } from '#contract/pass/gift'
import { passStateAt } from '#contract/pass/order'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { emailOf } from '#server/modules/accounts/contact.service'
import { endGift, type GiftRow, holdPass } from './gift.rows'
import { mailExpired } from './gift-mail.service'
import { passGift } from './gifts.table'
import { passView } from './own.service'
import { type PassRow, pass } from './passes.table'

/** Nothing of a friend: what remains says which pass was given by whom, and how it ended. */
const nothing = { to_name: '', to_email: '', message: '', token_hash: null }

/** Ends an open gift, unless its friend accepted it before its pass was locked. Returns both as they were, or null. */
async function endOpen(
  tx: Db,
  { id, pass_id }: { id: string; pass_id: string },
  end: 'taken_back' | 'expired',
  at: Date,
): Promise<{ gift: GiftRow; pass: PassRow } | null> {
  const own = await holdPass(tx, pass_id)
  const [gift] = await tx
    .select()
    .from(passGift)
    .where(and(eq(passGift.id, id), eq(passGift.state, 'sent')))
  if (!own || !gift) return null
  await endGift(tx, gift, end, end === 'expired' ? gift.ends_at : at)
  return { gift, pass: own }
}

/** Records that a gift was not accepted in time, and emails its giver, unless the pass was used or returned meanwhile. */
async function expire(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  late: { id: string; pass_id: string },
  now: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    const ended = await endOpen(tx, late, 'expired', now)
    const state = ended && passStateAt(passView({ ...ended.pass, gift_until: null }), now)
    if (ended && (state === 'unused' || state === 'expired'))
      await mailExpired({ jobs }, tx, { ...ended, usable: state === 'unused' })
  })
}

/**
 * Handles the gifts of a member who closes the account: open ones are taken back, and names, addresses and messages are removed
 * from all that the member gave or got (product §8).
 */
export async function leaveGifts(tx: Db, now: Date, accountId: string): Promise<void> {
  const open = await tx
    .select({ id: passGift.id, pass_id: passGift.pass_id })
    .from(passGift)
    .where(and(eq(passGift.giver_id, accountId), eq(passGift.state, 'sent')))
    .orderBy(passGift.pass_id)
  for (const each of open) await endOpen(tx, each, 'taken_back', now)
  await tx
    .update(passGift)
    .set(nothing)
    .where(or(eq(passGift.giver_id, accountId), eq(passGift.claimed_by, accountId)))
  const email = await emailOf(tx, accountId)
  // A gift on its way to this address can still be accepted with another account, so only ended ones are emptied.
  if (email)
    await tx
      .update(passGift)
      .set(nothing)
      .where(and(eq(passGift.to_email, email), ne(passGift.state, 'sent')))
}

/** Takes back the open gifts that one account has sent of passes that now belong to another: only the holder gives a pass. */
export async function endForeignGifts(
  tx: Db,
  now: Date,
  { giver, holder }: { giver: string; holder: string },
): Promise<void> {
  const open = await tx
    .select({ id: passGift.id, pass_id: passGift.pass_id })
    .from(passGift)
    .innerJoin(pass, eq(pass.id, passGift.pass_id))
    .where(and(eq(passGift.giver_id, giver), eq(passGift.state, 'sent'), eq(pass.account_id, holder)))
    .orderBy(passGift.pass_id)
  for (const each of open) await endOpen(tx, each, 'taken_back', now)
}

/**
 * Records gifts that nobody accepted in time and emails their givers, and removes a friend's data some time after the end
 * (product §4, §8, §9).
 */
export async function endGifts(deps: Pick<Deps, 'db' | 'jobs'>, now: Date): Promise<void> {
  const { db } = deps
  const late = await db
    .select({ id: passGift.id, pass_id: passGift.pass_id })
    .from(passGift)
    .where(and(eq(passGift.state, 'sent'), lte(passGift.ends_at, now)))
  for (const each of late) await expire(deps, each, now)
  await db
    .update(passGift)
    .set(nothing)
    .where(
      and(
        isNotNull(passGift.ended_at),
        lt(passGift.ended_at, daysLater(now, -giftLimits.keptDays)),
        or(ne(passGift.to_email, ''), isNotNull(passGift.token_hash)),
      ),
    )
}
