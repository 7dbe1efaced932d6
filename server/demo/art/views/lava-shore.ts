import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { figure } from '../parts/figures'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples, surf, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A shore of dark pillars and clear water. */
export function lavaShore(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.42, sun: [0.7, 0.22], sunSize: 8, clouds: 4 })
  water(s, { from: 0.42, deep: mix(c.lit('#2a9aa0'), c.skyTop, 0.3) })
  const island = ridge(s, {
    y: 0.425,
    swing: 0.5,
    waves: 2,
    lift: (t) => 7 * Math.exp(-(((t - 0.24) / 0.09) ** 2)) - 2,
  })
  hill(s, island, hazed(s, 0.6), { foot: 0.422, reach: 12 })
  ripples(s, { from: 0.43, glitter: 0.7, ripples: 100 })
  const rock = mix(c.near, c.lit('#4c4644'), 0.6)
  const steps = 26
  for (let layer = 0; layer < 3; layer += 1) {
    for (let i = 0; i < steps; i += 1) {
      const t = i / (steps - 1)
      const x = s.w * (1.02 - t * (0.72 - layer * 0.14))
      const top = s.h * (0.56 + layer * 0.1 + 0.28 * t ** 1.7) + u * s.r.between(-2.2, 2.2)
      const w = u * 3.4
      const own = mix(rock, layer === 0 ? c.far : c.near, layer === 0 ? 0.12 : 0.1 * layer)
      s.path(
        d`M${x - w / 2} ${top + u * 0.6}L${x} ${top}L${x + w / 2} ${top + u * 0.6}V${s.h}H${x - w / 2}Z`,
        s.gradient(x - w / 2, 0, x + w / 2, 0, [
          [0, lighter(own, 0.18)],
          [0.45, own],
          [1, darker(own, 0.35)],
        ]),
      )
      s.path(
        d`M${x - w / 2} ${top + u * 0.6}L${x} ${top}L${x + w / 2} ${top + u * 0.6}L${x} ${top + u * 1.25}Z`,
        lighter(own, 0.22),
      )
    }
  }
  surf(s, 0.95, 6, 2)
  pine(s, s.w * 0.93, s.h * 0.6, 30, { lean: -0.7 })
  figure(s, s.w * 0.83, s.h * 0.6, 6, c.lit(c.accent))
  birds(s, 0.36, 0.17, 6, 0.9, c.lit('#ffffff'))
}
