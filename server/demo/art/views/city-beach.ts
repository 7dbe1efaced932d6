import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { figure } from '../parts/figures'
import { ranges } from '../parts/land'
import { parasol } from '../parts/parasol'
import { sky } from '../parts/sky'
import { lampStreaks, skyline } from '../parts/skyline'
import { glassTower } from '../parts/towers'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** The city beach: towers at the end of the bay, parasols on the sand. */
export function cityBeach(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.22, 0.24], sunSize: 7.5, clouds: 5 })
  ranges(s, { from: 0.44, to: 0.49, count: 2, swing: 5, nearest: 0.6, foot: 0.54 })
  skyline(s, 0.53, { from: 0.44, low: 6, high: 15, depth: 0.5 })
  glassTower(s, s.w * 0.7, s.h * 0.53, u * 6.4, u * 34, 0.34, 0.12)
  glassTower(s, s.w * 0.765, s.h * 0.53, u * 6.6, u * 39, 0.28, -0.1)
  glassTower(s, s.w * 0.835, s.h * 0.53, u * 6, u * 30, 0.34, 0.14)
  skyline(s, 0.535, { from: 0.56, low: 4, high: 10, depth: 0.34 })
  water(s, { from: 0.53 })
  if (c.time === 'night' || c.time === 'dusk') lampStreaks(s, 0.535, 0.68, 36, { left: 0.45 })
  ripples(s, { from: 0.54, to: 0.75, glitter: 0.22, ripples: 70 })
  const sand = c.lit('#efdcb2')
  s.path(
    d`M${-u} ${s.h * 0.715}C${s.w * 0.3} ${s.h * 0.76} ${s.w * 0.62} ${s.h * 0.7} ${s.w * 1.02} ${s.h * 0.57}V${s.h * 1.02}H${-u}Z`,
    mix(c.lit('#fdf8ea'), c.skyLow, 0.2),
    0.9,
  )
  s.path(
    d`M${-u} ${s.h * 0.728}C${s.w * 0.3} ${s.h * 0.774} ${s.w * 0.63} ${s.h * 0.714} ${s.w * 1.02} ${s.h * 0.578}V${s.h * 1.02}H${-u}Z`,
    mix(sand, c.skyTop, 0.28),
  )
  s.path(
    d`M${-u} ${s.h * 0.75}C${s.w * 0.3} ${s.h * 0.796} ${s.w * 0.65} ${s.h * 0.732} ${s.w * 1.02} ${s.h * 0.592}V${s.h * 1.02}H${-u}Z`,
    s.down(s.h * 0.6, s.h, [
      [0, lighter(sand, 0.15)],
      [1, darker(sand, 0.13)],
    ]),
  )
  for (let i = 0; i < 13; i += 1) {
    const t = i / 12
    const x = s.w * (0.95 - t * 0.83) + u * s.r.between(-2, 2)
    const y = s.h * (0.655 + t * 0.2 + s.r.between(0, 0.05))
    if (y < s.h * 0.97) parasol(s, x, y, 3 + t * 7, c.lit(s.r.pick([c.accent, '#2f8f9d', c.accent2, '#e88b6f'])))
  }
  figure(s, s.w * 0.3, s.h * 0.8, 6, c.lit(c.accent2))
  figure(s, s.w * 0.335, s.h * 0.8, 5.2, c.lit('#dd6b52'))
  figure(s, s.w * 0.62, s.h * 0.79, 5.4, c.lit('#f7efe0'))
  birds(s, 0.4, 0.19, 6, 0.9, c.lit('#ffffff'))
}
