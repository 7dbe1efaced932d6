import { mix } from '../color'
import { mist } from '../parts/air'
import { figure } from '../parts/figures'
import { hall } from '../parts/hall'
import { ranges } from '../parts/land'
import { sky } from '../parts/sky'
import { rows } from '../parts/tea-rows'
import { pine, tree } from '../parts/trees'
import type { Sheet } from '../sheet'

/** Bowl-shaped terraces around a small pavilion. */
export function terraces(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.36, sun: [0.7, 0.17], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.27, to: 0.38, count: 3, swing: 9, nearest: 0.44 })
  mist(s, 0.38, 0.12, 0.55)
  rows(s, 0.38, 0.7, (t) => -13 * (2 * t - 1) ** 2 + 3, 13, 0.26)
  hall(s, s.w * 0.5, s.h * 0.645, u * 12, u * 6.6, { bays: 2, open: true, painted: false, platform: 0.12, grooves: 18 })
  for (const x of [0.38, 0.62]) tree(s, s.w * x, s.h * 0.655, 12, mix(c.leaf, c.near, 0.15))
  rows(s, 0.64, 1.14, (t, k) => -9 * (1 - k) * (2 * t - 1) ** 2 + 4 * Math.sin(t * 4 + 1), 10)
  for (const [x, y, k] of [
    [0.22, 0.83, 9],
    [0.3, 0.845, 9.4],
    [0.72, 0.79, 7.6],
  ] as const)
    figure(s, s.w * x, s.h * y, k, c.lit(s.r.pick([c.accent, '#f4ecdc', '#3f7f8f'])), { hat: true })
  pine(s, s.w * 0.95, s.h * 0.98, 44, { lean: -0.6 })
}
