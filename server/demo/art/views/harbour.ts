import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { boat } from '../parts/boats'
import { reeds } from '../parts/foliage'
import { headland } from '../parts/headland'
import { lighthouse } from '../parts/lighthouse'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** The harbor wall with its light, boats at rest. */
export function harbour(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.28, 0.36], sunSize: 8.5, clouds: 5 })
  water(s, { from: 0.56 })
  headland(s, 0.562, 1, 0.6, 12, 0.62)
  headland(s, 0.572, -1, 0.3, 8, 0.7)
  ripples(s, { from: 0.565, glitter: 0.28, ripples: 80 })
  const stone = c.lit('#c5b8a2')
  s.path(
    d`M${s.w * 0.38} ${s.h * 0.672}L${s.w * 1.02} ${s.h * 0.655}V${s.h * 0.745}L${s.w * 0.4} ${s.h * 0.712}Z`,
    s.down(s.h * 0.65, s.h * 0.75, [
      [0, lighter(stone, 0.2)],
      [0.3, stone],
      [1, darker(stone, 0.4)],
    ]),
  )
  for (let i = 0; i < 26; i += 1)
    s.disc(
      s.w * (0.39 + i * 0.0245),
      s.h * (0.716 + i * 0.0013),
      u * s.r.between(1.1, 1.9),
      mix(stone, c.near, s.r.between(0.25, 0.55)),
      1,
      u * 1,
    )
  lighthouse(s, s.w * 0.445, s.h * 0.675, 27, c.lit(c.accent))
  boat(s, s.w * 0.72, s.h * 0.8, 19, c.lit('#3c7f93'))
  boat(s, s.w * 0.86, s.h * 0.885, 27, c.lit('#c85a45'), -1)
  boat(s, s.w * 0.2, s.h * 0.78, 15, c.lit('#e0b04e'))
  birds(s, 0.6, 0.25, 6, 1, mix(c.lit('#ffffff'), c.near, 0.12))
  pine(s, s.w * 0.02, s.h * 1.04, 40, { lean: 0.8 })
  reeds(s, -0.02, 0.2, 1, 9, mix(c.near, c.leaf, 0.4), { count: 26 })
}
