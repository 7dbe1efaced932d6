import { eq } from 'drizzle-orm'
import type { GiftDraft } from '#contract/pass/gift'
import type { PassTypeName } from '#contract/pass/pass-type'
import type { Deps } from '#server/deps'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { acceptGift } from '#server/modules/pass-orders/accept.service'
import { passGift } from '#server/modules/pass-orders/gifts.table'
import { givePass } from '#server/modules/pass-orders/give.service'
import { ownPasses } from '#server/modules/pass-orders/own.service'
import { before, buy } from './buy'

const msPerHour = 3_600_000

/** Buys a pass of this type and gives it to a fictional friend. Returns the gift's id. */
async function buyAndGive(deps: Deps, giverId: string, type: PassTypeName, draft: GiftDraft): Promise<string> {
  await buy(deps, giverId, { type, adults: 1, children: 0 })
  const own = (await ownPasses(deps, giverId)).items.find((each) => each.type === type)
  if (!own) throw new Error('The demo pass is not there')
  const { id } = await givePass({ ...deps, maySend: async () => true }, giverId, own.id, draft)
  return id
}

/** Adds a gift of the demo member that waits for a friend, and one that the member has accepted. */
export async function seedGifts(
  deps: Deps,
  { memberId, friendId }: { memberId: string; friendId: string },
): Promise<void> {
  await buyAndGive(before(deps, 30 * msPerHour), memberId, 'visits_3', {
    ...{ to_name: 'Mina Lindqvist', to_email: 'mina.lindqvist@friends.test', lang: 'en' },
    message: 'For your days in Seoul. Start with the palace garden!',
  })
  const id = await buyAndGive(before(deps, 50 * msPerHour), friendId, 'visits_5', {
    ...{ to_name: 'Yuna', to_email: 'member@naru.test', lang: 'en', message: 'See you in Seoul!' },
  })
  // Nothing is mailed of what happened before the demonstration began, so its link is made here.
  const token = newToken()
  await deps.db
    .update(passGift)
    .set({ token_hash: hashToken(token) })
    .where(eq(passGift.id, id))
  await acceptGift(before(deps, 48 * msPerHour), memberId, token)
}
