import { mix } from '../color'
import { mist } from '../parts/air'
import { evening } from '../parts/evening'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { hazed, hill, ridge } from '../parts/land'
import { lantern } from '../parts/lantern'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** The pavilion on the pond, reflected in the water. */
export function pondPavilion(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.24, 0.25], sunSize: 7.5, clouds: 3 })
  const peak = ridge(s, { y: 0.48, swing: 5, waves: 2.2, lift: (t) => 19 * Math.exp(-(((t - 0.72) / 0.2) ** 2)) })
  hill(s, peak, hazed(s, 0.62), { reach: 30 })
  mist(s, 0.53, 0.12, 0.5)
  water(s, { from: 0.6 })
  s.mirrored(s.h * 0.605, 0.62, 0.86, () => {
    const bank = ridge(s, { y: 0.585, swing: 0.8, waves: 3 })
    wood(s, bank, -0.02, 1.02, 8, mix(c.leaf, c.far, 0.22), { firs: 0.12 })
    s.rect(0, s.h * 0.585, s.w, s.h * 0.021, c.lit('#bfb39b', 0.1))
    const x = s.w * 0.54
    const foot = s.h * 0.6
    s.rect(x - u * 32, foot - u * 2.4, u * 64, u * 2.6, c.lit('#cdc2ad'))
    for (let i = 0; i < 9; i += 1) s.rect(x - u * 26 + i * u * 6.4, foot - u * 9, u * 1.3, u * 7, c.lit('#d8cdb9'))
    s.rect(x - u * 26, foot - u * 9, u * 52.6, u * 6.8, c.lit('#43332e'), 0.55)
    for (let i = 0; i < 9; i += 1) s.rect(x - u * 26 + i * u * 6.4, foot - u * 9, u * 1.3, u * 7, c.lit('#d8cdb9'))
    s.rect(x - u * 28.5, foot - u * 10, u * 57, u * 1.4, c.lit('#8c3a2c'))
    hall(s, x, foot - u * 10, u * 52, u * 7.5, {
      bays: 7,
      mortar: true,
      open: !evening(s),
      lamps: evening(s),
      platform: 0,
      grooves: 40,
    })
    pine(s, s.w * 0.1, s.h * 0.6, 30, { lean: 0.5 })
  })
  ripples(s, { from: 0.62, glitter: 0.26, ripples: 80 })
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [s.w * s.r.between(0.52, 1.02), s.h * s.r.between(0.85, 0.99)]
    s.disc(
      x,
      y,
      u * s.r.between(1.6, 3.4),
      mix(c.leaf, c.near, s.r.between(0.1, 0.4)),
      0.95,
      u * s.r.between(0.5, 0.85),
    )
    if (s.r.chance(0.3))
      for (const k of [-1, 0, 1])
        s.path(
          d`M${x} ${y}q${u * k * 0.9 - u * 0.5} ${-u * 1.2} ${u * k * 0.8} ${-u * 2.1}q${u * 0.6} ${u * 0.9} ${-u * k * 0.8} ${u * 2.1}Z`,
          c.lit('#f2a3b4'),
        )
  }
  for (let i = 0; i < 3; i += 1)
    if (evening(s))
      lantern(s, s.w * (0.04 + i * 0.07), -s.h * 0.01, 2.2, i % 2 ? c.accent2 : c.accent, { thread: 3 + i * 1.2 })
}
