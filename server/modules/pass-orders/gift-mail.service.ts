import { and, eq, gt } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import { seoulitepass } from '#contract/sites/seoulitepass'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { activeContact, type Contact, contactOf } from '#server/modules/accounts/contact.service'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { deliver, mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import type { GiftRow } from './gift.rows'
import { passGift } from './gifts.table'
import { passNames, personName } from './names'
import { type PassRow, pass } from './passes.table'

const site = 'seoulitepass' as const

const aboutPass = ({ type, person, valid_until }: Pick<PassRow, 'type' | 'person' | 'valid_until'>, lang: Lang) => ({
  product_name: passNames[type][lang],
  option_name: personName(person)[lang],
  start_by: valid_until,
})
const langOf = ({ lang }: Contact): Lang => (lang === 'ko' ? 'ko' : 'en')

/**
 * The job behind a gift: makes the token and mails its link, so that no token is stored in a queue (product §6). A new link ends
 * the former one. Does nothing for a gift that has ended.
 */
export async function mailGift(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { id }: JobInputs['pass-gift'],
): Promise<void> {
  const token = newToken()
  const [gift] = await deps.db
    .update(passGift)
    .set({ token_hash: hashToken(token) })
    .where(and(eq(passGift.id, id), eq(passGift.state, 'sent'), gt(passGift.ends_at, deps.clock.now())))
    .returning()
  const giver = gift && (await activeContact(deps.db, gift.giver_id))
  if (!giver) return
  const [own] = await deps.db.select().from(pass).where(eq(pass.id, gift.pass_id))
  if (!own) return
  const { lang, to_email, to_name: name, message: said, ends_at } = gift
  await deliver(deps, {
    template: 'giftSent',
    ...{ to: to_email, lang },
    values: {
      ...{ site, path: `${seoulitepass.home}/gift#${token}` },
      ...{ name, giver: giver.name, said, ...aboutPass(own, lang), until: ends_at.toISOString() },
    },
  })
}

interface Accepted {
  gift: GiftRow
  pass: PassRow
  friend: Contact
  /** The giver's name. */
  by: string
}

/** Emails the giver that the pass was accepted, and the friend where it is. */
export async function mailAccepted(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  { gift, pass: given, friend, by }: Accepted,
): Promise<void> {
  const link = { site, path: `${seoulitepass.home}/mypage` }
  const giver = await contactOf(tx, gift.giver_id)
  const once = (to: string) => ({ once: `gift ${gift.id} ${to}` })
  if (giver) {
    const values = { ...link, name: giver.name, friend: gift.to_name, number: gift.number }
    const request = { template: 'giftAccepted', to: giver.email, lang: giver.lang } as const
    await mailLater(deps, tx, { ...request, values: { ...values, ...aboutPass(given, langOf(giver)) } }, once('giver'))
  }
  const values = { ...link, name: friend.name, giver: by, number: given.number }
  const request = { template: 'giftReceived', to: friend.email, lang: friend.lang } as const
  await mailLater(deps, tx, { ...request, values: { ...values, ...aboutPass(given, langOf(friend)) } }, once('friend'))
}

/** Emails the giver that nobody accepted the gift in time, and whether the pass can still be started. */
export async function mailExpired(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  { gift, pass: own, usable }: { gift: GiftRow; pass: PassRow; usable: boolean },
): Promise<void> {
  const giver = await contactOf(tx, gift.giver_id)
  if (!giver) return
  const { name, email: to, lang } = giver
  const link = { site, path: `${seoulitepass.home}/mypage` }
  const values = { ...link, name, friend: gift.to_name, number: gift.number, usable, ...aboutPass(own, langOf(giver)) }
  await mailLater(deps, tx, { template: 'giftExpired', to, lang, values }, { once: `gift ${gift.id} expired` })
}

/** Emails a friend that an operator has refunded the pass that was a gift; does nothing for a pass of its buyer. */
export async function mailCanceled(deps: Pick<Deps, 'jobs'>, tx: Db, own: PassRow): Promise<void> {
  const [gift] = await tx
    .select({ id: passGift.id })
    .from(passGift)
    .where(and(eq(passGift.pass_id, own.id), eq(passGift.claimed_by, own.account_id)))
    .limit(1)
  const friend = gift && (await contactOf(tx, own.account_id))
  if (!friend) return
  const { name, email: to, lang } = friend
  const link = { site, path: `${seoulitepass.home}/inquiry` }
  const values = { ...link, name, number: own.number, ...aboutPass(own, langOf(friend)) }
  await mailLater(deps, tx, { template: 'giftCanceled', to, lang, values })
}
