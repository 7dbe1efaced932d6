import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { figure, jumper } from '../parts/figures'
import { headland } from '../parts/headland'
import { ground } from '../parts/land'
import { parasol } from '../parts/parasol'
import { sky } from '../parts/sky'
import { ripples, surf, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A wide tidal beach: pools of gray mud shine under the low sun, people splash. */
export function mudflat(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.46, sun: [0.68, 0.28], sunSize: 9, clouds: 5 })
  water(s, { from: 0.46 })
  headland(s, 0.465, -1, 0.36, 8, 0.62)
  headland(s, 0.468, 1, 0.2, 5, 0.7)
  ripples(s, { from: 0.47, to: 0.64, glitter: 0.68, ripples: 60 })
  surf(s, 0.635, 2, 2)
  const mud = c.lit('#a39789')
  ground(s, 0.64, darker(mud, 0.22), lighter(mud, 0.22), { swing: 0.8 })
  for (let i = 0; i < 22; i += 1) {
    const t = (i / 22) ** 1.3
    const [x, y] = [s.w * s.r.between(-0.05, 1.05), s.h * (0.67 + 0.32 * t)]
    s.path(
      d`M${x - u * (4 + 14 * t)} ${y}Q${x} ${y - u * (0.6 + 1.5 * t)} ${x + u * (5 + 12 * t)} ${y + u * 0.2}Q${x} ${y + u * (0.7 + 1.4 * t)} ${x - u * (4 + 14 * t)} ${y}Z`,
      mix(c.skyLow, c.skyMid, s.r.next()),
      0.5,
    )
  }
  for (const [x, y, k, color] of [
    [0.06, 0.69, 7, c.accent],
    [0.14, 0.68, 6, c.accent2],
    [0.94, 0.69, 7.5, '#2f8f9d'],
    [0.86, 0.675, 5.5, c.accent],
  ] as const)
    parasol(s, s.w * x, s.h * y, k, c.lit(color))
  const party = [
    [0.2, 0.76, 7],
    [0.27, 0.775, 7.6],
    [0.36, 0.75, 6.4],
    [0.44, 0.77, 7.4],
    [0.54, 0.76, 6.8],
    [0.62, 0.785, 8],
    [0.71, 0.76, 7],
    [0.3, 0.86, 11],
    [0.48, 0.875, 12],
    [0.7, 0.86, 11],
  ] as const
  party.forEach(([x, y, k], i) => {
    const foot = s.h * y
    s.disc(s.w * x, foot + u * 0.4, u * k * 0.5, darker(mud, 0.3), 0.4, u * k * 0.07)
    const coat = mix(mud, c.lit([c.accent, c.accent2, '#2f8f9d', '#f4ede0', '#d86a86'][i % 5] ?? c.accent), 0.72)
    if (i % 3 === 1) figure(s, s.w * x, foot, k, coat)
    else jumper(s, s.w * x, foot - u * k * 0.12, k, coat)
    for (let n = 0; n < 7; n += 1)
      s.disc(
        s.w * x + u * s.r.between(-0.5, 0.5) * k,
        foot - u * s.r.between(-0.02, 0.25) * k,
        u * s.r.between(0.015, 0.04) * k,
        darker(mud, s.r.between(0.1, 0.4)),
        0.9,
      )
  })
  birds(s, 0.3, 0.17, 6, 0.85)
}
