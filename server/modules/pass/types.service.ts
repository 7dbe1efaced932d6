import { asc } from 'drizzle-orm'
import type { PassType } from '#contract/pass/pass-type'
import type { Db } from '#server/db/connect'
import { passPrice } from './pass.table'

/** Passes on sale, in their order (product §3). */
export const typesOnSale = (db: Db): Promise<PassType[]> =>
  db
    .select({ name: passPrice.name, price_won: passPrice.price_won })
    .from(passPrice)
    .orderBy(asc(passPrice.position), asc(passPrice.name))
