import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { figure } from '../parts/figures'
import { foliage } from '../parts/foliage'
import { hill, ranges, ridge } from '../parts/land'
import { leaves } from '../parts/leaves'
import { sky } from '../parts/sky'
import { pine, tree } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A mountain lake that doubles the slopes. */
export function lake(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.3, 0.24], sunSize: 8, clouds: 4 })
  water(s, { from: 0.58 })
  s.mirrored(s.h * 0.58, 0.55, 0.7, () => {
    ranges(s, { from: 0.36, to: 0.46, count: 3, swing: 9, nearest: 0.5, foot: 0.58 })
    const slope = ridge(s, { y: 0.5, swing: 3, waves: 1.6, lift: (t) => 14 * Math.abs(t - 0.42) })
    foliage(s, slope, 0.57, 3.4, leaves(s, s.c.autumn), { rows: 4, depth: 0.3 })
  })
  mist(s, 0.57, 0.06, 0.4)
  ripples(s, { from: 0.59, glitter: 0.3, ripples: 70 })
  hill(s, ridge(s, { y: 0.95, swing: 2, waves: 1.5, lift: (t) => 12 * (t - 0.6) }), mix(c.near, c.leaf, 0.3), {
    haze: 0,
  })
  tree(s, s.w * 0.88, s.h * 0.97, 50, leaves(s, s.c.autumn)[0])
  pine(s, s.w * 0.97, s.h * 0.95, 40, { lean: -0.5 })
  figure(s, s.w * 0.76, s.h * 0.925, 9, c.lit(c.accent2))
  birds(s, 0.5, 0.17, 6, 0.8)
  s.stroke(d`M0 ${s.h * 0.999}H${s.w}`, c.near, u * 0.3)
}
