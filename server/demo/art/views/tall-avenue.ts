import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { figure } from '../parts/figures'
import { hill, ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { curve, d, type Point, type Sheet } from '../sheet'

/** A tall conifer that sheds its needles: a straight trunk and a slender feathery cone, lit from the side `light`. */
function spire(s: Sheet, x: number, foot: number, height: number, leaf: string, bark: string, light: 1 | -1) {
  const { r, u } = s
  const h = height * u
  s.path(
    d`M${x - h * 0.032} ${foot}Q${x - h * 0.017} ${foot - h * 0.06} ${x - h * 0.014} ${foot - h * 0.4}H${x + h * 0.014}Q${x + h * 0.017} ${foot - h * 0.06} ${x + h * 0.032} ${foot}Z`,
    s.gradient(x - h * 0.022, 0, x + h * 0.022, 0, [
      [0, light < 0 ? lighter(bark, 0.22) : darker(bark, 0.32)],
      [1, light < 0 ? darker(bark, 0.32) : lighter(bark, 0.22)],
    ]),
  )
  const fronds = 24
  /** One side of the cone, from its foot to its point: fronds that droop a little, one above the other. */
  const side = (k: number, wide: number, shift: number): Point[] =>
    Array.from({ length: fronds * 2 + 1 }, (_, i) => {
      const t = i / (fronds * 2)
      const half = h * wide * Math.min(1, 0.4 + t * 4) * (1 - t) ** 0.82
      const reach = i % 2 ? 0.74 : r.between(0.94, 1.12)
      return [x + shift * h * (1 - t) + k * half * reach, foot - h * (0.15 + 0.85 * t) + (i % 2 ? 0 : h * 0.014)]
    })
  const cone = (wide: number, shift: number, fill: string, opacity = 1) =>
    s.path(`${curve([...side(-1, wide, shift), ...side(1, wide, shift).reverse()])}Z`, fill, opacity)
  cone(0.128, 0, darker(leaf, 0.22))
  cone(0.1, light * 0.014, leaf)
  cone(0.052, light * 0.042, lighter(leaf, 0.15), 0.75)
}

/** A straight road between two rows of giant trees that meet at its end; rust-red in autumn. */
export function tallAvenue(s: Sheet) {
  const { c, r, u } = s
  const [w, h] = [s.w, s.h]
  sky(s, { horizon: 0.64, sun: [0.5, 0.36], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.54, to: 0.61, count: 2, swing: 5, nearest: 0.55 })
  mist(s, 0.6, 0.2, 0.6)
  const grass = c.autumn ? mix(c.lit('#c79a52'), c.leaf2, 0.4) : mix(c.leaf, c.leaf2, 0.5)
  hill(s, ridge(s, { y: 0.635, swing: 0.3, waves: 2 }), mix(grass, c.far, 0.1), { haze: 0.05, reach: 60 })
  const road = c.lit('#d9c6a0')
  s.path(
    d`M${w * 0.494} ${h * 0.633}H${w * 0.506}L${w * 0.9} ${h * 1.02}H${w * 0.1}Z`,
    s.down(h * 0.63, h, [
      [0, lighter(road, 0.5)],
      [1, darker(road, 0.14)],
    ]),
  )
  const leaf = c.autumn ? c.lit('#bf5f30') : mix(c.leaf, c.leaf2, 0.35)
  const rows = 9
  for (let row = 0; row < rows; row += 1) {
    const t = row / (rows - 1)
    const near = 0.04 + 0.96 * t ** 2.1
    const foot = h * (0.633 + 0.3 * near)
    const away = u * (1.4 + 60 * near)
    const depth = 0.72 * (1 - t) ** 1.15
    for (const k of [-1, 1] as const) {
      const x = w * 0.5 + k * away
      s.path(
        d`M${x - k * u * 2} ${foot}Q${x - k * away * 0.5} ${foot + u * 0.5} ${x - k * away * 0.82} ${foot + u * 1.6 * near}Q${x - k * away * 0.4} ${foot + u * 2.6 * near} ${x} ${foot + u * 1.2 * near}Z`,
        darker(road, 0.5),
        0.22,
      )
      spire(
        s,
        x,
        foot,
        15 + 120 * near,
        mix(mix(leaf, c.accent2, c.autumn ? r.between(0, 0.25) : 0), c.far, depth),
        mix(c.lit('#7a4f38'), c.far, depth),
        -k as 1 | -1,
      )
    }
    if (row < 6) mist(s, 0.62, 0.1, 0.22 * (1 - t))
    if (row === 6) {
      figure(s, w * 0.468, h * 0.79, 9, c.lit(c.accent))
      figure(s, w * 0.51, h * 0.795, 9.4, c.lit('#3f7f8f'))
      figure(s, w * 0.535, h * 0.735, 6, c.lit('#f4ecdc'))
    }
  }
  if (c.autumn)
    for (let i = 0; i < 90; i += 1) {
      const t = r.next()
      s.disc(
        w * r.next(),
        h * (0.7 + 0.3 * t),
        u * (0.2 + 0.5 * t),
        mix(leaf, c.accent2, r.next() * 0.6),
        0.7,
        u * (0.1 + 0.2 * t),
      )
    }
}
