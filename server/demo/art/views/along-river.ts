import { darker, lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { wood } from '../parts/foliage'
import { hill, ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { express } from '../parts/train'
import { pine } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** Along the river below the hills, seen from above. */
export function alongRiver(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.42, sun: [0.3, 0.24], sunSize: 8.5, clouds: 4 })
  ranges(s, { from: 0.3, to: 0.5, count: 5, swing: 9, nearest: 0.35 })
  mist(s, 0.5, 0.1, 0.55)
  s.rect(
    0,
    s.h * 0.53,
    s.w,
    s.h * 0.2,
    s.down(s.h * 0.53, s.h * 0.73, [
      [0, mix(c.skyLow, c.skyMid, 0.3)],
      [1, mix(c.skyMid, c.skyTop, 0.6)],
    ]),
  )
  for (let i = 0; i < 40; i += 1)
    s.rect(
      s.w * s.r.next(),
      s.h * s.r.between(0.54, 0.72),
      u * s.r.between(2, 9),
      u * 0.16,
      lighter(c.skyLow, 0.4),
      0.35,
    )
  const bank = ridge(s, { y: 0.735, swing: 0.8, waves: 3 })
  hill(s, bank, mix(c.leaf, c.near, 0.2), { haze: 0.05 })
  s.rect(0, s.h * 0.772, s.w, u * 1.6, c.lit('#9c9184'))
  for (let x = 0; x < s.w; x += u * 13) {
    s.rect(x, s.h * 0.772 - u * 17, u * 0.36, u * 17.4, mix(c.near, c.far, 0.25))
    s.stroke(
      d`M${x} ${s.h * 0.772 - u * 15.6}h${u * 3.4}M${x} ${s.h * 0.772 - u * 14.3}h${u * 13}`,
      mix(c.near, c.far, 0.25),
      u * 0.16,
    )
  }
  express(s, s.w * 0.7, s.h * 0.775, 11, s.w * 0.85)
  wood(s, { points: [], at: () => s.h * 0.83 }, -0.02, 1.02, 7, mix(c.leaf, c.near, 0.35), { firs: 0.2 })
  s.rect(
    0,
    s.h * 0.825,
    s.w,
    s.h * 0.2,
    s.down(s.h * 0.82, s.h, [
      [0, mix(c.leaf, c.near, 0.4)],
      [1, darker(mix(c.leaf, c.near, 0.5), 0.3)],
    ]),
  )
  wood(s, { points: [], at: () => s.h * 0.92 }, -0.02, 1.02, 10, mix(c.leaf, c.near, 0.5), { firs: 0.1 })
  pine(s, s.w * 0.93, s.h * 1.05, 56, { lean: -0.7 })
  birds(s, 0.6, 0.16, 6, 0.85)
}
