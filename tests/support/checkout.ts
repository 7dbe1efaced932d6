import { eq } from 'drizzle-orm'
import { setFault } from '#server/demo/toss/local-toss.api'
import { type Fault, localTossPayment } from '#server/demo/toss/local-toss.table'
import { aMember, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

/** A shop with a member and a tour of two seats, and the local payment provider behind it. */
export interface Checkout {
  shop: Shop
  member: Person
  tour: TestProduct
  /** Number of payments the provider has charged. */
  charged: () => Promise<number>
  /** Makes the provider fail for an order, once or `times`. */
  fault: (orderId: string, kind: Fault, times?: number) => Promise<void>
}

export async function aCheckout(): Promise<Checkout> {
  const shop = await aShop()
  const { db } = shop.deps
  return {
    shop,
    member: await aMember(shop.deps),
    tour: await aProduct(shop.deps, { capacity: 2 }),
    charged: () => db.$count(localTossPayment, eq(localTossPayment.status, 'DONE')),
    fault: (orderId, kind, times) => setFault(db, orderId, kind, times),
  }
}
