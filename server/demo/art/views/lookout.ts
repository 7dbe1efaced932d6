import { darker, lighter, mix } from '../color'
import { birds, wisps } from '../parts/air'
import { figure } from '../parts/figures'
import { foliage } from '../parts/foliage'
import { ranges, ridge } from '../parts/land'
import { leaves } from '../parts/leaves'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** Range upon range at dawn, from a rocky lookout. */
export function lookout(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.66, 0.3], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.36, to: 0.72, count: 7, swing: 9, nearest: 0.2 })
  wisps(s, 0.58, 0.1, 10, 0.3)
  const rock = mix(c.near, c.lit('#8f7f6d'), 0.45)
  s.path(
    d`M${-u * 2} ${s.h * 0.72}L${s.w * 0.1} ${s.h * 0.715}L${s.w * 0.2} ${s.h * 0.735}L${s.w * 0.33} ${s.h * 0.74}L${s.w * 0.36} ${s.h * 0.775}L${s.w * 0.45} ${s.h * 0.8}L${s.w * 0.42} ${s.h * 0.87}L${s.w * 0.52} ${s.h * 0.95}L${s.w * 0.55} ${s.h * 1.02}H${-u * 2}Z`,
    s.down(s.h * 0.7, s.h, [
      [0, lighter(rock, 0.25)],
      [0.2, rock],
      [1, darker(rock, 0.4)],
    ]),
  )
  for (let i = 0; i < 8; i += 1)
    s.path(
      d`M${s.w * s.r.between(0, 0.34)} ${s.h * s.r.between(0.76, 0.92)}l${u * s.r.between(3, 9)} ${u * s.r.between(1, 3)}l${-u * 2} ${u * 4}Z`,
      darker(rock, 0.35),
      0.4,
    )
  pine(s, s.w * 0.08, s.h * 0.725, 36, { lean: 0.9 })
  figure(s, s.w * 0.24, s.h * 0.738, 9.5, c.lit(c.accent))
  figure(s, s.w * 0.29, s.h * 0.74, 9, c.lit(c.accent2))
  const near = ridge(s, { y: 0.95, swing: 3, waves: 2 })
  foliage(s, near, 1.1, 5, leaves(s, s.c.autumn), { rows: 3, from: 0.5, until: 1.02 })
  birds(s, 0.34, 0.2, 7, 0.9)
}
