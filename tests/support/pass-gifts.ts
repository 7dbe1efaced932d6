import { type Gift, type GiftDraft, passGifts } from '#contract/pass/gift'
import type { Person } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'

/** A gift that passes every rule. */
export const aGiftDraft = (given: Partial<GiftDraft> = {}): GiftDraft => ({
  ...{ to_name: 'Mina Seo', to_email: 'mina@people.test', lang: 'en', message: '' },
  ...given,
})

/** Gives a pass; returns the call's response. */
export const give = (shop: Shop, { token }: Person, id: string, given: Partial<GiftDraft> = {}) =>
  shop.call(passGifts.give, { params: { id }, body: aGiftDraft(given) }, { token })

/** The token in the newest email of a gift to an address. */
export async function giftTokenFor(shop: Shop, to = aGiftDraft().to_email): Promise<string> {
  await shop.deps.jobs.drain(shop.deps)
  const mail = shop.deps.mails.findLast((each) => each.to === to && each.text.includes('/seoulitepass/gift#'))
  return /\/seoulitepass\/gift#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** An open gift of a pass, with the token of its link. */
export async function aGift(
  shop: Shop,
  giver: Person,
  { id }: { id: string },
  given: Partial<GiftDraft> = {},
): Promise<{ gift: Gift; token: string }> {
  const { data, refusal } = await give(shop, giver, id, given)
  if (!data) throw new Error(refusal.code)
  return { gift: data, token: await giftTokenFor(shop, given.to_email) }
}

/** Accepts a gift; returns the call's response. */
export const accept = (shop: Shop, who: Person, link_token: string) =>
  shop.call(passGifts.accept, { body: { link_token } }, { token: who.token })

/** Takes back an own gift; returns the call's response. */
export const takeBack = (shop: Shop, { token }: Person, id: string) =>
  shop.call(passGifts.takeBack, { params: { id } }, { token })

/** What a private link shows; returns the call's response. */
export const readGift = (shop: Shop, link_token: string) => shop.call(passGifts.read, { body: { link_token } })
