import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { evening } from '../parts/evening'
import { ranges } from '../parts/land'
import { sky } from '../parts/sky'
import { pine, tree } from '../parts/trees'
import { roofRow } from '../parts/village'
import type { Sheet } from '../sheet'

/** A sea of tiled roofs that slopes toward the hills. */
export function roofSea(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.42, sun: [0.26, 0.22], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.32, to: 0.42, count: 3, swing: 9, nearest: 0.5 })
  mist(s, 0.42, 0.12, 0.55)
  const rows = [0.45, 0.5, 0.565, 0.65, 0.765, 0.93]
  rows.forEach((y, i) => {
    const t = i / (rows.length - 1)
    const depth = 0.74 * (1 - t) ** 1.3
    for (let k = 0; k < 7; k += 1)
      tree(
        s,
        s.w * s.r.next(),
        s.h * y - u * (1 + t * 4),
        (6 + t * 10) * s.r.between(0.8, 1.3),
        mix(mix(c.leaf, c.near, 0.12), c.far, depth + 0.08),
        { trunk: false },
      )
    roofRow(s, y, 9.5 + 22 * t, { depth, lamps: evening(s) ? 0.55 : 0, from: -0.1 - s.r.between(0, 0.12), gap: 0.74 })
    if (i < 4) mist(s, y + 0.01, 0.06, 0.4 * (1 - t))
  })
  s.rect(
    0,
    s.h * 0.928,
    s.w,
    s.h * 0.08,
    s.down(s.h * 0.92, s.h, [
      [0, c.lit('#c9b893')],
      [1, c.lit('#a08c6c')],
    ]),
  )
  pine(s, s.w * 0.93, s.h * 1.04, 44, { lean: -0.8 })
  birds(s, 0.6, 0.14, 6, 0.8)
}
