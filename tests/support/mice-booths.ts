import { type BoothApplication, boothPrice, miceBooths } from '#contract/mice/booth'
import type { Person } from '#tests/support/factories'
import { aBoothDraft, boothTerms } from '#tests/support/mice'
import { aKey, approved, confirm, type Shop, submit } from '#tests/support/orders'

const english = { query: { lang: 'en' } } as const

/** A booth that a seller holds, with all details filled in except the payment method. */
export async function aFilledBooth(shop: Shop, { token }: Person, booth_id: string): Promise<BoothApplication> {
  const held = await shop.call(
    miceBooths.hold,
    { ...english, body: { booth_id, type: 'shell' } },
    { token, headers: aKey() },
  )
  const draft = aBoothDraft()
  const { total_won } = boothPrice(held.data.booth, draft, boothTerms(shop.deps))
  const saved = await shop.call(
    miceBooths.save,
    { ...english, params: { id: held.data.id }, body: { ...draft, total_won } },
    { token },
  )
  if (saved.status !== 200) throw new Error(`the booth was not filled in: ${saved.refusal.code}`)
  return saved.data
}

/** A filled-in booth, paid by card. */
export async function aPaidBooth(shop: Shop, seller: Person, boothId: string): Promise<BoothApplication> {
  const { order } = await aFilledBooth(shop, seller, boothId)
  await submit(shop, seller, order)
  await confirm(shop, await approved(shop, order))
  const [shown] = (await shop.call(miceBooths.own, english, { token: seller.token })).data
  if (!shown) throw new Error('the application is gone')
  return shown
}
