import { darker, mix } from '../color'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { hazed, hill, ranges, ridge } from '../parts/land'
import { hues, lotus, strings } from '../parts/lotus'
import { sky } from '../parts/sky'
import { lampStreaks } from '../parts/skyline'
import { ripples, water } from '../parts/water'
import type { Sheet } from '../sheet'

/** The river below the fortress: pavilion on the rock, hundreds of lights on the water. */
export function fortressRiver(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.2, 0.17], sunSize: 7, clouds: 3 })
  ranges(s, { from: 0.4, to: 0.48, count: 2, swing: 6, nearest: 0.5 })
  water(s, { from: 0.56 })
  s.mirrored(s.h * 0.56, 0.5, 0.7, () => {
    const cliff = ridge(s, { y: 0.49, swing: 2, waves: 3, lift: (t) => 9 * Math.exp(-(((t - 0.68) / 0.2) ** 2)) })
    hill(s, cliff, mix(hazed(s, 0.25), c.lit('#4b4a45'), 0.3), { foot: 0.56, haze: 0.2 })
    const stone = c.lit('#b7a88f')
    s.rect(
      0,
      s.h * 0.462,
      s.w * 0.42,
      u * 5.2,
      s.down(s.h * 0.462, s.h * 0.52, [
        [0, stone],
        [1, darker(stone, 0.35)],
      ]),
    )
    for (let i = 0; i < 16; i += 1) s.rect(s.w * 0.42 * ((i + 0.1) / 16), s.h * 0.447, s.w * 0.018, u * 1.5, stone)
    hall(s, s.w * 0.68, s.h * 0.44, u * 30, u * 6.5, {
      open: true,
      mortar: true,
      bays: 5,
      lamps: true,
      platform: 0.3,
      grooves: 30,
    })
    s.rect(
      s.w * 0.68 - u * 14,
      s.h * 0.44 - u * 7,
      u * 28,
      u * 5,
      s.down(s.h * 0.44 - u * 7, s.h * 0.44 - u * 2, [
        [0, c.lamp, 0.75],
        [1, c.lamp, 0.35],
      ]),
    )
    hall(s, s.w * 0.2, s.h * 0.455, u * 16, u * 4, { mortar: true, bays: 3, lamps: true, platform: 0.1 })
    wood(s, cliff, 0.36, 0.56, 5, mix(c.leaf, c.near, 0.35))
    wood(s, cliff, 0.82, 1.02, 6, mix(c.leaf, c.near, 0.35))
  })
  lampStreaks(s, 0.57, 0.85, 26)
  ripples(s, { from: 0.57, ripples: 60, glitter: 0.2 })
  for (let i = 0; i < 34; i += 1) {
    const t = (i / 34) ** 1.1
    lotus(s, s.w * s.r.next(), s.h * (0.6 + 0.38 * t), 0.7 + t * 2.7, s.r.pick(hues(s)))
  }
  strings(s, [[0.02, 8, 2.3, 13]])
}
