import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { gate } from '../parts/gate'
import { ranges, ridge } from '../parts/land'
import { flag, rampart } from '../parts/rampart'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** The gate with its round outwork, lit in the evening. */
export function wallGate(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.64, sun: [0.22, 0.26], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.52, to: 0.62, count: 3, swing: 7, nearest: 0.5 })
  mist(s, 0.64, 0.12, 0.5)
  const grass = mix(c.leaf, c.leaf2, 0.3)
  const slope = ridge(s, { y: 0.7, swing: 0.6, waves: 2 })
  wood(s, slope, -0.02, 1.02, 7, mix(c.leaf, c.far, 0.24), { firs: 0.2 })
  const [w, h] = [s.w, s.h]
  rampart(
    s,
    [
      [-w * 0.04, h * 0.68],
      [w * 0.14, h * 0.74],
      [w * 0.3, h * 0.8],
    ],
    () => 11,
  )
  rampart(
    s,
    [
      [w * 0.7, h * 0.8],
      [w * 0.86, h * 0.74],
      [w * 1.04, h * 0.66],
    ],
    () => 11,
  )
  s.rect(
    0,
    h * 0.8,
    w,
    h * 0.21,
    s.down(h * 0.8, h, [
      [0, c.lit('#d9cbb0')],
      [1, c.lit('#a89677')],
    ]),
  )
  gate(s, w * 0.5, h * 0.79, u * 46, { arches: 1, lamps: evening(s) })
  const brick = c.lit('#b79c80')
  const shape = d`M${w * 0.5 - u * 34} ${h * 0.885}V${h * 0.755}Q${w * 0.5} ${h * 0.81} ${w * 0.5 + u * 34} ${h * 0.755}V${h * 0.885}Q${w * 0.5} ${h * 0.945} ${w * 0.5 - u * 34} ${h * 0.885}Z`
  s.path(
    shape,
    s.gradient(w * 0.5 - u * 34, 0, w * 0.5 + u * 34, 0, [
      [0, darker(brick, 0.35)],
      [0.45, lighter(brick, 0.15)],
      [1, darker(brick, 0.4)],
    ]),
  )
  s.clipped(shape, () => {
    for (let i = 0; i < 9; i += 1)
      s.stroke(
        d`M${w * 0.5 - u * 35} ${h * (0.765 + i * 0.015)}Q${w * 0.5} ${h * (0.823 + i * 0.015)} ${w * 0.5 + u * 35} ${h * (0.765 + i * 0.015)}`,
        darker(brick, 0.35),
        u * 0.13,
        0.4,
      )
  })
  for (let i = 0; i < 21; i += 1) {
    const t = (i / 20) * 2 - 1
    s.rect(
      w * 0.5 + t * u * 33 - u * 1.1,
      h * 0.762 + (1 - t * t) * h * 0.026 - u * 2.4,
      u * 2.2,
      u * 2.6,
      lighter(brick, 0.15 - Math.abs(t) * 0.2),
    )
  }
  const arch = u * 9
  s.path(
    d`M${w * 0.5 - arch / 2} ${h * 0.915}V${h * 0.86}A${arch / 2} ${arch / 2} 0 0 1 ${w * 0.5 + arch / 2} ${h * 0.86}V${h * 0.915}Z`,
    evening(s) ? mix(c.lamp, c.accent, 0.25) : c.lit('#3a2d28'),
  )
  if (evening(s)) s.halo(w * 0.5, h * 0.93, u * 24, c.lamp, 0.5)
  for (const k of [-26, -13, 13, 26])
    flag(s, w * 0.5 + u * k, h * 0.77 + (1 - (k / 33) ** 2) * h * 0.022 - u, 3.2, c.lit(k < 0 ? c.accent : '#2f7f98'))
  figure(s, w * 0.3, h * 0.955, 9, c.lit(c.accent2))
  figure(s, w * 0.64, h * 0.95, 8.6, c.lit('#d6647f'), { dress: true })
  tree(s, w * 0.93, h * 0.96, 30, mix(c.leaf, c.near, 0.1))
  s.rect(0, h * 0.995, w, u, mix(grass, c.near, 0.5))
}
