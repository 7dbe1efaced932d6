import type { SeedProduct } from './shape'
import { blueline } from './work/blueline'
import { gangneungDesk } from './work/gangneung'
import { gwangalliTwoWeeks } from './work/gwangalli'
import { gyeongjuWeekend } from './work/gyeongju'
import { jejuEastWeek } from './work/jeju-east'
import { jeongdong } from './work/jeongdong'
import { odaesanTenDays } from './work/odaesan'
import { seongsu } from './work/seongsu'
import { songdo } from './work/songdo'
import { yeongdo } from './work/yeongdo'
import { yeosuHarbour } from './work/yeosu'

/** For people who come to work: the products that the site bleisure links to, sold by the shop. */
export const workProducts: readonly SeedProduct[] = [
  gangneungDesk,
  jeongdong,
  jejuEastWeek,
  seongsu,
  blueline,
  yeongdo,
  gyeongjuWeekend,
  yeosuHarbour,
  odaesanTenDays,
  songdo,
  gwangalliTwoWeeks,
]
