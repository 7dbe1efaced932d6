import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { spray, stalk } from '../parts/bamboo'
import { figure } from '../parts/figures'
import { d, type Sheet } from '../sheet'

/** A path through the bamboo: rank behind rank of stalks, paler with every step, light at its end. */
export function bambooPath(s: Sheet) {
  const { c, r, u } = s
  const [w, h] = [s.w, s.h]
  const bamboo = mix(c.lit('#7da35a'), c.leaf2, 0.4)
  const air = mix(c.leaf2, c.skyLow, 0.72)
  s.rect(
    0,
    0,
    w,
    h,
    s.down(0, h * 0.7, [
      [0, mix(c.leaf, c.skyMid, 0.35)],
      [0.6, mix(c.leaf2, c.skyLow, 0.5)],
      [1, air],
    ]),
  )
  s.halo(w * 0.52, h * 0.5, u * 46, lighter(c.skyLow, 0.5), 0.95)
  const earth = mix(c.lit('#cdb98c'), c.leaf2, 0.2)
  s.rect(
    0,
    h * 0.62,
    w,
    h * 0.4,
    s.down(h * 0.62, h, [
      [0, mix(c.leaf2, air, 0.6)],
      [1, mix(c.leaf, c.near, 0.5)],
    ]),
  )
  s.path(
    d`M${w * 0.5} ${h * 0.615}H${w * 0.545}C${w * 0.6} ${h * 0.7} ${w * 0.56} ${h * 0.78} ${w * 0.8} ${h * 1.02}H${w * 0.16}C${w * 0.44} ${h * 0.84} ${w * 0.5} ${h * 0.72} ${w * 0.5} ${h * 0.615}Z`,
    s.down(h * 0.61, h, [
      [0, lighter(earth, 0.55)],
      [1, darker(earth, 0.12)],
    ]),
  )
  const ranks = 7
  for (let rank = 0; rank < ranks; rank += 1) {
    const t = rank / (ranks - 1)
    const open = 3.5 + 37 * t ** 1.3
    const color = mix(mix(bamboo, c.leaf, 0.25 * t), air, 0.78 * (1 - t) ** 0.8)
    for (const k of [-1, 1] as const) {
      const many = 11 - rank
      for (let i = 0; i < many; i += 1) {
        const away = open + (i + r.between(0, 0.7)) * (5 + 3.4 * t)
        const foot = h * (0.615 + 0.37 * t ** 1.35) + i * u * 0.5 * t
        stalk(
          s,
          w * 0.522 + k * away * u,
          foot,
          0.9 + 3.1 * t ** 1.2,
          mix(color, c.near, r.between(0, 0.16)),
          k * r.between(-1, 4),
        )
      }
      for (let i = 0; i < 12; i += 1)
        spray(
          s,
          w * 0.522 + k * u * (open * 0.8 + r.between(-4, 46)),
          h * r.between(-0.02, 0.3 - 0.14 * t),
          4 + 7 * t,
          mix(color, c.leaf, 0.35),
          r.chance(0.7) ? (-k as 1 | -1) : k,
        )
    }
    if (rank < 5) mist(s, 0.6, 0.3, 0.2 * (1 - t), air)
    if (rank === 3) {
      figure(s, w * 0.512, h * 0.735, 8.4, c.lit('#f4ede0'))
      figure(s, w * 0.548, h * 0.738, 8, c.lit(c.accent))
    }
  }
  for (const [from, to] of [
    [0.46, 0.3],
    [0.56, 0.64],
  ] as const)
    s.path(
      d`M${w * from} 0L${w * to - u * 7} ${h * 0.9}H${w * to + u * 9}L${w * (from + 0.05)} 0Z`,
      s.down(0, h * 0.9, [
        [0, lighter(c.skyLow, 0.6), 0.34],
        [1, lighter(c.skyLow, 0.6), 0],
      ]),
    )
}
