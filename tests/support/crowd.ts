import { randomUUID } from 'node:crypto'
import { accessToken, account } from '#server/modules/accounts/accounts.table'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { cartItem, cartQuantity } from '#server/modules/cart/cart.table'
import type { TestDeps } from '#tests/support/deps'
import type { TestProduct } from '#tests/support/factories'

/** A member with one traveler on the product's departure in the cart. */
export interface Runner {
  id: string
  token: string
  line: string
}

/** Many members, written straight into the database: the setup is not part of the measurement. */
export async function aCrowd({ db, clock }: TestDeps, product: TestProduct, size: number): Promise<Runner[]> {
  const now = clock.now()
  const crowd = Array.from({ length: size }, () => ({ id: randomUUID(), token: newToken(), line: randomUUID() }))
  await db.insert(account).values(
    crowd.map(({ id }) => ({
      id,
      area: 'member' as const,
      email: `${id}@people.test`,
      roles: ['general' as const],
      name: 'Runner',
      created_at: now,
    })),
  )
  await db.insert(accessToken).values(
    crowd.map(({ id, token }) => ({
      token_hash: hashToken(token),
      account_id: id,
      area: 'member' as const,
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })),
  )
  await db.insert(cartItem).values(
    crowd.map(({ id, line }) => ({
      id: line,
      account_id: id,
      product_id: product.id,
      option_id: product.optionId,
      date: product.date,
      start_time: product.start_time,
      created_at: now,
    })),
  )
  await db
    .insert(cartQuantity)
    .values(crowd.map(({ line }) => ({ cart_item_id: line, band: 'adult' as const, quantity: 1, price_seen: 60_000 })))
  return crowd
}

/** The same items in an order determined by a seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const mixed = [...items]
  let state = seed >>> 0
  for (let at = mixed.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (at + 1)
    const [one, two] = [mixed[at] as T, mixed[other] as T]
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
