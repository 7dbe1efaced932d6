import { mix } from '../color'
import { birds } from '../parts/air'
import { figure } from '../parts/figures'
import { canola, lavaWall, tuffCone } from '../parts/jeju'
import { hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import type { Sheet } from '../sheet'

export function sunrisePeak(s: Sheet) {
  const { c } = s
  sky(s, { horizon: 0.54, sun: [0.24, 0.35], sunSize: 9, clouds: 5 })
  water(s, { from: 0.54 })
  ripples(s, { from: 0.545, to: 0.74, glitter: 0.24, ripples: 70 })
  s.mirrored(s.h * 0.575, 0.35, 0.4, () => tuffCone(s, s.w * 0.66, s.h * 0.575, s.u * 66, 0.26))
  ripples(s, { from: 0.58, to: 0.74, ripples: 40 })
  const shore = ridge(s, { y: 0.72, swing: 1.4, waves: 2 })
  hill(s, shore, mix(c.leaf, c.leaf2, 0.3), { haze: 0, reach: 40 })
  canola(s, 0.765, 1.02)
  lavaWall(s, ridge(s, { y: 0.762, swing: 1.1, waves: 2 }), 1.3)
  figure(s, s.w * 0.3, s.h * 0.83, 8.5, c.lit(c.accent))
  figure(s, s.w * 0.345, s.h * 0.83, 8, c.lit('#f6efe2'))
  birds(s, 0.5, 0.17, 6, 0.9)
}
