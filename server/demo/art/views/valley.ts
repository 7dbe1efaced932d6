import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { figure } from '../parts/figures'
import { foliage } from '../parts/foliage'
import { ridge } from '../parts/land'
import { leaves } from '../parts/leaves'
import { needles } from '../parts/needles'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { ripples } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A valley with a clear stream and a hanging bridge among maples. */
export function valley(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.45, sun: [0.5, 0.18], sunSize: 7, clouds: 3 })
  needles(s, 0.5, 0.2, 0.86, 30, 0.52)
  mist(s, 0.48, 0.14, 0.6)
  for (const [k, from, until] of [
    [0, -0.04, 0.44],
    [1, 0.56, 1.04],
  ] as const) {
    for (let row = 0; row < 3; row += 1) {
      const slope = ridge(s, {
        y: 0.46 + row * 0.13,
        swing: 2,
        waves: 2,
        lift: (t) => (k ? t - 0.5 : 0.5 - t) * (48 - row * 6) - 6,
      })
      foliage(s, slope, 0.72 + row * 0.16, 3.4 + row * 1.6, leaves(s, s.c.autumn), {
        rows: 6,
        depth: 0.44 * (1 - row / 2.4),
        from,
        until,
      })
    }
  }
  const bed = d`M${s.w * 0.49} ${s.h * 0.56}C${s.w * 0.55} ${s.h * 0.64} ${s.w * 0.44} ${s.h * 0.7} ${s.w * 0.4} ${s.h * 0.8}C${s.w * 0.36} ${s.h * 0.9} ${s.w * 0.3} ${s.h * 0.95} ${s.w * 0.28} ${s.h * 1.02}H${s.w * 0.8}C${s.w * 0.74} ${s.h * 0.94} ${s.w * 0.62} ${s.h * 0.88} ${s.w * 0.6} ${s.h * 0.8}C${s.w * 0.59} ${s.h * 0.7} ${s.w * 0.6} ${s.h * 0.64} ${s.w * 0.53} ${s.h * 0.56}Z`
  s.path(
    bed,
    s.down(s.h * 0.56, s.h, [
      [0, mix(c.skyLow, c.skyMid, 0.4)],
      [0.5, mix(c.lit('#4f9ea0'), c.skyTop, 0.3)],
      [1, mix(c.lit('#2f7a80'), c.near, 0.25)],
    ]),
  )
  s.clipped(bed, () => ripples(s, { from: 0.58, ripples: 60, glitter: 0.52 }))
  for (let i = 0; i < 34; i += 1) {
    const t = (i / 34) ** 1.1
    const side = s.r.chance(0.5) ? -1 : 1
    const x = s.w * (0.52 + side * (0.035 + 0.2 * t) + s.r.between(-0.03, 0.03))
    const k = u * (0.9 + 4.6 * t) * s.r.between(0.6, 1.1)
    const y = s.h * (0.58 + 0.42 * t)
    const stone = c.lit('#c3b8a6')
    s.disc(x, y, k, darker(stone, 0.25), 1, k * 0.62)
    s.disc(x - k * 0.12, y - k * 0.13, k * 0.82, lighter(stone, 0.12), 1, k * 0.45)
  }
  const rope = c.lit('#7a3b2c')
  const y = s.h * 0.585
  s.stroke(d`M${s.w * 0.3} ${y - u * 5}Q${s.w * 0.52} ${y + u * 3} ${s.w * 0.72} ${y - u * 5}`, rope, u * 0.35)
  s.stroke(d`M${s.w * 0.3} ${y}Q${s.w * 0.52} ${y + u * 7} ${s.w * 0.72} ${y}`, rope, u * 0.8)
  let ties = ''
  for (let i = 1; i < 24; i += 1) {
    const t = i / 24
    const bx = s.w * (0.3 + 0.42 * t)
    const sag = 4 * t * (1 - t)
    ties += d`M${bx} ${y - u * 5 + sag * u * 4}L${bx} ${y + sag * u * 3.5}`
  }
  s.stroke(ties, rope, u * 0.16)
  figure(s, s.w * 0.46, y + u * 3.2, 4.6, c.lit(c.accent2))
  figure(s, s.w * 0.49, y + u * 3.4, 4.4, c.lit('#3f8fa0'))
  for (const x of [0.04, 0.95]) tree(s, s.w * x, s.h * 1.02, 40, leaves(s, s.c.autumn)[x < 0.5 ? 0 : 2] ?? c.leaf)
}
