import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { wood } from '../parts/foliage'
import { ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { express, paddies, viaduct } from '../parts/train'
import { tree } from '../parts/trees'
import type { Sheet } from '../sheet'

/** Across the plain at speed. */
export function acrossFields(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.72, 0.26], sunSize: 8.5, clouds: 5 })
  ranges(s, { from: 0.36, to: 0.5, count: 4, swing: 9, nearest: 0.4 })
  mist(s, 0.51, 0.1, 0.5)
  const edge = ridge(s, { y: 0.53, swing: 0.8, waves: 4 })
  wood(s, edge, -0.02, 1.02, 3, mix(c.leaf, c.far, 0.3), { firs: 0.15 })
  paddies(s, 0.535)
  viaduct(s, s.h * 0.655)
  express(s, s.w * 0.82, s.h * 0.652, 10.5, s.w * 0.95)
  for (let i = 0; i < 7; i += 1)
    s.rect(s.w * s.r.between(-0.05, 0.5), s.h * (0.565 + 0.014 * i), u * s.r.between(12, 30), u * 0.22, '#ffffff', 0.34)
  tree(s, s.w * 0.94, s.h * 0.9, 28, mix(c.leaf, c.near, 0.15))
  birds(s, 0.34, 0.17, 6, 0.85)
}
