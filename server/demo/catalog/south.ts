import type { SeedProduct } from './shape'
import { andong } from './south/andong'
import { bulguksa } from './south/bulguksa'
import { damyang } from './south/damyang'
import { gamcheonFood } from './south/gamcheon-food'
import { gongju } from './south/gongju'
import { gwangalliYacht } from './south/gwangalli-yacht'
import { gyeongjuBicycle } from './south/gyeongju-bicycle'
import { gyeongjuHanok } from './south/gyeongju-hanok'
import { haenyeo } from './south/haenyeo'
import { hallasan } from './south/hallasan'
import { jejuTransfer } from './south/jeju-transfer'
import { suncheon } from './south/suncheon'
import { templeStay } from './south/temple-stay'
import { tongyeong } from './south/tongyeong'

/** From the middle of the country to Jeju, most popular first. */
export const southProducts: readonly SeedProduct[] = [
  gyeongjuBicycle,
  jejuTransfer,
  gwangalliYacht,
  hallasan,
  bulguksa,
  templeStay,
  gamcheonFood,
  haenyeo,
  suncheon,
  andong,
  gyeongjuHanok,
  damyang,
  tongyeong,
  gongju,
]
