import type { Band } from '#contract/catalog'
import type { Texts } from '#server/db/columns'

const bandNames: Record<Band, Texts> = {
  adult: { en: 'Adult', ko: '성인' },
  youth: { en: 'Youth', ko: '청소년' },
  child: { en: 'Child', ko: '아동' },
  infant: { en: 'Infant', ko: '유아' },
  senior: { en: 'Senior', ko: '경로' },
}

/** Labels of the lines of a price. */
export const labels = {
  item: (product: Texts, band: Band): Texts => ({
    en: `${product.en} · ${bandNames[band].en}`,
    ko: `${product.ko} · ${bandNames[band].ko}`,
  }),
  service: (product: Texts, option: Texts): Texts => ({
    en: `${product.en} · ${option.en}`,
    ko: `${product.ko} · ${option.ko}`,
  }),
  luggage: (product: Texts): Texts => ({
    en: `Extra luggage · ${product.en}`,
    ko: `추가 수하물 · ${product.ko}`,
  }),
  coupon: (name: Texts): Texts => ({ en: `Coupon · ${name.en}`, ko: `쿠폰 · ${name.ko}` }),
  points: { en: 'Points', ko: '포인트' } satisfies Texts,
}

/** The name of an order of one or more bookings in the payment window, at most 100 characters. */
export function orderName([first, ...others]: readonly Texts[], lang: 'en' | 'ko'): string {
  const rest = others.length === 0 ? '' : lang === 'ko' ? ` 외 ${others.length}건` : ` and ${others.length} more`
  return `${(first?.[lang] ?? 'Naru').slice(0, 100 - rest.length)}${rest}`
}
