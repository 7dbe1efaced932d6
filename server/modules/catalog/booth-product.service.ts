import { eq, inArray } from 'drizzle-orm'
import { boothProductId } from '#contract/catalog'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { departure, productOption } from './catalog.table'
import { ensureOffSale, type OffSaleProduct, openOnly } from './off-sale'

/** Bookings need a product; the one for booths is created with the first booth. */
const boothProduct: OffSaleProduct = {
  id: boothProductId,
  site: 'mice',
  operator: { en: 'Seoul MICE Fair', ko: '서울 마이스 페어' },
  duration_minutes: 480,
  words: {
    en: { name: 'Booth', summary: 'A booth at the MICE fair.', know_before: [] },
    ko: { name: '부스', summary: '마이스 페어 부스입니다.', know_before: [] },
  },
  scene: { motif: 'city', view: 0, palette: 'naru', time: 'dawn', format: 'wide', seed: 'booth' },
  alt: { en: 'A city below a hill at dawn', ko: '새벽녘 언덕 아래 도시' },
}

/**
 * Opens the ledger entry of a booth, with a single seat, so that no booth is let twice (product §4). It stays the same when the
 * fair's days change. Returns its id.
 */
export async function openBooth(
  tx: Db,
  at: Date,
  { id, name, date, start_time }: { id: string; name: Texts; date: string; start_time: string },
): Promise<string> {
  await ensureOffSale(tx, at, boothProduct)
  const [option] = await tx.select().from(productOption).where(eq(productOption.id, id))
  return openOnly(tx, {
    ...{ id, name, product_id: boothProductId, capacity: 1 },
    date: option?.option_start_date ?? date,
    start_time: option?.start_times[0] ?? start_time,
  })
}

/** Returns which of these booths are held or taken; one query. */
export async function boothsInLedger(db: Db, ids: readonly string[]): Promise<Map<string, 'held' | 'taken'>> {
  const rows = await db
    .select({ id: departure.option_id, held: departure.held, confirmed: departure.confirmed })
    .from(departure)
    .where(inArray(departure.option_id, [...ids]))
  return new Map(
    rows
      .filter(({ held, confirmed }) => held + confirmed > 0)
      .map(({ id, confirmed }) => [id, confirmed > 0 ? ('taken' as const) : ('held' as const)]),
  )
}
