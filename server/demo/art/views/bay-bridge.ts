import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { boat } from '../parts/boats'
import { bridge } from '../parts/bridge'
import { figure } from '../parts/figures'
import { ground, ranges } from '../parts/land'
import { sky } from '../parts/sky'
import { lampStreaks, skyline } from '../parts/skyline'
import { glassTower } from '../parts/towers'
import { ripples, surf, water } from '../parts/water'
import type { Sheet } from '../sheet'

/** The bay at evening with its long bridge. */
export function bayBridge(s: Sheet) {
  const { c } = s
  sky(s, { horizon: 0.54, sun: [0.34, 0.3], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.45, to: 0.5, count: 2, swing: 6, nearest: 0.6, foot: 0.56 })
  skyline(s, 0.55, { low: 5, high: 15, depth: 0.58 })
  glassTower(s, s.w * 0.83, s.h * 0.55, s.u * 6, s.u * 31, 0.36, -0.1)
  glassTower(s, s.w * 0.89, s.h * 0.55, s.u * 5.6, s.u * 26, 0.4, 0.1)
  water(s, { from: 0.55 })
  lampStreaks(s, 0.56, 0.82, c.time === 'day' || c.time === 'dawn' ? 0 : 44)
  bridge(s, 0.585, { cables: true, height: 21, depth: 0.3 })
  ripples(s, { from: 0.63, glitter: 0.34, ripples: 80 })
  const sand = c.lit('#e6d0a4')
  ground(s, 0.88, darker(sand, 0.2), lighter(sand, 0.1), { swing: 1, tilt: 6 })
  surf(s, 0.885, -6, 2)
  for (const [x, k] of [
    [0.3, 8],
    [0.335, 7.4],
    [0.66, 8.2],
  ] as const)
    figure(s, s.w * x, s.h * 0.955, k, mix(c.near, c.lit(c.accent), 0.6))
  boat(s, s.w * 0.62, s.h * 0.73, 11, c.lit('#f2e8d6'))
  birds(s, 0.6, 0.2, 5, 0.8)
}
