import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { ranges, ridge } from '../parts/land'
import { lantern } from '../parts/lantern'
import { sky } from '../parts/sky'
import { pine, tree } from '../parts/trees'
import { tiledWall } from '../parts/village'
import type { Sheet } from '../sheet'

/** A single house, gate and garden, lamps in the evening. */
export function house(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.76, 0.25], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.46, to: 0.58, count: 3, swing: 9, nearest: 0.45 })
  mist(s, 0.6, 0.12, 0.6)
  const back = ridge(s, { y: 0.63, swing: 2, waves: 3 })
  wood(s, back, -0.02, 1.02, 9, mix(c.leaf, c.far, 0.28), { firs: 0.25 })
  const earth = c.lit('#d6c49f')
  s.rect(
    0,
    s.h * 0.7,
    s.w,
    s.h * 0.31,
    s.down(s.h * 0.7, s.h, [
      [0, lighter(earth, 0.2)],
      [1, darker(earth, 0.2)],
    ]),
  )
  pine(s, s.w * 0.13, s.h * 0.76, 42, { lean: 0.7 })
  hall(s, s.w * 0.5, s.h * 0.775, u * 62, u * 13, {
    painted: false,
    bays: 6,
    lamps: evening(s),
    platform: 0.24,
    grooves: 40,
  })
  hall(s, s.w * 0.5 + u * 45, s.h * 0.81, u * 24, u * 10.5, {
    painted: false,
    bays: 3,
    lamps: evening(s),
    gable: true,
    platform: 0.2,
    grooves: 24,
  })
  for (let i = 0; i < 7; i += 1)
    s.disc(
      s.w * 0.47 + u * (i % 2 ? 1.4 : -1.4),
      s.h * (0.8 + i * 0.032),
      u * (2.6 + i * 0.6),
      c.lit('#bdb19d'),
      1,
      u * (0.6 + i * 0.18),
    )
  tiledWall(s, -u * 2, s.h * 0.98, s.w * 0.36, s.h * 0.93, 8)
  tiledWall(s, s.w * 1.02, s.h * 0.99, s.w * 0.6, s.h * 0.93, 8)
  tree(s, s.w * 0.86, s.h * 0.95, 30, mix(c.leaf2, c.accent2, 0.25), { light: -1 })
  if (evening(s))
    for (const k of [-0.28, 0.28]) lantern(s, s.w * 0.5 + k * u * 62, s.h * 0.6, 1.6, c.accent, { thread: 0.6 })
  figure(s, s.w * 0.545, s.h * 0.87, 8.6, c.lit(c.accent))
}
