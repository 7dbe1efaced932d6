import { mix } from '../color'
import { birds, mist, wisps } from '../parts/air'
import { figure } from '../parts/figures'
import { hazed, ranges } from '../parts/land'
import { sky } from '../parts/sky'
import { rows } from '../parts/tea-rows'
import { fir, tree } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** The whole hillside in long bends, firs along its edge. */
export function hillside(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.4, sun: [0.28, 0.2], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.28, to: 0.42, count: 4, swing: 9, nearest: 0.42 })
  wisps(s, 0.4, 0.05, 6, 0.35)
  mist(s, 0.42, 0.12, 0.6)
  for (let i = 0; i < 16; i += 1)
    fir(
      s,
      s.w * (0.5 + 0.034 * i) + u * s.r.between(-1, 1),
      s.h * (0.5 - 0.004 * i) + u * 2,
      s.r.between(12, 18),
      hazed(s, 0.3, c.leaf),
    )
  rows(s, 0.43, 1.1, (t, k) => -9 * Math.sin(t * 3.4 + 0.5 + k * 0.7) - 12 * (t - 0.3) * (1 - k * 0.5), 19)
  s.path(
    d`M${s.w * 0.56} ${s.h * 0.44}C${s.w * 0.62} ${s.h * 0.56} ${s.w * 0.5} ${s.h * 0.66} ${s.w * 0.6} ${s.h * 0.78}S${s.w * 0.66} ${s.h * 0.95} ${s.w * 0.6} ${s.h * 1.02}L${s.w * 0.69} ${s.h * 1.02}C${s.w * 0.74} ${s.h * 0.94} ${s.w * 0.7} ${s.h * 0.84} ${s.w * 0.65} ${s.h * 0.77}C${s.w * 0.55} ${s.h * 0.66} ${s.w * 0.65} ${s.h * 0.56} ${s.w * 0.575} ${s.h * 0.44}Z`,
    s.down(s.h * 0.44, s.h, [
      [0, c.lit('#f0dfb6', 0.25)],
      [1, c.lit('#cdb384')],
    ]),
  )
  figure(s, s.w * 0.605, s.h * 0.735, 6, c.lit(c.accent))
  figure(s, s.w * 0.635, s.h * 0.74, 5.7, c.lit('#f6eedd'))
  tree(s, s.w * 0.13, s.h * 0.63, 26, mix(c.leaf, c.near, 0.2), { light: 1 })
  birds(s, 0.62, 0.15, 6, 0.8)
}
