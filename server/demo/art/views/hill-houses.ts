import { darker, lighter } from '../color'
import { birds, mist } from '../parts/air'
import { boat } from '../parts/boats'
import { wood } from '../parts/foliage'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** An island harbor: low houses with colored roofs up the hill. */
export function hillHouses(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.18, 0.22], sunSize: 7, clouds: 4 })
  const back = ridge(s, { y: 0.42, swing: 4, waves: 2, lift: (t) => 10 * t })
  hill(s, back, hazed(s, 0.55, c.leaf), { reach: 40 })
  wood(s, back, 0.3, 1.02, 4, hazed(s, 0.45, c.leaf))
  for (let row = 0; row < 6; row += 1) {
    const t = row / 5
    let x = s.w * (0.52 - t * 0.5)
    while (x < s.w * 1.02) {
      const w = u * s.r.between(6, 9) * (0.65 + t * 0.55)
      const y = s.h * (0.46 + t * 0.24) - u * ((x / s.w) * 9 - 3) * (1 - t * 0.6)
      const h = w * s.r.between(0.75, 1.1)
      const wall = c.lit(
        s.r.pick(['#f4e3c8', '#f0b8a0', '#a9d0cf', '#f6d48a', '#d9e4ea', '#e79f8e', '#b9cfe6']),
        0.42 * (1 - t),
      )
      s.rect(
        x,
        y - h,
        w,
        h + u * 6,
        s.down(y - h, y + u * 6, [
          [0, lighter(wall, 0.12)],
          [1, darker(wall, 0.18)],
        ]),
      )
      const top = c.lit(s.r.pick(['#c2553f', '#3f7f8f', '#d98c45', '#5d7f96']), 0.42 * (1 - t))
      if (s.r.chance(0.6))
        s.path(d`M${x - w * 0.06} ${y - h}L${x + w * 0.5} ${y - h * 1.38}L${x + w * 1.06} ${y - h}Z`, top)
      else s.rect(x - w * 0.04, y - h - u * 0.7, w * 1.08, u * 0.9, top)
      const glass = c.time === 'night' || c.time === 'dusk' ? c.lamp : c.lit('#5c7f8d', 0.3 * (1 - t))
      for (const k of [0.18, 0.58])
        s.rect(x + w * k, y - h * 0.72, w * 0.22, h * 0.3, glass, s.r.chance(0.8) ? 1 : 0.35)
      x += w * 1.04
    }
  }
  water(s, { from: 0.74 })
  ripples(s, { from: 0.75, glitter: 0.18, ripples: 60 })
  const stone = c.lit('#bfb19a')
  s.rect(
    0,
    s.h * 0.715,
    s.w,
    u * 3.6,
    s.down(s.h * 0.715, s.h * 0.755, [
      [0, lighter(stone, 0.2)],
      [1, darker(stone, 0.35)],
    ]),
  )
  boat(s, s.w * 0.22, s.h * 0.83, 19, c.lit('#c85a45'))
  boat(s, s.w * 0.58, s.h * 0.815, 16, c.lit('#3c7f93'), -1)
  boat(s, s.w * 0.84, s.h * 0.885, 25, c.lit('#e0b04e'))
  birds(s, 0.34, 0.2, 6, 0.9, c.lit('#ffffff'))
  mist(s, 0.5, 0.16, 0.2)
}
