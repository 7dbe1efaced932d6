import { birds, mist } from '../parts/air'
import { foliage } from '../parts/foliage'
import { ranges, ridge } from '../parts/land'
import { leaves } from '../parts/leaves'
import { needles } from '../parts/needles'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import type { Sheet } from '../sheet'

/** The great rock wall over colored slopes. */
export function rockWall(s: Sheet) {
  const { c, u } = s
  const inAutumn = c.autumn
  sky(s, { horizon: 0.55, sun: [0.2, 0.22], sunSize: 7.5, clouds: 5 })
  ranges(s, { from: 0.4, to: 0.46, count: 2, swing: 8, nearest: 0.7 })
  needles(s, 0.56, 0.12, 1.02, 36, 0.42)
  mist(s, 0.52, 0.14, 0.55)
  needles(s, 0.6, -0.04, 0.5, 19, 0.26)
  const slope = ridge(s, { y: 0.6, swing: 4, waves: 2, lift: (t) => 6 * (t - 0.5) })
  foliage(s, slope, 0.78, 3.2, leaves(s, inAutumn), { rows: 7, depth: 0.42 })
  mist(s, 0.68, 0.1, 0.35)
  const near = ridge(s, { y: 0.8, swing: 3.4, waves: 2, lift: (t) => 13 * (0.5 - t) })
  foliage(s, near, 1.04, 5.6, leaves(s, inAutumn), { rows: 6 })
  for (const [x, k] of [
    [0.07, 30],
    [0.16, 22],
    [0.95, 24],
  ] as const)
    pine(s, s.w * x, near.at(s.w * x) + u * 6, k, { lean: x < 0.5 ? 0.4 : -0.4 })
  birds(s, 0.45, 0.16, 6, 0.8)
}
