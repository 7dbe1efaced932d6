import { groupProductId } from '#contract/catalog'
import { type Lang, textLanguages } from '#contract/languages'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { keepDrawing } from '#server/modules/media/drawn.service'
import { product, productOption, productPicture, productText } from './catalog.table'
import { openDepartures } from './seats.service'

/** A group's day as its calendar file has it, in minutes. */
const dayMinutes = 480

const operator: Texts = { en: 'Naru Travel', ko: '나루여행' }
const words: Record<Lang, { name: string; summary: string; know_before: string[] }> = {
  en: {
    name: 'Private group tour',
    summary: 'A tour for one group, by quotation.',
    know_before: ['Tell us in good time when the number of travelers changes.'],
  },
  ko: {
    name: '단체 맞춤 여행',
    summary: '견적으로 진행하는 단체 전용 여행입니다.',
    know_before: ['인원이 바뀌면 미리 알려 주세요.'],
  },
}
const alt: Texts = { en: 'A river between hills at dawn', ko: '새벽녘 산 사이로 흐르는 강' }

/** Bookings need a product; that of groups is off sale, so that nothing finds it, and comes into being with the first of them. */
async function ensureProduct(tx: Db, at: Date): Promise<void> {
  const [made] = await tx
    .insert(product)
    .values({
      id: groupProductId,
      site: 'shop',
      category: 'tours',
      region: 'seoul',
      status: 'closed',
      operator,
      duration_minutes: dayMinutes,
      languages: [...textLanguages],
      min_travellers: 1,
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
      product_id: groupProductId,
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
  const scene = { motif: 'river', view: 0, palette: 'naru', time: 'dawn', format: 'wide', seed: 'group' } as const
  const picture = await keepDrawing({ db: tx }, { scene }, { key: `pictures/${groupProductId}`, alt })
  await tx.insert(productPicture).values({ product_id: groupProductId, position: 0, picture_id: picture.id })
}

/**
 * The departure of one offer, which is its group's alone: no seats of the shop's departures are taken, and it has exactly
 * as many as travel, so that one offer is never paid twice (product §4). Answers its id.
 */
export async function openGroupDeparture(
  tx: Db,
  at: Date,
  {
    id,
    date,
    start_time,
    seats,
    title,
  }: { id: string; date: string; start_time: string; seats: number; title: string },
): Promise<string> {
  await ensureProduct(tx, at)
  await tx
    .insert(productOption)
    .values({
      id,
      product_id: groupProductId,
      position: 0,
      name: { en: title, ko: title },
      description: { en: '', ko: '' },
      option_start_date: date,
      option_end_date: date,
      currency: 'KRW',
      start_times: [start_time],
      closed_weekdays: [],
      closed_days: [],
      capacity: seats,
      status: 'closed',
    })
    .onConflictDoNothing()
  const departures = await openDepartures(tx, [{ option_id: id, date, start_time, capacity: seats }])
  const [departure] = departures.values()
  if (!departure) throw new Error('A departure that was opened is not there')
  return departure
}
