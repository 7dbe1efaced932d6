import { darker, mix } from '../color'
import { bridge } from '../parts/bridge'
import { figure } from '../parts/figures'
import { reeds } from '../parts/foliage'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { lampStreaks, skyline } from '../parts/skyline'
import { hillTower } from '../parts/towers'
import { pine } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** The wide river at night: bridge, towers, lights in the water. */
export function riverNight(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.54, sun: [0.74, 0.19], sunSize: 7.5, clouds: 4 })
  const back = ridge(s, { y: 0.5, swing: 2, waves: 3, lift: (t) => 13 * Math.exp(-(((t - 0.3) / 0.12) ** 2)) })
  hillTower(s, s.w * 0.3, back.at(s.w * 0.3) + u, 19, 0.35)
  hill(s, back, hazed(s, 0.5), { foot: 0.56, reach: 24 })
  skyline(s, 0.55, { low: 5, high: 19, depth: 0.4 })
  skyline(s, 0.555, { low: 3, high: 9, depth: 0.2 })
  water(s, { from: 0.555 })
  lampStreaks(s, 0.56, 0.86, 70)
  bridge(s, 0.6, { depth: 0.25 })
  ripples(s, { from: 0.57, glitter: 0.74, ripples: 90 })
  // The cruise ship.
  const [x, y, l] = [s.w * 0.54, s.h * 0.77, u * 40]
  s.disc(x, y + l * 0.08, l * 0.6, mix(c.near, c.skyTop, 0.3), 0.5, l * 0.05)
  s.path(
    d`M${x - l * 0.52} ${y - l * 0.05}H${x + l * 0.48}L${x + l * 0.6} ${y - l * 0.075}Q${x + l * 0.52} ${y + l * 0.07} ${x + l * 0.42} ${y + l * 0.085}H${x - l * 0.46}Z`,
    s.down(y - l * 0.08, y + l * 0.09, [
      [0, c.lit('#fbf5ea')],
      [0.55, c.lit('#e9e0d0')],
      [0.56, c.lit('#1f6f7d')],
      [1, darker(c.lit('#1f6f7d'), 0.4)],
    ]),
  )
  for (let deck = 0; deck < 2; deck += 1) {
    const [dx, dw, dy, dh] = [
      x - l * (0.46 - deck * 0.05),
      l * (0.86 - deck * 0.16),
      y - l * (0.05 + 0.1 * (deck + 1)),
      l * 0.095,
    ]
    s.rect(dx, dy, dw, dh, c.lit('#f4ecdd'))
    s.rect(dx, dy, dw, dh * 0.14, c.lit('#d9cdb8'))
    const n = 17 - deck * 3
    for (let i = 0; i < n; i += 1)
      s.rect(
        dx + (dw * (i + 0.2)) / n,
        dy + dh * 0.3,
        (dw / n) * 0.6,
        dh * 0.45,
        c.time === 'day' || c.time === 'dawn' ? c.lit('#4c7f90') : c.lamp,
      )
  }
  s.rect(x + l * 0.2, y - l * 0.34, l * 0.14, l * 0.09, c.lit('#f4ecdd'))
  const string = d`M${x - l * 0.48} ${y - l * 0.1}Q${x - l * 0.3} ${y - l * 0.36} ${x - l * 0.05} ${y - l * 0.4}Q${x + l * 0.3} ${y - l * 0.4} ${x + l * 0.56} ${y - l * 0.1}`
  s.stroke(string, mix(c.near, c.lamp, 0.3), u * 0.12)
  for (let i = 0; i < 18; i += 1) {
    const t = i / 17
    const px = x - l * 0.46 + l * t
    const py = y - l * 0.1 - l * 0.31 * Math.sin(Math.PI * Math.min(1, t * 0.98 + 0.01)) ** 0.7
    s.disc(
      px,
      py,
      u * 0.75,
      s.glow(px, py, u * 0.75, [
        [0, '#fff3d0', 1],
        [1, c.lamp, 0],
      ]),
    )
  }
  for (let i = 0; i < 9; i += 1)
    figure(
      s,
      x - l * (0.34 - i * 0.075),
      y - l * 0.25,
      2.6,
      mix(c.near, c.lit(s.r.pick([c.accent, c.accent2, '#4f93a8'])), 0.6),
    )
  reeds(s, -0.02, 0.3, 1.01, 10, mix(c.near, c.leaf, 0.2), { count: 40 })
  pine(s, s.w * 0.96, s.h * 1.04, 40, { lean: -0.7 })
}
