import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { boards } from '../parts/boards'
import { evening } from '../parts/evening'
import { ranges } from '../parts/land'
import { laptop } from '../parts/laptop'
import { mug } from '../parts/mug'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A branch of pine that reaches into the picture from the upper right. */
function branch(s: Sheet) {
  const { c, r, u } = s
  const bark = mix(c.lit('#5d3a28'), c.near, 0.3)
  const [x, y] = [s.w * 1.02, s.h * 0.1]
  s.stroke(
    d`M${x} ${y}C${x - 14 * u} ${y + 2 * u} ${x - 26 * u} ${y + 1 * u} ${x - 40 * u} ${y + 10 * u}`,
    bark,
    u * 1.5,
  )
  s.stroke(d`M${x - 17 * u} ${y + 2 * u}Q${x - 24 * u} ${y + 9 * u} ${x - 27 * u} ${y + 15 * u}`, bark, u * 0.9)
  const needle = mix(c.lit('#2f5a3f'), c.near, 0.25)
  for (const [dx, dy, size] of [
    [-40, 10, 9],
    [-33, 6, 8],
    [-27, 15, 9],
    [-24, 3, 8.5],
    [-19, 9, 8],
    [-13, 1, 9],
    [-6, 4, 9],
  ] as const)
    for (let i = 0; i < 26; i += 1) {
      const angle = Math.PI * r.between(0.05, 0.95) + (i % 5 === 0 ? Math.PI : 0)
      const long = size * u * r.between(0.55, 1)
      const [bx, by] = [x + dx * u, y + dy * u]
      s.stroke(
        d`M${bx} ${by}q${Math.cos(angle) * long * 0.5} ${-Math.sin(angle) * long * 0.35} ${Math.cos(angle) * long} ${Math.sin(angle) * long * 0.55}`,
        i % 3 ? needle : lighter(needle, 0.18),
        u * 0.3,
        0.92,
      )
    }
}

/** A desk before a wide window: an open laptop, a notebook, coffee; behind the sill the sea, a headland and pines. */
export function deskBySea(s: Sheet) {
  const { c, u } = s
  const [w, h] = [s.w, s.h]
  const sill = 0.66
  sky(s, { horizon: 0.44, sun: [0.28, 0.25], sunSize: 7, clouds: 4 })
  ranges(s, { from: 0.38, to: 0.425, count: 2, swing: 4, nearest: 0.55, foot: 0.45 })
  water(s, { from: 0.44, to: sill + 0.02 })
  ripples(s, { from: 0.45, to: sill, glitter: 0.28, ripples: 70 })
  pine(s, w * 0.09, h * (sill + 0.05), 46, { lean: 0.45 })
  pine(s, w * 0.2, h * (sill + 0.06), 33, { lean: -0.35 })
  birds(s, 0.52, 0.2, 5, 0.9, c.lit('#ffffff'))
  branch(s)
  // The sill, and the room's own shade at both sides.
  const frame = mix(c.lit('#57432f'), c.near, 0.15)
  s.rect(0, h * sill, w, u * 2.2, lighter(frame, 0.3))
  s.rect(0, h * sill + u * 2, w, u * 1.1, darker(frame, 0.1))
  s.rect(w * 0.605, 0, u * 1.5, h * sill, frame)
  s.rect(w * 0.605, 0, u * 0.5, h * sill, lighter(frame, 0.28))
  boards(s, sill + 0.03, c.lit('#b98a56'))
  // A pot with a small plant, a notebook with a pen, the laptop, the coffee.
  const [nx, ny] = [w * 0.25, h * 0.865]
  s.path(
    d`M${nx - u * 12} ${ny - u * 3}L${nx + u * 9} ${ny - u * 5}L${nx + u * 13} ${ny + u * 4.5}L${nx - u * 10} ${ny + u * 6.5}Z`,
    darker(c.lit('#b5651d'), 0.35),
  )
  s.path(
    d`M${nx - u * 11.6} ${ny - u * 3.6}L${nx + u * 9} ${ny - u * 5.6}L${nx + u * 12.6} ${ny + u * 3.4}L${nx - u * 9.8} ${ny + u * 5.4}Z`,
    lighter(c.lit('#f6efdf'), 0.1),
  )
  for (let i = 0; i < 5; i += 1)
    s.stroke(
      d`M${nx - u * (9.4 - i * 0.35)} ${ny - u * (1.6 - i * 1.35)}l${u * (i === 4 ? 9 : 17.5)} ${-u * (i === 4 ? 0.9 : 1.75)}`,
      mix(c.lit('#8b8474'), c.skyLow, 0.2),
      u * 0.22,
      0.75,
    )
  s.stroke(d`M${nx + u * 3} ${ny + u * 6.6}L${nx + u * 17} ${ny - u * 1.5}`, darker(c.lit('#4b5d43'), 0.1), u * 1)
  s.stroke(d`M${nx + u * 3} ${ny + u * 6.6}l${u * 1.7} ${-u * 1}`, lighter(c.lit(c.accent2), 0.2), u * 1)
  laptop(s, w * 0.52, h * 0.89, 31)
  mug(s, w * 0.79, h * 0.9, 8.5, c.lit('#e9e2d2'))
  if (evening(s)) s.halo(w * 0.5, h * 0.8, u * 42, c.lamp, 0.3)
}
