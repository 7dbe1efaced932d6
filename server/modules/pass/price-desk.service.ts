import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import { passTypeNames } from '#contract/pass/pass-type'
import type { PassPrices } from '#contract/pass/price-desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { passPrice } from './pass.table'
import { typesOnSale } from './types.service'

/** The prices of every type of pass; null for a type that is not on sale. */
export async function passPrices(db: Db): Promise<PassPrices> {
  const onSale = new Map((await typesOnSale(db)).map(({ name, price_won }) => [name, price_won]))
  return Object.fromEntries(passTypeNames.map((name) => [name, onSale.get(name) ?? null])) as PassPrices
}

/** Lets one change of the prices run at a time, also while there is no row to lock: a second one then finds the first. */
export const holdPassPrices = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('pass prices', 0))`)
export type HoldPassPrices = (tx: Db) => Promise<unknown>

/**
 * Sets the prices of all types. Orders keep the prices at which their passes were chosen (product §4). Throws 409
 * `general.conflict` if the prices are no longer what was edited.
 */
export function setPassPrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { prices, was }: { prices: PassPrices; was: PassPrices },
  hold: HoldPassPrices = holdPassPrices,
): Promise<PassPrices> {
  return transaction(db, async (tx) => {
    await hold(tx)
    const stored = await passPrices(tx)
    if (!isDeepStrictEqual(stored, was)) throw new Refusal(409, 'general.conflict')
    const changed = passTypeNames.filter((name) => !isDeepStrictEqual(stored[name], prices[name]))
    if (changed.length === 0) return stored
    await tx.delete(passPrice).where(inArray(passPrice.name, changed))
    const rows = changed.flatMap((name) => {
      const price_won = prices[name]
      return price_won ? [{ name, position: passTypeNames.indexOf(name), price_won }] : []
    })
    if (rows.length > 0) await tx.insert(passPrice).values(rows)
    const of = (each: PassPrices): Partial<PassPrices> => Object.fromEntries(changed.map((name) => [name, each[name]]))
    await writeAudit(tx, {
      at: clock.now(),
      actor_id: operatorId,
      act: 'pass.setPrices',
      subject: 'pass',
      detail: { before: of(stored), after: of(prices) },
    })
    return passPrices(tx)
  })
}
