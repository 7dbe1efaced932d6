import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { court } from '../parts/court'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { gate } from '../parts/gate'
import { hazed, hill, ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { tiledWall } from '../parts/village'
import type { Sheet } from '../sheet'

/** The great gate under its mountain. */
export function greatGate(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.62, sun: [0.76, 0.24], sunSize: 7, clouds: 4 })
  const peak = ridge(s, {
    y: 0.55,
    swing: 5,
    waves: 2.6,
    lift: (t) => 27 * Math.exp(-(((t - 0.44) / 0.15) ** 2)) + 12 * Math.exp(-(((t - 0.8) / 0.2) ** 2)),
  })
  hill(s, peak, hazed(s, 0.62), { reach: 34 })
  ranges(s, { from: 0.55, to: 0.6, count: 2, swing: 5, nearest: 0.46 })
  mist(s, 0.62, 0.14, 0.55)
  court(s, 0.78)
  for (const k of [-1, 1]) {
    const x = s.w / 2 + k * s.w * 0.5
    tiledWall(s, x + k * s.w * 0.2, s.h * 0.79, s.w / 2 + k * u * 30, s.h * 0.785, 9, { plaster: '#d9c9ab' })
    for (let i = 0; i < 4; i += 1)
      tree(
        s,
        s.w / 2 + k * u * (42 + i * 9),
        s.h * 0.7 + u * s.r.between(0, 2),
        s.r.between(12, 17),
        mix(c.leaf, c.far, 0.25),
      )
    tiledWall(s, x + k * s.w * 0.2, s.h * 0.8, s.w / 2 + k * u * 30, s.h * 0.79, 8, { plaster: '#d9c9ab' })
  }
  gate(s, s.w / 2, s.h * 0.8, Math.min(u * 66, s.w * 0.62), { lamps: evening(s) })
  figure(s, s.w * 0.42, s.h * 0.905, 8.5, c.lit('#d8597a'), { dress: true })
  figure(s, s.w * 0.46, s.h * 0.915, 9, c.lit('#3f7d9c'), { dress: true })
  figure(s, s.w * 0.64, s.h * 0.86, 6, c.lit('#e0b352'))
  birds(s, 0.22, 0.16, 5, 0.8)
}
