import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { evening } from '../parts/evening'
import { ground, ranges } from '../parts/land'
import { roof } from '../parts/roof'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { roofRow, tiledWall } from '../parts/village'
import type { Sheet } from '../sheet'

/** Under the eaves: a wall, blossom and the corner of a roof close by. */
export function eaves(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.3, 0.36], sunSize: 10, clouds: 3 })
  ranges(s, { from: 0.5, to: 0.6, count: 3, swing: 7, nearest: 0.45 })
  mist(s, 0.62, 0.12, 0.6)
  roofRow(s, 0.72, 15, { depth: 0.42, lamps: evening(s) ? 0.6 : 0 })
  tree(s, s.w * 0.42, s.h * 0.82, 26, mix(c.leaf2, c.far, 0.2))
  tiledWall(s, -u * 5, s.h * 0.84, s.w * 1.05, s.h * 0.84, 13)
  ground(s, 0.84, c.lit('#bfae8c'), c.lit('#e2d4b6'), { swing: 0 })
  for (let i = 0; i < 9; i += 1)
    s.disc(
      s.w * (0.5 - i * 0.012),
      s.h * (0.86 + i * 0.019),
      u * (4 + i * 0.9),
      c.lit('#cfc4b0'),
      1,
      u * (0.7 + i * 0.18),
    )
  tree(
    s,
    s.w * 0.2,
    s.h * 0.92,
    42,
    mix(c.lit('#f0a9b8'), c.leaf, c.time === 'dawn' || c.time === 'day' ? 0.08 : 0.4),
    { light: 1 },
  )
  roof(s, s.w * 0.98, s.h * 0.33, s.w * 0.98, u * 33, { mortar: true, grooves: 44 })
  s.rect(s.w * 0.72, s.h * 0.335, s.w * 0.3, u * 3.6, c.lit('#2f6f60'))
  for (let i = 0; i < 9; i += 1)
    s.disc(s.w * 0.735 + i * u * 4.2, s.h * 0.335 + u * 1.8, u * 1.05, c.lit(i % 2 ? '#c9563f' : '#e3c27a'))
  s.rect(
    s.w * 0.79,
    s.h * 0.335 + u * 3.6,
    u * 4.4,
    s.h * 0.7,
    s.gradient(s.w * 0.79, 0, s.w * 0.79 + u * 4.4, 0, [
      [0, c.lit('#b6503b')],
      [1, c.lit('#722a20')],
    ]),
  )
  birds(s, 0.3, 0.15, 5, 0.8)
}
