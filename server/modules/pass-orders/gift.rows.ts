import { and, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type DeskGift, type Gift, type GiftState, giftLimits } from '#contract/pass/gift'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { withoutLinks } from '#server/modules/mail/strangers-words.service'
import { Refusal } from '#server/refusal'
import { passGift } from './gifts.table'
import { type PassRow, pass } from './passes.table'

export type GiftRow = typeof passGift.$inferSelect

/** The state of a gift at an instant: one that nobody accepted in time has expired, also before that is recorded. */
export const giftStateAt = ({ state, ends_at }: Pick<GiftRow, 'state' | 'ends_at'>, now: Date): GiftState =>
  state === 'sent' && ends_at <= now ? 'expired' : state

/** A gift as its giver sees it. */
export function giftView(row: GiftRow, { type, person }: Pick<PassRow, 'type' | 'person'>, now: Date): Gift {
  const { id, pass_id, number, to_name, to_email, lang, message, ends_at, ended_at } = row
  const state = giftStateAt(row, now)
  return {
    ...{ id, pass_id, number, type, person, state, to_name, to_email, lang, message },
    sent_at: row.sent_at.toISOString(),
    ends_at: ends_at.toISOString(),
    ended_at: (state === 'expired' ? ends_at : ended_at)?.toISOString() ?? null,
    may_mail_again: state === 'sent' && row.mails < giftLimits.mails,
  }
}

/** A member's gifts, the latest first. One query. */
export async function giftsBy(db: Db, giverId: string, now: Date): Promise<Gift[]> {
  const rows = await db
    .select({ gift: passGift, pass: { type: pass.type, person: pass.person } })
    .from(passGift)
    .innerJoin(pass, eq(pass.id, passGift.pass_id))
    .where(eq(passGift.giver_id, giverId))
    .orderBy(desc(passGift.sent_at), desc(passGift.id))
  return rows.map((row) => giftView(row.gift, row.pass, now))
}

/** From whom a member got passes, by pass, and when. One query. */
export async function receivedBy(db: Db, accountId: string): Promise<Map<string, { by: string; at: string }>> {
  const rows = await db
    .select({ pass_id: passGift.pass_id, by: account.name, status: account.status, at: passGift.ended_at })
    .from(passGift)
    .innerJoin(account, eq(account.id, passGift.giver_id))
    .where(and(eq(passGift.claimed_by, accountId), eq(passGift.state, 'claimed')))
    .orderBy(passGift.ended_at)
  return new Map(
    rows.map(({ pass_id, by, status, at }) => [
      pass_id,
      { by: status === 'withdrawn' ? '' : withoutLinks({ giver: by }).giver, at: at?.toISOString() ?? '' },
    ]),
  )
}

/** The gifts of these passes for the desk, by pass, the latest first. One query. */
export async function deskGifts(db: Db, passIds: readonly string[], now: Date): Promise<Map<string, DeskGift[]>> {
  const giver = alias(account, 'giver')
  const claimer = alias(account, 'claimer')
  const rows = await db
    .select({
      gift: passGift,
      by: { name: giver.name, email: giver.email },
      claimed_by: { name: claimer.name, email: claimer.email },
    })
    .from(passGift)
    .innerJoin(giver, eq(giver.id, passGift.giver_id))
    .leftJoin(claimer, eq(claimer.id, passGift.claimed_by))
    .where(inArray(passGift.pass_id, [...passIds]))
    .orderBy(desc(passGift.sent_at), desc(passGift.id))
  const gifts = new Map<string, DeskGift[]>()
  for (const { gift, by, claimed_by } of rows) {
    const { id, number, to_name, to_email, sent_at, ends_at, ended_at } = gift
    const state = giftStateAt(gift, now)
    const shown: DeskGift = {
      ...{ id, number, state, to_name, to_email, by, claimed_by },
      sent_at: sent_at.toISOString(),
      ends_at: ends_at.toISOString(),
      ended_at: (state === 'expired' ? ends_at : ended_at)?.toISOString() ?? null,
    }
    gifts.set(gift.pass_id, [...(gifts.get(gift.pass_id) ?? []), shown])
  }
  return gifts
}

/** Locks a pass until the transaction ends; null if there is none. */
export type HoldPass = (tx: Db, id: string) => Promise<PassRow | null>

/** The only way to lock a pass before its gift: always the pass first, so that no two acts wait for each other. */
export const holdPass: HoldPass = async (tx, id) => {
  const [row] = await tx.select().from(pass).where(eq(pass.id, id)).for('update')
  return row ?? null
}

/** The gift of a pass that a friend can accept at `now`. Call it with the pass locked. Throws 409 `pass.giftClosed`. */
export async function openGift(tx: Db, passId: string, now: Date): Promise<GiftRow> {
  const [row] = await tx
    .select()
    .from(passGift)
    .where(and(eq(passGift.pass_id, passId), eq(passGift.state, 'sent')))
  if (!row || giftStateAt(row, now) !== 'sent') throw new Refusal(409, 'pass.giftClosed')
  return row
}

/** Ends an open gift without a friend: the pass, which the transaction has locked, is the giver's again. */
export async function endGift(
  tx: Db,
  { id, pass_id }: Pick<GiftRow, 'id' | 'pass_id'>,
  state: 'taken_back' | 'expired',
  at: Date,
): Promise<GiftRow> {
  await tx.update(pass).set({ gift_until: null }).where(eq(pass.id, pass_id))
  const [row] = await tx.update(passGift).set({ state, ended_at: at }).where(eq(passGift.id, id)).returning()
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}
