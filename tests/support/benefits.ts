import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { seedCoupons } from '#server/demo/benefits/benefits.seed'
import { pointsBalance } from '#server/modules/benefits/points.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import { openConnections } from '#tests/support/database'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aReadyOrder, aShop, type Shop, submit } from '#tests/support/orders'

/** A member with the welcome benefits, and a tour at ₩60,000. */
export async function aWelcomedMember(): Promise<{ shop: Shop; member: Person; tour: TestProduct }> {
  const shop = await aShop()
  await seedCoupons(shop.deps)
  const member = await aMember(shop.deps)
  await welcome(shop.deps.db, shop.deps.clock.now(), member.id)
  return { shop, member, tour: await aProduct(shop.deps, { price: 60_000, capacity: 50 }) }
}

export const chooseBenefits = (
  shop: Shop,
  { token }: Person,
  id: string,
  body: { coupon_ids: string[]; points: number },
) => shop.call(booking.benefits, { params: { id }, query: { lang: 'en' }, body }, { token })

/** The benefits the reservation offers to the member. */
export const offeredBenefits = async (shop: Shop, { token }: Person, id: string) =>
  (await shop.call(booking.benefitChoice, { params: { id }, query: { lang: 'en' } }, { token })).data

/** Submits eight orders with the same benefits concurrently: 200 for those that got them, the refusal code for the others. */
export async function allAtOnce(shop: Shop, member: Person, chosen: { coupon_ids?: string[]; points?: number }) {
  const orders: Order[] = []
  for (let each = 0; each < 8; each++) {
    orders.push(await aReadyOrder(shop, member, await aProduct(shop.deps), chosen))
  }
  await openConnections(shop.deps.db)
  const answers = await Promise.all(orders.map((order) => submit(shop, member, order)))
  return answers.map(({ status, refusal }) => (status === 200 ? 200 : refusal.code)).toSorted()
}

export const balanceOf = ({ deps: { db, clock } }: Shop, { id }: Person): Promise<number> =>
  pointsBalance(db, clock.now(), id)
