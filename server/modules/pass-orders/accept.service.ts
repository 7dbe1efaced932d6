import { and, eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { OpenedGift, passGifts } from '#contract/pass/gift'
import { passStateAt } from '#contract/pass/order'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { activeContact, holdContact } from '#server/modules/accounts/contact.service'
import { hashToken } from '#server/modules/accounts/session.service'
import { withoutLinks } from '#server/modules/mail/strangers-words.service'
import { Refusal } from '#server/refusal'
import { type GiftRow, giftStateAt, type HoldPass, holdPass } from './gift.rows'
import { mailAccepted } from './gift-mail.service'
import { passGift } from './gifts.table'
import { passView } from './own.service'
import { type PassRow, pass } from './passes.table'

/** The gift of a private link, and its giver's name. Throws 404 `pass.giftUnknown`, also while the giver's account is blocked. */
async function byToken(db: Db, token: string): Promise<{ row: GiftRow; by: string }> {
  const [row] = await db
    .select()
    .from(passGift)
    .where(eq(passGift.token_hash, hashToken(token)))
  const giver = row && (await activeContact(db, row.giver_id))
  if (!giver) throw new Refusal(404, 'pass.giftUnknown')
  return { row, by: giver.name }
}

/**
 * What a private link shows, in the words of its email: nothing that was typed is a link or reorders the text. Throws 404
 * `pass.giftUnknown` (product §4).
 */
export async function readGift({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<OpenedGift> {
  const { row, by } = await byToken(db, token)
  const [own] = await db.select().from(pass).where(eq(pass.id, row.pass_id))
  if (!own) throw new Refusal(404, 'pass.giftUnknown')
  // By the names that these words have in emails.
  const { giver, name, said } = withoutLinks({ giver: by, name: row.to_name, said: row.message })
  return {
    ...{ state: giftStateAt(row, clock.now()), by: giver, to_name: name, message: said },
    ...{ type: own.type, person: own.person, valid_until: own.valid_until, ends_at: row.ends_at.toISOString() },
  }
}

/** The number of a pass after it was given away once more: its order's, and how often. */
function nextNumber(number: string): string {
  const [, base = number, times = '0'] = /^(.*?)(?:-G(\d+))?$/.exec(number) ?? []
  return `${base}-G${Number(times) + 1}`
}

/** Makes a pass, which the transaction has locked, the friend's. Its new number ends the codes that the giver has stored. */
async function handOver(tx: Db, { id, number }: PassRow, accountId: string): Promise<PassRow> {
  const [given] = await tx
    .update(pass)
    .set({ account_id: accountId, number: nextNumber(number), gift_until: null })
    .where(eq(pass.id, id))
    .returning()
  if (!given) throw new Refusal(404, 'pass.giftUnknown')
  return given
}

/**
 * Accepts a gift: its pass becomes the member's, with a new number and code, and both are mailed. The same member can repeat it.
 * Throws 404 `pass.giftUnknown`, 409 `pass.giftClosed`, `pass.giftOwn` (product §4). `hold` is only replaced by a test that shows
 * why it is needed.
 */
export const acceptGift = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  accountId: string,
  token: string,
  hold: HoldPass = holdPass,
): Promise<Data<typeof passGifts.accept>> =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const friend = await holdContact(tx, accountId)
    const linked = await byToken(tx, token)
    const own = await hold(tx, linked.row.pass_id)
    if (!own) throw new Refusal(404, 'pass.giftUnknown')
    // Read only now: the lock has waited for whatever else was happening to the pass.
    const { row, by } = await byToken(tx, token)
    if (row.giver_id === accountId) throw new Refusal(409, 'pass.giftOwn')
    if (row.state === 'claimed' && row.claimed_by === accountId) return { pass_id: own.id, number: own.number }
    if (giftStateAt(row, now) !== 'sent' || passStateAt(passView(own), now) !== 'given')
      throw new Refusal(409, 'pass.giftClosed')
    const given = await handOver(tx, own, accountId)
    await tx
      .update(passGift)
      .set({ state: 'claimed', ended_at: now, claimed_by: accountId })
      .where(eq(passGift.id, row.id))
    await mailAccepted({ jobs }, tx, { gift: row, pass: given, friend, by })
    return { pass_id: given.id, number: given.number }
  })

/** The pass that was given away under this number, or null: codes with it no longer admit. */
export async function givenAwayAs(db: Db, number: string): Promise<PassRow | null> {
  const [found] = await db
    .select({ row: pass })
    .from(passGift)
    .innerJoin(pass, eq(pass.id, passGift.pass_id))
    .where(and(eq(passGift.number, number), eq(passGift.state, 'claimed')))
  return found?.row ?? null
}
