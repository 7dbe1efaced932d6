import type { Answer } from '#tests/support/api'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'

/** Where a list is requested: a person with a product, in an otherwise empty shop. */
export interface Place {
  shop: Shop
  member: Person
  operator: Person
  tour: TestProduct
}

export async function aPlace(shop: Shop): Promise<Place> {
  const [member, operator] = await Promise.all([aMember(shop.deps), anOperator(shop)])
  return { shop, member, operator, tour: await aProduct(shop.deps) }
}

/** How a list is requested, and how it gets one more row. */
export interface Listed {
  // biome-ignore lint/suspicious/noExplicitAny: lists differ in all but having rows
  ask(place: Place): Promise<Answer<any>>
  more(place: Place, at: number): Promise<unknown>
}
