import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { hazed, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { d, type Sheet } from '../sheet'

/** The way to the temple between tall trunks, a gate at its end. */
export function forestPath(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.5, 0.34], sunSize: 8, clouds: 1 })
  mist(s, 0.5, 0.5, 0.6)
  const far = ridge(s, { y: 0.52, swing: 2, waves: 4 })
  wood(s, far, -0.02, 1.02, 9, hazed(s, 0.7, c.leaf), { firs: 0.6 })
  const earth = mix(c.lit('#c9b48a'), c.leaf, 0.25)
  s.rect(
    0,
    s.h * 0.6,
    s.w,
    s.h * 0.41,
    s.down(s.h * 0.6, s.h, [
      [0, mix(earth, c.skyLow, 0.5)],
      [1, mix(c.leaf, c.near, 0.45)],
    ]),
  )
  s.path(
    d`M${s.w * 0.47} ${s.h * 0.61}H${s.w * 0.53}C${s.w * 0.58} ${s.h * 0.72} ${s.w * 0.56} ${s.h * 0.82} ${s.w * 0.86} ${s.h * 1.02}H${s.w * 0.1}C${s.w * 0.44} ${s.h * 0.86} ${s.w * 0.47} ${s.h * 0.72} ${s.w * 0.47} ${s.h * 0.61}Z`,
    s.down(s.h * 0.6, s.h, [
      [0, lighter(c.lit('#e4d3ab'), 0.3)],
      [1, c.lit('#b79f74')],
    ]),
  )
  hall(s, s.w * 0.5, s.h * 0.615, u * 13, u * 9, { depth: 0.32, bays: 1, open: true, platform: 0.03, grooves: 18 })
  for (let row = 0; row < 5; row += 1) {
    const t = row / 4
    for (const k of [-1, 1]) {
      for (let n = 0; n < 2; n += 1) {
        const x = s.w * 0.5 + k * (u * (9 + 48 * t ** 1.25) + n * u * (8 + 10 * t) + u * s.r.between(-1, 1))
        const foot = s.h * (0.62 + 0.33 * t ** 1.3) + n * u * 2
        const w = u * (1.1 + 4.4 * t)
        const bark = mix(c.lit('#5f4634'), c.far, 0.62 * (1 - t))
        s.path(
          d`M${x - w * 0.8} ${foot}Q${x - w * 0.45} ${foot - u * 5} ${x - w * 0.42} ${foot - u * 30}V${-u * 2}H${x + w * 0.42}V${foot - u * 30}Q${x + w * 0.45} ${foot - u * 5} ${x + w * 0.8} ${foot}Z`,
          s.gradient(x - w / 2, 0, x + w / 2, 0, [
            [0, k < 0 ? darker(bark, 0.3) : lighter(bark, 0.25)],
            [1, k < 0 ? lighter(bark, 0.25) : darker(bark, 0.3)],
          ]),
        )
      }
      const crownY = s.h * (0.3 - 0.34 * t)
      for (let n = 0; n < 6; n += 1) {
        const leaf = mix(mix(c.leaf, c.near, 0.25 * t), c.far, 0.6 * (1 - t))
        s.disc(
          s.w * 0.5 + k * u * (10 + 50 * t ** 1.2 + s.r.between(-4, 14)),
          crownY + u * s.r.between(-8, 8),
          u * (4 + 9 * t),
          mix(leaf, c.leaf2, s.r.between(0, 0.4)),
          0.92,
          u * (3 + 5.6 * t),
        )
      }
    }
    mist(s, 0.58 + t * 0.06, 0.16, 0.3 * (1 - t))
  }
  for (const x of [0.36, 0.66])
    s.path(
      d`M${s.w * 0.5} ${s.h * 0.1}L${s.w * x - u * 6} ${s.h * 0.85}H${s.w * x + u * 8}Z`,
      s.down(s.h * 0.1, s.h * 0.85, [
        [0, lighter(c.skyLow, 0.5), 0.3],
        [1, lighter(c.skyLow, 0.5), 0],
      ]),
    )
  figure(s, s.w * 0.515, s.h * 0.73, 7, c.lit('#a29a92'))
  figure(s, s.w * 0.545, s.h * 0.735, 6.8, c.lit(c.accent))
}
