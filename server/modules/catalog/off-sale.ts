import { type Lang, textLanguages } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { keepDrawing } from '#server/modules/media/drawn.service'
import { product, productOption, productPicture, productText } from './catalog.table'
import { openDepartures } from './seats.service'

/** A product that no search finds, because its bookings are agreed elsewhere. */
export interface OffSaleProduct {
  id: string
  site: Site
  operator: Texts
  duration_minutes: number
  words: Record<Lang, { name: string; summary: string; know_before: string[] }>
  scene: Parameters<typeof keepDrawing>[1]['scene']
  alt: Texts
}

/** Ensures that the product exists. */
export async function ensureOffSale(
  tx: Db,
  at: Date,
  { id, site, operator, duration_minutes, words, scene, alt }: OffSaleProduct,
): Promise<void> {
  const [made] = await tx
    .insert(product)
    .values({
      ...{ id, site, operator, duration_minutes },
      category: 'tours',
      region: 'seoul',
      status: 'closed',
      languages: [...textLanguages],
      min_travelers: 1,
      cancellation: [],
      price: 0,
      currency: 'KRW',
      price_won: 0,
      created_at: at,
    })
    .onConflictDoNothing()
    .returning({ id: product.id })
  if (!made) return
  await tx.insert(productText).values(
    textLanguages.map((lang) => ({
      ...words[lang],
      product_id: id,
      lang,
      description: words[lang].summary,
      highlights: [],
      itinerary: [],
      included: [],
      excluded: [],
      meeting_point: '',
      search: '',
    })),
  )
  const picture = await keepDrawing({ db: tx }, { scene }, { key: `pictures/${id}`, alt })
  await tx.insert(productPicture).values({ product_id: id, position: 0, picture_id: picture.id })
}

/** A departure that is booked once and never again. */
interface Only {
  /** Also the id of its option, which has only this departure. */
  id: string
  product_id: string
  name: Texts
  date: string
  start_time: string
  capacity: number
}

/** Returns the id of the only departure of something agreed elsewhere, creating it if needed. */
export async function openOnly(tx: Db, { id, product_id, name, date, start_time, capacity }: Only): Promise<string> {
  await tx
    .insert(productOption)
    .values({
      ...{ id, product_id, name, capacity },
      position: 0,
      description: { en: '', ko: '' },
      option_start_date: date,
      option_end_date: date,
      currency: 'KRW',
      start_times: [start_time],
      closed_weekdays: [],
      closed_days: [],
      status: 'closed',
    })
    .onConflictDoNothing()
  const departures = await openDepartures(tx, [{ option_id: id, date, start_time, capacity }])
  const [departure] = departures.values()
  if (!departure) throw new Error('A departure that was opened is not there')
  return departure
}
