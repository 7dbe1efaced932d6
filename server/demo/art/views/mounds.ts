import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hill, type Ridge, ranges, ridge } from '../parts/land'
import { mound } from '../parts/mound'
import { sky } from '../parts/sky'
import { pine, tree } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** Mounds like sleeping hills, one bare tree between them. */
export function mounds(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.62, 0.3], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.42, to: 0.56, count: 4, swing: 7, nearest: 0.45 })
  mist(s, 0.57, 0.12, 0.6)
  const lawn = mix(c.leaf2, c.leaf, 0.3)
  const edge: Ridge = ridge(s, { y: 0.6, swing: 0.5, waves: 3 })
  wood(s, edge, -0.02, 1.02, 5, mix(c.leaf, c.far, 0.32), { firs: 0.2 })
  hill(s, edge, mix(lawn, c.far, 0.2), { haze: 0.05, reach: 60 })
  mound(s, s.w * 0.76, s.h * 0.66, u * 46, 0.3)
  mound(s, s.w * 0.22, s.h * 0.7, u * 54, 0.16)
  tree(s, s.w * 0.52, s.h * 0.71, 28, mix(c.leaf, c.accent, c.autumn ? 0.3 : 0.05), { light: 1 })
  mound(s, s.w * 0.88, s.h * 0.83, u * 62, 0.02)
  s.path(
    d`M${s.w * 0.3} ${s.h * 1.02}C${s.w * 0.36} ${s.h * 0.9} ${s.w * 0.54} ${s.h * 0.86} ${s.w * 0.5} ${s.h * 0.76}C${s.w * 0.6} ${s.h * 0.86} ${s.w * 0.52} ${s.h * 0.92} ${s.w * 0.5} ${s.h * 1.02}Z`,
    c.lit('#e0cfa8'),
  )
  figure(s, s.w * 0.48, s.h * 0.9, 9, c.lit(c.accent))
  figure(s, s.w * 0.52, s.h * 0.895, 8.7, c.lit('#f3ebdb'))
  pine(s, s.w * 0.05, s.h * 1.02, 56, { lean: 0.5 })
  birds(s, 0.3, 0.18, 6, 0.85)
}
