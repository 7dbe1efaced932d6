import { mix } from '../color'
import { birds, mist } from '../parts/air'
import { reeds } from '../parts/foliage'
import { lavaWall } from '../parts/jeju'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** Volcanic cones, pastures, walls of lava stone, one tree. */
export function pasture(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.76, 0.27], sunSize: 8, clouds: 5 })
  const big = ridge(s, {
    y: 0.54,
    swing: 1.4,
    waves: 2,
    lift: (t) => 26 * Math.exp(-(((t - 0.36) / 0.26) ** 2)) - 2.4 * Math.exp(-(((t - 0.36) / 0.035) ** 2)),
  })
  hill(s, big, hazed(s, 0.66), { reach: 36 })
  for (const [at, wide, high, depth] of [
    [0.8, 0.1, 12, 0.5],
    [0.12, 0.09, 10, 0.46],
    [0.58, 0.12, 11, 0.38],
  ] as const) {
    const cone = ridge(s, {
      y: 0.6,
      swing: 0.5,
      waves: 2,
      lift: (t) =>
        high * Math.exp(-(Math.abs((t - at) / wide) ** 2.6)) -
        high * 0.22 * Math.exp(-(((t - at) / (wide * 0.32)) ** 2)),
    })
    hill(s, cone, hazed(s, depth, c.leaf), { reach: 24, haze: 0.35 })
  }
  mist(s, 0.62, 0.08, 0.4)
  const green = mix(c.leaf, c.leaf2, 0.4)
  const bands = [0.64, 0.7, 0.775, 0.87]
  bands.forEach((y, i) => {
    const field = ridge(s, { y, swing: 2.2, waves: 1.7 + i * 0.2, lift: (t) => (i % 2 ? 5 : -6) * (t - 0.5) })
    const own = i % 2 ? mix(green, c.lit('#f0c93a'), 0.45) : green
    hill(s, field, mix(own, c.far, 0.35 * (1 - i / 3)), { haze: 0.12, reach: 40 })
    lavaWall(s, field, 0.4 + i * 0.34)
  })
  tree(s, s.w * 0.3, s.h * 0.83, 34, mix(c.leaf, c.near, 0.15), { light: 1 })
  for (const [x, y, k] of [
    [0.6, 0.81, 7],
    [0.68, 0.83, 8],
  ] as const) {
    // Ponies at grass.
    const [px, py, b] = [s.w * x, s.h * y, u * k]
    s.path(
      d`M${px - b * 0.5} ${py - b * 0.55}Q${px} ${py - b * 0.68} ${px + b * 0.42} ${py - b * 0.56}L${px + b * 0.66} ${py - b * 0.3}L${px + b * 0.82} ${py - b * 0.08}L${px + b * 0.7} ${py}L${px + b * 0.56} ${py - b * 0.16}L${px + b * 0.4} ${py - b * 0.3}L${px + b * 0.38} ${py}H${px + b * 0.28}L${px + b * 0.24} ${py - b * 0.28}L${px - b * 0.28} ${py - b * 0.28}L${px - b * 0.3} ${py}H${px - b * 0.4}L${px - b * 0.44} ${py - b * 0.3}L${px - b * 0.58} ${py - b * 0.12}Z`,
      c.lit(k > 7 ? '#6b4029' : '#8a5a38'),
    )
  }
  reeds(s, -0.02, 1.02, 1.01, 12, mix(c.near, c.leaf2, 0.5), { plume: c.lit('#f0dfb4'), count: 80 })
  birds(s, 0.55, 0.16, 6, 0.85)
}
