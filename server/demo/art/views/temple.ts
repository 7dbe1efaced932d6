import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { figure } from '../parts/figures'
import { foliage } from '../parts/foliage'
import { hall } from '../parts/hall'
import { ranges, ridge } from '../parts/land'
import { lantern } from '../parts/lantern'
import { leaves } from '../parts/leaves'
import { sky } from '../parts/sky'
import { fir, pine, tree } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** A temple hall in the wood, its pagoda and lanterns. */
export function temple(s: Sheet) {
  const { c, u } = s
  const lit = c.time === 'night' || c.time === 'dusk'
  const own = leaves(s, c.autumn)
  sky(s, { horizon: 0.5, sun: [0.74, 0.18], sunSize: 7, clouds: 3 })
  ranges(s, { from: 0.3, to: 0.44, count: 3, swing: 10, nearest: 0.46 })
  mist(s, 0.46, 0.14, 0.6)
  const slope = ridge(s, { y: 0.48, swing: 3, waves: 2.4 })
  foliage(s, slope, 0.66, 4, own, { rows: 5, depth: 0.36 })
  for (let i = 0; i < 12; i += 1)
    fir(s, s.w * s.r.next(), s.h * 0.68, s.r.between(16, 30), mix(mix(c.leaf, c.near, 0.45), c.far, 0.22))
  mist(s, 0.68, 0.08, 0.4)
  const earth = c.lit('#d8c9a8')
  s.rect(
    0,
    s.h * 0.72,
    s.w,
    s.h * 0.3,
    s.down(s.h * 0.72, s.h, [
      [0, lighter(earth, 0.2)],
      [1, darker(earth, 0.25)],
    ]),
  )
  hall(s, s.w * 0.88, s.h * 0.755, u * 26, u * 9, { depth: 0.1, bays: 3, lamps: lit, grooves: 22 })
  hall(s, s.w * 0.44, s.h * 0.775, u * 52, u * 13, { bays: 5, lamps: lit, platform: 0.3, grooves: 36 })
  const stone = c.lit('#bcb2a0')
  const [px, py] = [s.w * 0.7, s.h * 0.86]
  s.rect(px - u * 6, py - u * 3, u * 12, u * 3, darker(stone, 0.12))
  for (let i = 0; i < 3; i += 1) {
    const y = py - u * (3 + i * 6.4)
    const w = u * (6.4 - i * 1.3)
    s.rect(
      px - w / 2,
      y - u * 4.8,
      w,
      u * 4.8,
      s.gradient(px - w / 2, 0, px + w / 2, 0, [
        [0, lighter(stone, 0.25)],
        [1, darker(stone, 0.25)],
      ]),
    )
    s.path(
      d`M${px - w * 0.98} ${y - u * 4.9}Q${px - w * 0.5} ${y - u * 4.7} ${px} ${y - u * 4.7}Q${px + w * 0.5} ${y - u * 4.7} ${px + w * 0.98} ${y - u * 4.9}L${px + w * 0.56} ${y - u * 6.5}H${px - w * 0.56}Z`,
      s.down(y - u * 6.5, y - u * 4.6, [
        [0, lighter(stone, 0.3)],
        [1, darker(stone, 0.2)],
      ]),
    )
  }
  s.path(d`M${px - u * 1} ${py - u * 22.2}L${px} ${py - u * 27.5}L${px + u * 1} ${py - u * 22.2}Z`, stone)
  s.stroke(
    d`M0 ${s.h * 0.6}Q${s.w * 0.3} ${s.h * 0.67} ${s.w * 0.6} ${s.h * 0.56}T${s.w * 1.02} ${s.h * 0.55}`,
    mix(c.near, earth, 0.3),
    u * 0.14,
  )
  for (let i = 0; i < 11; i += 1) {
    const x = s.w * (0.03 + i * 0.09)
    lantern(
      s,
      x,
      s.h * (x < s.w * 0.6 ? 0.6 + 0.055 * Math.sin((Math.PI * x) / (s.w * 0.6)) - 0.04 * (x / s.w / 0.6) : 0.556),
      1.7,
      [c.accent, c.accent2, '#5aa57c', '#e48aa2', '#4f93b8'].map((v) => c.lit(v))[i % 5] ?? c.accent,
      { lit, thread: 0.2 },
    )
  }
  figure(s, s.w * 0.53, s.h * 0.9, 8.6, c.lit('#9c9690'))
  pine(s, s.w * 0.1, s.h * 0.97, 56, { lean: 0.5 })
  tree(s, s.w * 0.98, s.h * 1.0, 36, own[1] ?? c.leaf)
}
