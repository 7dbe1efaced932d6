import { groupProductId } from '#contract/catalog'
import type { Db } from '#server/db/connect'
import { ensureOffSale, type OffSaleProduct, openOnly } from './off-sale'

/** Bookings need a product; the one for groups is created with the first group. */
const groupProduct: OffSaleProduct = {
  id: groupProductId,
  site: 'shop',
  operator: { en: 'Naru Travel', ko: '나루여행' },
  // Used for the end of a group's day in its calendar file.
  duration_minutes: 480,
  words: {
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
  },
  scene: { motif: 'river', view: 0, palette: 'naru', time: 'dawn', format: 'wide', seed: 'group' },
  alt: { en: 'A river between hills at dawn', ko: '새벽녘 산 사이로 흐르는 강' },
}

/**
 * Opens the departure of one offer, used only by its group: it takes no seats of the shop's departures and has exactly as many
 * seats as people travel, so that an offer is never paid twice (product §4). Returns its id.
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
  await ensureOffSale(tx, at, groupProduct)
  const name = { en: title, ko: title }
  return openOnly(tx, { id, product_id: groupProductId, name, date, start_time, capacity: seats })
}
