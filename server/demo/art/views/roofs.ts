import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { evening } from '../parts/evening'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { hazed, hill, ranges, ridge } from '../parts/land'
import { roof } from '../parts/roof'
import { sky } from '../parts/sky'
import { roofRow } from '../parts/village'
import type { Sheet } from '../sheet'

/** Palace roofs one behind the other, the city's mountain above. */
export function roofs(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.7, 0.24], sunSize: 8.5, clouds: 4 })
  const peak = ridge(s, { y: 0.47, swing: 6, waves: 2.4, lift: (t) => 22 * Math.exp(-(((t - 0.3) / 0.17) ** 2)) })
  hill(s, peak, hazed(s, 0.66), { reach: 34 })
  ranges(s, { from: 0.46, to: 0.52, count: 2, swing: 5, nearest: 0.5 })
  mist(s, 0.53, 0.12, 0.6)
  roofRow(s, 0.59, 13, { depth: 0.7 })
  mist(s, 0.6, 0.07, 0.4)
  const trees = ridge(s, { y: 0.66, swing: 1.4, waves: 5 })
  wood(s, trees, -0.02, 1.02, 5, mix(c.leaf, c.far, 0.35), { firs: 0.1 })
  hall(s, s.w * 0.76, s.h * 0.73, u * 34, u * 7, { depth: 0.3, mortar: true, lamps: evening(s), bays: 5 })
  hall(s, s.w * 0.22, s.h * 0.76, u * 40, u * 8, { depth: 0.2, mortar: true, lamps: evening(s), bays: 5 })
  mist(s, 0.77, 0.07, 0.3)
  const front = ridge(s, { y: 0.83, swing: 1.2, waves: 5 })
  wood(s, front, -0.02, 1.02, 7, mix(c.leaf, c.near, 0.25), { firs: 0 })
  roof(s, s.w * 0.56, s.h * 1.0, s.w * 1.05, u * 25, { mortar: true, grooves: 56 })
  birds(s, 0.42, 0.17, 6, 0.8)
}
