import { mix } from '../color'
import { birds } from '../parts/air'
import { bridge } from '../parts/bridge'
import { hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { lampStreaks, skyline } from '../parts/skyline'
import { tree } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** Fireworks or petals over the river park at dusk. */
export function riverPark(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.66, 0.36], sunSize: 9, clouds: 5 })
  skyline(s, 0.53, { low: 5, high: 20, depth: 0.55 })
  water(s, { from: 0.53 })
  lampStreaks(s, 0.54, 0.7, c.time === 'dusk' || c.time === 'night' ? 40 : 0)
  bridge(s, 0.56, { cables: true, height: 17, depth: 0.42 })
  ripples(s, { from: 0.57, to: 0.8, glitter: 0.66, ripples: 60 })
  const grass = mix(c.leaf, c.near, 0.15)
  const lawn = ridge(s, { y: 0.79, swing: 1.2, waves: 1.4, lift: (t) => 5 * (0.5 - t) })
  hill(s, lawn, mix(grass, c.leaf2, 0.25), { haze: 0, reach: 30 })
  s.path(
    d`M${-u} ${s.h * 0.86}C${s.w * 0.4} ${s.h * 0.84} ${s.w * 0.5} ${s.h * 0.92} ${s.w * 1.02} ${s.h * 0.9}V${s.h * 0.945}C${s.w * 0.5} ${s.h * 0.97} ${s.w * 0.4} ${s.h * 0.89} ${-u} ${s.h * 0.9}Z`,
    c.lit('#d9cbb0'),
  )
  for (const [x, k] of [
    [0.1, 32],
    [0.24, 22],
    [0.9, 36],
  ] as const)
    tree(s, s.w * x, lawn.at(s.w * x) + u * 4, k, mix(c.lit('#f3a8b8'), c.leaf, 0.1), { light: x < 0.5 ? 1 : -1 })
  // A tandem of bicycles on the path.
  for (const x of [0.46, 0.57]) {
    const [bx, by, k] = [s.w * x, s.h * 0.9, u * 3]
    for (const dx of [-1, 1])
      s.stroke(
        d`M${bx + dx * k - k * 0.7} ${by}a${k * 0.7} ${k * 0.7} 0 1 1 ${k * 1.4} 0a${k * 0.7} ${k * 0.7} 0 1 1 ${-k * 1.4} 0`,
        mix(c.near, '#222222', 0.3),
        u * 0.25,
      )
    s.stroke(
      d`M${bx - k} ${by}L${bx - k * 0.4} ${by - k}L${bx + k * 0.7} ${by - k * 1.05}L${bx + k} ${by}M${bx - k * 0.4} ${by - k}L${bx} ${by}L${bx + k * 0.7} ${by - k * 1.05}`,
      c.lit(c.accent),
      u * 0.28,
    )
    s.stroke(
      d`M${bx - k * 0.35} ${by - k * 1.3}L${bx + k * 0.1} ${by - k * 2.3}L${bx + k * 0.75} ${by - k * 1.4}`,
      c.lit(x < 0.5 ? c.accent2 : '#3f8fa0'),
      u * 1.1,
    )
    s.disc(bx + k * 0.3, by - k * 2.75, k * 0.34, c.lit('#3b2a26'))
    s.stroke(
      d`M${bx - k * 0.35} ${by - k * 1.2}L${bx + k * 0.2} ${by - k * 0.6}L${bx - k * 0.05} ${by + k * 0.1}`,
      mix(c.near, '#222222', 0.2),
      u * 0.6,
    )
  }
  birds(s, 0.36, 0.2, 6, 0.85)
}
