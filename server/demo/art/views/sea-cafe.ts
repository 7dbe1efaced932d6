import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { evening } from '../parts/evening'
import { lighthouse } from '../parts/lighthouse'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples, surf, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A cup on its saucer, with steam. */
function cup(s: Sheet, x: number, foot: number, size: number, glaze: string, handle: 1 | -1) {
  const { c } = s
  const k = size * s.u
  s.disc(x, foot + k * 0.06, k * 1.2, mix(c.near, '#1a1210', 0.4), 0.3, k * 0.2)
  s.disc(x, foot, k * 1.08, lighter(glaze, 0.15), 1, k * 0.2)
  s.disc(x, foot - k * 0.04, k * 0.8, darker(glaze, 0.12), 1, k * 0.12)
  s.stroke(
    d`M${x + handle * k * 0.62} ${foot - k * 0.78}C${x + handle * k * 1.15} ${foot - k * 0.86} ${x + handle * k * 1.05} ${foot - k * 0.26} ${x + handle * k * 0.5} ${foot - k * 0.34}`,
    darker(glaze, 0.1),
    k * 0.12,
  )
  s.path(
    d`M${x - k * 0.7} ${foot - k * 0.96}C${x - k * 0.68} ${foot - k * 0.4} ${x - k * 0.5} ${foot - k * 0.04} ${x - k * 0.34} ${foot - k * 0.02}H${x + k * 0.34}C${x + k * 0.5} ${foot - k * 0.04} ${x + k * 0.68} ${foot - k * 0.4} ${x + k * 0.7} ${foot - k * 0.96}Z`,
    s.gradient(x - k * 0.7, 0, x + k * 0.7, 0, [
      [0, lighter(glaze, 0.35)],
      [0.55, glaze],
      [1, darker(glaze, 0.22)],
    ]),
  )
  s.disc(x, foot - k * 0.96, k * 0.7, lighter(glaze, 0.3), 1, k * 0.18)
  s.disc(x, foot - k * 0.95, k * 0.61, c.lit('#6b3f26'), 1, k * 0.14)
  s.disc(x - k * 0.06, foot - k * 0.96, k * 0.36, c.lit('#e9cfa6'), 1, k * 0.075)
  s.disc(x + k * 0.04, foot - k * 0.955, k * 0.16, c.lit('#8a5733'), 1, k * 0.035)
  for (const [dx, lift] of [
    [-0.2, 1.3],
    [0.16, 1.6],
  ] as const)
    s.stroke(
      d`M${x + k * dx} ${foot - k * 1.12}c${k * 0.3} ${-k * 0.3} ${-k * 0.3} ${-k * 0.6} ${k * 0.04} ${-k * lift * 0.62}`,
      '#fffaf0',
      k * 0.09,
      0.4,
    )
}

