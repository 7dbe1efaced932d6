import type { DepartureRow } from '#contract/departure-import'
import type { AffiliateRow } from '#contract/pass/affiliate-import'
import type { ProductRow } from '#contract/product-import'
import type { TestProduct } from '#tests/support/factories'

/** A row that gives the departure of a product other seats. */
export const aDepartureRow = (tour: TestProduct, change: Partial<DepartureRow> = {}): DepartureRow => ({
  ...{ product: tour.id, option: '', date: tour.date, start_time: tour.start_time, capacity: 6, status: '' },
  ...change,
})

/** A row of a product with one option; `at` distinguishes products. */
export const aProductRow = (at: number, change: Partial<ProductRow> = {}): ProductRow => ({
  ...{ site: 'shop', category: 'tours', region: 'busan', name_en: `Night walk ${at}`, name_ko: `밤 산책 ${at}` },
  ...{ summary_en: 'A walk', summary_ko: '산책', description_en: 'By night', description_ko: '밤에' },
  ...{ meeting_point_en: 'Station', meeting_point_ko: '역', currency: 'KRW', duration_minutes: 90, min_travelers: 2 },
  ...{ languages: ['en'], option_name_en: 'Standard', option_name_ko: '기본' },
  ...{ option_start_date: '2027-04-01', option_end_date: '2027-10-31', start_times: ['19:00', '17:00'] },
  ...{ closed_weekdays: [1], capacity: 12, price_adult: 40_000, price_youth: null, price_child: 20_000 },
  ...{ price_infant: null, price_senior: null },
  ...change,
})

const hours = { opens: '10:00', last_entry: '17:30', closes: '18:00' }

/** A row of an affiliate that is closed on Mondays; `at` distinguishes affiliates. */
export const anAffiliateRow = (at: number, change: Partial<AffiliateRow> = {}): AffiliateRow => ({
  ...{ name_en: `Gallery ${at}`, name_ko: `갤러리 ${at}`, category: 'art', district: 'jung' },
  ...{ about_en: 'Paintings', about_ko: '그림', benefit_en: 'Free admission', benefit_ko: '무료 입장' },
  ...{ reservation_en: '', reservation_ko: '', address_en: '12 Sopa-ro', address_ko: '소파로 12' },
  ...{ station_en: 'Myeongdong', station_ko: '명동', line_en: 'Line 4', line_ko: '4호선', walk_minutes: 8 },
  ...{ lat: 37.5585, lon: 126.9847, sunday: hours, monday: null, tuesday: hours, wednesday: hours },
  ...{ thursday: hours, friday: hours, saturday: hours, visit_minutes: 60 },
  ...{ regular_adult: 12_000, regular_child: 6000, saves_adult: 12_000, saves_child: 6000, times_per_pass: 1 },
  ...change,
})
