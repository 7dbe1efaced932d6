import { and, eq, gt, type SQL, sum } from 'drizzle-orm'
import { addDays, daysLater, instantInSeoul } from '#contract/days'
import { type Gift, type GiftDraft, giftLimits } from '#contract/pass/gift'
import { passStateAt } from '#contract/pass/order'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { holdContact } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { endGift, giftStateAt, giftView, type HoldPass, holdPass } from './gift.rows'
import { passGift } from './gifts.table'
import { passView } from './own.service'
import { type PassRow, pass } from './passes.table'

type Giving = Pick<Deps, 'db' | 'clock' | 'jobs'> & { maySend: (to: string) => Promise<boolean> }

/** The last instant at which a gift of this pass can be accepted: it must leave the friend a pass that can be started. */
function endOf({ valid_until }: Pick<PassRow, 'valid_until'>, now: Date): Date {
  const unusable = instantInSeoul(addDays(valid_until, 1))
  return new Date(Math.min(daysLater(now, giftLimits.days).getTime(), unusable.getTime()))
}

/** Throws 429 `general.tooMany` if this address, or this giver, has had too many emails of gifts (product §9). */
async function refuseFlood(tx: Db, giverId: string, to: string, now: Date): Promise<void> {
  const since = gt(passGift.mailed_at, daysLater(now, -giftLimits.perDays))
  const sent = async (whose: SQL) => {
    const [row] = await tx
      .select({ mails: sum(passGift.mails).mapWith(Number) })
      .from(passGift)
      .where(and(whose, since))
    return row?.mails ?? 0
  }
  const isFlood =
    (await sent(eq(passGift.to_email, to))) >= giftLimits.toAddress ||
    (await sent(eq(passGift.giver_id, giverId))) >= giftLimits.ofGiver
  if (isFlood) throw new Refusal(429, 'general.tooMany')
}

/** A member's own pass, locked. Throws 404. */
async function ownPass(tx: Db, accountId: string, id: string): Promise<PassRow> {
  const row = await holdPass(tx, id)
  if (row?.account_id !== accountId) throw new Refusal(404, 'general.notFound')
  return row
}

/**
 * Gives a member's unused pass to a friend, who gets an email with a private link. Until the gift ends, the pass neither admits
 * nor can be returned. Throws 404, 409 `pass.giftOpen`, `pass.notGivable`, 400 `pass.giftToSelf`, 429 `general.tooMany`
 * (product §4).
 */
export async function givePass(
  { db, clock, jobs, maySend }: Giving,
  accountId: string,
  id: string,
  draft: GiftDraft,
): Promise<Gift> {
  // First, so that the messages of an address are not used up without a pass to give.
  const isOwn = (await db.$count(pass, and(eq(pass.id, id), eq(pass.account_id, accountId)))) > 0
  if (!isOwn) throw new Refusal(404, 'general.notFound')
  if (!(await maySend(draft.to_email))) throw new Refusal(429, 'general.tooMany')
  return transaction(db, async (tx) => {
    const now = clock.now()
    // One gift of a member at a time, so that the limit counts both.
    const { email } = await holdContact(tx, accountId)
    const own = await ownPass(tx, accountId, id)
    const state = passStateAt(passView(own), now)
    if (state === 'given') throw new Refusal(409, 'pass.giftOpen')
    if (state !== 'unused') throw new Refusal(409, 'pass.notGivable')
    if (draft.to_email === email) throw new Refusal(400, 'pass.giftToSelf', 'to_email')
    await refuseFlood(tx, accountId, draft.to_email, now)
    const [before] = await tx
      .select()
      .from(passGift)
      .where(and(eq(passGift.pass_id, id), eq(passGift.state, 'sent')))
    if (before) await endGift(tx, before, 'expired', before.ends_at)
    const ends_at = endOf(own, now)
    await tx.update(pass).set({ gift_until: ends_at }).where(eq(pass.id, id))
    const [row] = await tx
      .insert(passGift)
      .values({
        ...{ pass_id: id, giver_id: accountId, number: own.number, ...draft },
        ...{ mailed_at: now, sent_at: now, ends_at },
      })
      .returning()
    if (!row) throw new Error('a gift was not kept')
    await jobs.enqueue(tx, 'pass-gift', { id: row.id })
    return giftView(row, own, now)
  })
}

/** A member's own gift that is still open, with its pass locked. Throws 404, 409 `pass.giftClosed`. */
async function ownGift(tx: Db, accountId: string, id: string, { now, hold }: { now: Date; hold: HoldPass }) {
  const [found] = await tx
    .select({ pass_id: passGift.pass_id })
    .from(passGift)
    .where(and(eq(passGift.id, id), eq(passGift.giver_id, accountId)))
  const own = found && (await hold(tx, found.pass_id))
  if (!own) throw new Refusal(404, 'general.notFound')
  // Read only now: the lock has waited for a friend who was just accepting it.
  const [row] = await tx.select().from(passGift).where(eq(passGift.id, id))
  if (!row || giftStateAt(row, now) !== 'sent') throw new Refusal(409, 'pass.giftClosed')
  return { own, row }
}

/** Mails a gift again, with a new link. Throws 404, 409 `pass.giftClosed`, 429 `general.tooMany` (product §4). */
export async function mailGiftAgain(
  { db, clock, jobs, maySend }: Giving,
  accountId: string,
  id: string,
): Promise<Gift> {
  const [gift] = await db
    .select({ to: passGift.to_email })
    .from(passGift)
    .where(and(eq(passGift.id, id), eq(passGift.giver_id, accountId), eq(passGift.state, 'sent')))
  const isAllowed = !gift || (await maySend(gift.to))
  return transaction(db, async (tx) => {
    const now = clock.now()
    await holdContact(tx, accountId)
    const { own, row } = await ownGift(tx, accountId, id, { now, hold: holdPass })
    if (!isAllowed || row.mails >= giftLimits.mails) throw new Refusal(429, 'general.tooMany')
    await refuseFlood(tx, accountId, row.to_email, now)
    const [mailed] = await tx
      .update(passGift)
      .set({ mails: row.mails + 1, mailed_at: now })
      .where(eq(passGift.id, id))
      .returning()
    await jobs.enqueue(tx, 'pass-gift', { id })
    return giftView(mailed ?? row, own, now)
  })
}

/**
 * Takes back a gift that was not accepted yet. Throws 404, 409 `pass.giftClosed`. `hold` is only replaced by a test that shows
 * why it is needed.
 */
export const takeGiftBack = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  hold: HoldPass = holdPass,
): Promise<Gift> =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const { own, row } = await ownGift(tx, accountId, id, { now, hold })
    return giftView(await endGift(tx, row, 'taken_back', now), own, now)
  })
