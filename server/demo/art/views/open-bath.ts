import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { ranges, ridge } from '../parts/land'
import { lantern } from '../parts/lantern'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A steam bath in the open: stone pool, lanterns, snow-white steam, pines. */
export function openBath(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.3, 0.22], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.34, to: 0.5, count: 5, swing: 9, nearest: 0.35 })
  mist(s, 0.52, 0.14, 0.6)
  const edge = ridge(s, { y: 0.58, swing: 1.4, waves: 3 })
  wood(s, edge, -0.02, 1.02, 9, mix(c.leaf, c.near, 0.25), { firs: 0.4 })
  hall(s, s.w * 0.78, s.h * 0.66, u * 42, u * 12, { painted: false, bays: 4, lamps: true, platform: 0.1, grooves: 30 })
  s.rect(
    0,
    s.h * 0.64,
    s.w,
    s.h * 0.37,
    s.down(s.h * 0.64, s.h, [
      [0, mix(c.leaf, c.near, 0.3)],
      [1, mix(c.near, c.leaf, 0.2)],
    ]),
  )
  const pool = d`M${s.w * 0.12} ${s.h * 0.79}C${s.w * 0.18} ${s.h * 0.7} ${s.w * 0.5} ${s.h * 0.69} ${s.w * 0.7} ${s.h * 0.72}C${s.w * 0.95} ${s.h * 0.76} ${s.w * 0.96} ${s.h * 0.88} ${s.w * 0.78} ${s.h * 0.94}C${s.w * 0.55} ${s.h} ${s.w * 0.28} ${s.h * 0.98} ${s.w * 0.17} ${s.h * 0.92}C${s.w * 0.09} ${s.h * 0.88} ${s.w * 0.08} ${s.h * 0.83} ${s.w * 0.12} ${s.h * 0.79}Z`
  s.path(
    pool,
    s.down(s.h * 0.7, s.h * 0.97, [
      [0, mix(c.skyLow, c.skyMid, 0.3)],
      [0.5, mix(c.lit('#5fb0ae'), c.skyMid, 0.3)],
      [1, mix(c.lit('#2f7f86'), c.skyTop, 0.3)],
    ]),
  )
  s.clipped(pool, () => ripples(s, { from: 0.7, ripples: 50, glitter: 0.66 }))
  const stones = 40
  for (let i = 0; i < stones; i += 1) {
    const a = (i / stones) * Math.PI * 2
    const [x, y] = [s.w * 0.52 + Math.cos(a) * s.w * 0.42, s.h * 0.835 + Math.sin(a) * s.h * 0.135]
    const k = u * s.r.between(2.2, 4.6) * (0.8 + 0.4 * Math.sin(a))
    const own = c.lit(s.r.pick(['#8d857b', '#a1988b', '#756e68']))
    s.disc(x, y, k, darker(own, 0.3), 1, k * 0.62)
    s.disc(x - k * 0.1, y - k * 0.14, k * 0.84, lighter(own, 0.12), 1, k * 0.45)
  }
  for (const [x, y] of [
    [0.4, 0.8],
    [0.49, 0.79],
    [0.66, 0.84],
  ] as const) {
    // Bathers, a folded towel on the head.
    const [px, py] = [s.w * x, s.h * y]
    s.path(
      d`M${px - u * 3} ${py}Q${px - u * 2.6} ${py - u * 2.6} ${px} ${py - u * 2.6}Q${px + u * 2.6} ${py - u * 2.6} ${px + u * 3} ${py}Z`,
      c.lit('#d9a582'),
    )
    s.disc(px, py - u * 4, u * 1.7, c.lit('#d9a582'))
    s.path(d`M${px - u * 1.9} ${py - u * 4.2}Q${px} ${py - u * 7.2} ${px + u * 1.9} ${py - u * 4.2}Z`, c.lit('#fbf6ea'))
    s.disc(px - u * 2, py - u * 4.8, u * 0.75, c.lit('#fbf6ea'))
    s.disc(px + u * 2, py - u * 4.8, u * 0.75, c.lit('#fbf6ea'))
    s.rect(px - u * 4, py - u * 0.2, u * 8, u * 0.4, lighter(c.skyLow, 0.4), 0.5, u * 0.2)
  }
  for (let i = 0; i < 10; i += 1) {
    const [x, y] = [s.w * s.r.between(0.2, 0.85), s.h * s.r.between(0.64, 0.82)]
    const reach = u * s.r.between(10, 22)
    s.disc(
      x,
      y,
      reach,
      s.glow(x, y, reach, [
        [0, '#fffaf0', 0.3],
        [0.6, '#fffaf0', 0.1],
        [1, '#fffaf0', 0],
      ]),
      1,
      reach * 0.6,
    )
  }
  for (const x of [0.06, 0.93]) lantern(s, s.w * x, s.h * 0.56, 2.6, c.accent2, { thread: 0.2 })
  pine(s, s.w * 0.1, s.h * 0.78, 52, { lean: 0.6 })
}
