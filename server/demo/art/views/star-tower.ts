import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hill, ranges, ridge } from '../parts/land'
import { mound } from '../parts/mound'
import { observatory } from '../parts/observatory'
import { sky } from '../parts/sky'
import type { Sheet } from '../sheet'

/** The observatory among flowers. */
export function starTower(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.76, 0.24], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.46, to: 0.58, count: 4, swing: 7, nearest: 0.45 })
  mist(s, 0.6, 0.12, 0.55)
  const lawn = mix(c.leaf2, c.leaf, 0.35)
  const edge = ridge(s, { y: 0.62, swing: 0.5, waves: 3 })
  wood(s, edge, -0.02, 1.02, 4.5, mix(c.leaf, c.far, 0.3), { firs: 0.1 })
  hill(s, edge, mix(lawn, c.far, 0.15), { haze: 0.05, reach: 60 })
  mound(s, s.w * 0.14, s.h * 0.67, u * 40, 0.26)
  mound(s, s.w * 0.9, s.h * 0.68, u * 44, 0.2)
  observatory(s, s.w * 0.46, s.h * 0.8, 44)
  for (let row = 0; row < 9; row += 1) {
    const t = row / 8
    const k = u * (0.5 + 1.5 * t)
    for (let x = -k * s.r.next() * 3; x < s.w + k; x += k * 1.5) {
      const y = s.h * (0.82 + 0.19 * t ** 1.2) + k * s.r.between(-0.6, 0.6)
      if (t < 0.5 && Math.abs(x - s.w * 0.46) < u * 16) continue
      s.disc(
        x,
        y,
        k * s.r.between(0.5, 0.95),
        mix(c.lit(s.r.pick(['#d9578a', '#e98aa9', '#f3c4cf', '#b9497a'])), c.leaf, s.r.between(0, 0.35)),
        1,
        k * 0.55,
      )
    }
  }
  figure(s, s.w * 0.69, s.h * 0.81, 9.5, c.lit('#d35f7f'), { dress: true })
  figure(s, s.w * 0.74, s.h * 0.815, 9.2, c.lit('#4d86a4'), { dress: true })
  birds(s, 0.24, 0.2, 6, 0.85)
}
