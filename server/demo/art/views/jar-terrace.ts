import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { jar } from '../parts/jar'
import { ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { tiledWall } from '../parts/village'
import type { Sheet } from '../sheet'

/** A terrace of jars behind a house, where sauces and kimchi rest. */
export function jarTerrace(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.72, 0.22], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.36, to: 0.48, count: 4, swing: 8, nearest: 0.45 })
  mist(s, 0.49, 0.12, 0.55)
  const edge = ridge(s, { y: 0.54, swing: 1, waves: 3 })
  wood(s, edge, -0.02, 1.02, 6, mix(c.leaf, c.far, 0.25), { firs: 0.15 })
  hall(s, s.w * 0.26, s.h * 0.64, u * 46, u * 11, {
    painted: false,
    bays: 5,
    lamps: evening(s),
    platform: 0.15,
    grooves: 32,
  })
  tiledWall(s, s.w * 0.42, s.h * 0.645, s.w * 1.03, s.h * 0.645, 7)
  tree(s, s.w * 0.82, s.h * 0.66, 30, mix(c.leaf, c.lit('#ef9a3c'), c.autumn ? 0.4 : 0.05))
  const earth = c.lit('#d6c29a')
  s.rect(
    0,
    s.h * 0.64,
    s.w,
    s.h * 0.37,
    s.down(s.h * 0.64, s.h, [
      [0, lighter(earth, 0.15)],
      [1, darker(earth, 0.25)],
    ]),
  )
  figure(s, s.w * 0.56, s.h * 0.69, 8, c.lit('#e6dccb'))
  ;[0.7, 0.765, 0.85, 0.97].forEach((y, row) => {
    const size = 2.6 + row * 1.7
    const shift = row % 2 ? 0.5 : 0
    for (let i = -1; i < 16; i += 1) {
      const x = s.w * (0.36 - row * 0.1) + (i + shift) * size * u * 2.25
      if (x < s.w * (0.34 - row * 0.1) || x > s.w * 1.05) continue
      jar(s, x + u * s.r.between(-0.4, 0.4), s.h * y, size * s.r.between(0.82, 1.06))
    }
  })
}
