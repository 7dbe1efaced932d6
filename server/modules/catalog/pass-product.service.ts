import { passProductId } from '#contract/catalog'
import { type PassTypeName, passTypeNames } from '#contract/pass/pass-type'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { productOption } from './catalog.table'
import { ensureOffSale, type OffSaleProduct } from './off-sale'
import { keyOf, openDepartures } from './seats.service'

/** Bookings need a product; the one for passes is created with the first pass. */
const passProduct: OffSaleProduct = {
  id: passProductId,
  site: 'seoulitepass',
  operator: { en: 'Seoulite Pass', ko: '서울라이트 패스' },
  duration_minutes: 1440,
  words: {
    en: { name: 'Seoulite Pass', summary: 'A pass for sights of Seoul.', know_before: [] },
    ko: { name: '서울라이트 패스', summary: '서울 명소를 둘러보는 패스입니다.', know_before: [] },
  },
  scene: { motif: 'city', view: 0, palette: 'naru', time: 'day', format: 'wide', seed: 'pass' },
  alt: { en: 'A city below a hill by day', ko: '한낮 언덕 아래 도시' },
}

/** The option of each type, the same in every database. */
const optionOf = Object.fromEntries(
  passTypeNames.map((name, at) => [name, `5ea00000-0000-4000-8000-00000000000${at}`]),
) as Record<PassTypeName, string>

/** Returns the pass type of an option, if it has one. */
export const passTypeOf = (optionId: string): PassTypeName | undefined =>
  passTypeNames.find((name) => optionOf[name] === optionId)

/** A pass begins at the latest before its last day ends. */
export const passLastTime = '23:59'
/** Passes are unlimited; the ledger needs a number. */
const plenty = 1_000_000

/** Opens the departure for passes of a type that can begin until a given day. Returns its id. */
export async function openPass(
  tx: Db,
  at: Date,
  { type, name, valid_until }: { type: PassTypeName; name: Texts; valid_until: string },
): Promise<string> {
  await ensureOffSale(tx, at, passProduct)
  const option_id = optionOf[type]
  await tx
    .insert(productOption)
    .values({
      ...{ id: option_id, name, product_id: passProductId, capacity: plenty },
      position: passTypeNames.indexOf(type),
      description: { en: '', ko: '' },
      option_start_date: '2020-01-01',
      option_end_date: '2099-12-31',
      currency: 'KRW',
      start_times: [passLastTime],
      closed_weekdays: [],
      closed_days: [],
      status: 'closed',
    })
    .onConflictDoNothing()
  const opening = { option_id, date: valid_until, start_time: passLastTime, capacity: plenty }
  const departure = (await openDepartures(tx, [opening])).get(keyOf(opening))
  if (!departure) throw new Error('A departure that was opened is not there')
  return departure
}
