import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { wood } from '../parts/foliage'
import { hazed, hill, ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { skyline } from '../parts/skyline'
import { hillTower } from '../parts/towers'
import { line, type Sheet } from '../sheet'

/** The tower on its hill above the lights. */
export function towerHill(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.66, sun: [0.22, 0.22], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.52, to: 0.58, count: 2, swing: 6, nearest: 0.6 })
  skyline(s, 0.68, { low: 8, high: 21, depth: 0.62 })
  mist(s, 0.66, 0.14, 0.35)
  const hillside = ridge(s, { y: 0.73, swing: 1.6, waves: 3, lift: (t) => 25 * Math.exp(-(((t - 0.6) / 0.24) ** 2)) })
  hillTower(s, s.w * 0.6, hillside.at(s.w * 0.6) + u, 46)
  hill(s, hillside, mix(hazed(s, 0.2, c.leaf), c.near, 0.25), { reach: 50, haze: 0.25 })
  wood(s, hillside, 0.1, 1.02, 4.2, mix(c.leaf, c.near, 0.4), { firs: 0.25 })
  const wall = line(
    Array.from(
      { length: 26 },
      (_, i) => [s.w * (0.6 + i * 0.016), hillside.at(s.w * (0.6 + i * 0.016)) + u * (4 + i * 0.4)] as const,
    ),
  )
  s.stroke(wall, c.lit('#d7c8a8'), u * 1, 0.85)
  s.stroke(wall, c.lit('#8d7d63'), u * 0.3, 0.6, ` stroke-dasharray="${u * 0.6} ${u * 0.7}"`)
  skyline(s, 0.93, { low: 9, high: 22, depth: 0.24 })
  skyline(s, 1.02, { low: 6, high: 15, depth: 0.04 })
  birds(s, 0.36, 0.16, 5, 0.8)
}