/** A café by the shore: two cups on the counter, and nothing but sea, sand and pines in the window. */
export function seaCafe(s: Sheet) {
  const { c, u } = s
  const [w, h] = [s.w, s.h]
  sky(s, { horizon: 0.42, sun: [0.36, 0.24], sunSize: 7, clouds: 5 })
  water(s, { from: 0.42, to: 0.76 })
  ripples(s, { from: 0.43, to: 0.66, glitter: 0.36, ripples: 80 })
  s.path(
    d`M${w * 0.63} ${h * 0.435}L${w * 0.98} ${h * 0.425}V${h * 0.45}L${w * 0.63} ${h * 0.446}Z`,
    mix(c.lit('#8f8c88'), c.far, 0.3),
  )
  lighthouse(s, w * 0.66, h * 0.438, 12.5, c.lit('#d8432b'))
  const sand = c.lit('#f0deb6')
  s.path(
    d`M0 ${h * 0.665}C${w * 0.3} ${h * 0.63} ${w * 0.6} ${h * 0.7} ${w} ${h * 0.64}V${h * 0.85}H0Z`,
    s.down(h * 0.64, h * 0.8, [
      [0, lighter(sand, 0.25)],
      [1, darker(sand, 0.1)],
    ]),
  )
  surf(s, 0.66, 1, 3)
  pine(s, w * 0.2, h * 0.77, 44, { lean: 0.5 })
  pine(s, w * 0.12, h * 0.78, 34, { lean: -0.3 })
  pine(s, w * 0.86, h * 0.78, 40, { lean: -0.4 })
  birds(s, 0.5, 0.18, 6, 0.9, c.lit('#ffffff'))
  // Frame of the window and the lamps in front of it.
  const frame = mix(c.lit('#3d342e'), c.near, 0.2)
  for (const [x, width] of [
    [0, 4.5],
    [0.335, 1.5],
    [0.665, 1.5],
    [0.965, 6],
  ] as const)
    s.rect(
      w * x,
      0,
      width * u,
      h * 0.78,
      s.gradient(w * x, 0, w * x + width * u, 0, [
        [0, lighter(frame, 0.18)],
        [1, darker(frame, 0.25)],
      ]),
    )
  s.rect(0, 0, w, h * 0.06, darker(frame, 0.15))
  s.rect(0, h * 0.058, w, u * 0.7, lighter(frame, 0.2))
  for (const [x, drop] of [
    [0.17, 15],
    [0.5, 11],
    [0.83, 15],
  ] as const) {
    const [lx, ly] = [w * x, h * 0.06 + drop * u]
    s.stroke(d`M${lx} ${h * 0.05}V${ly - u * 4}`, darker(frame, 0.2), u * 0.3)
    if (evening(s)) s.halo(lx, ly, u * 14, c.lamp, 0.6)
    s.path(
      d`M${lx - u * 4.6} ${ly}Q${lx - u * 4} ${ly - u * 4.6} ${lx} ${ly - u * 4.8}Q${lx + u * 4} ${ly - u * 4.6} ${lx + u * 4.6} ${ly}Z`,
      s.gradient(lx - u * 4.6, 0, lx + u * 4.6, 0, [
        [0, lighter(c.lit(c.accent), 0.2)],
        [1, darker(c.lit(c.accent), 0.2)],
      ]),
    )
    s.disc(lx, ly, u * 4.6, evening(s) ? c.lamp : darker(c.lit(c.accent), 0.35), 1, u * 0.8)
  }
  // Sill and counter.
  const board = c.lit('#a9713f')
  s.rect(0, h * 0.765, w, u * 2, lighter(frame, 0.12))
  s.rect(
    0,
    h * 0.785,
    w,
    h * 0.22,
    s.down(h * 0.785, h, [
      [0, lighter(board, 0.28)],
      [1, darker(board, 0.25)],
    ]),
  )
  let grain = ''
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [w * s.r.between(-0.1, 0.9), h * s.r.between(0.8, 0.99)]
    grain += d`M${x} ${y}q${u * 10} ${u * s.r.between(-0.6, 0.6)} ${u * s.r.between(18, 36)} 0`
  }
  s.stroke(grain, darker(board, 0.3), u * 0.16, 0.5)
  // Small cakes on a plate, and a book left open.
  const [px, py] = [w * 0.8, h * 0.905]
  s.disc(px, py, u * 11, c.lit('#e6ebe6'), 1, u * 2.2)
  for (const [dx, tone] of [
    [-4.4, '#c98a4b'],
    [0, '#e0b05f'],
    [4.4, '#8a5a3a'],
  ] as const)
    s.path(
      d`M${px + dx * u - u * 2.4} ${py}Q${px + dx * u - u * 2.6} ${py - u * 4.2} ${px + dx * u} ${py - u * 4.4}Q${px + dx * u + u * 2.6} ${py - u * 4.2} ${px + dx * u + u * 2.4} ${py}Z`,
      s.down(py - u * 4.4, py, [
        [0, lighter(c.lit(tone), 0.25)],
        [1, darker(c.lit(tone), 0.2)],
      ]),
    )
  const [bx, by] = [w * 0.17, h * 0.93]
  for (const k of [-1, 1] as const)
    s.path(
      d`M${bx} ${by - u * 2}Q${bx + k * u * 5} ${by - u * 4.4} ${bx + k * u * 11} ${by - u * 2.4}L${bx + k * u * 13.5} ${by + u * 3}Q${bx + k * u * 6} ${by + u * 1} ${bx} ${by + u * 3.6}Z`,
      k < 0 ? c.lit('#fbf4e6') : c.lit('#efe4d0'),
    )
  cup(s, w * 0.4, h * 0.945, 9.5, c.lit('#f4efe6'), -1)
  cup(s, w * 0.575, h * 0.925, 9, c.lit('#7fa9a3'), 1)
}
