import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { figure } from '../parts/figures'
import { ranges } from '../parts/land'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples, surf, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A path of planks from the foot of the picture between the trunks to the sand. */
function planks(s: Sheet, wood: string) {
  const { u, w, h } = s
  const [near, far] = [h * 1.02, h * 0.72]
  const at = (t: number) => {
    const y = near + (far - near) * t
    const x = w * (0.42 + 0.12 * t + 0.05 * Math.sin(t * 3.4))
    return { x, y, half: u * (17 * (1 - t) ** 1.25 + 2) }
  }
  const steps = 22
  for (let i = 0; i < steps; i += 1) {
    const [one, two] = [at(i / steps), at((i + 0.82) / steps)]
    s.path(
      d`M${one.x - one.half} ${one.y}L${one.x + one.half} ${one.y}L${two.x + two.half} ${two.y}L${two.x - two.half} ${two.y}Z`,
      i % 3 ? wood : lighter(wood, 0.12),
    )
  }
}

/** Old pines behind a beach, a path of planks between them, and a bench that faces the water. */
export function pineShore(s: Sheet) {
  const { c, r, u } = s
  const [w, h] = [s.w, s.h]
  sky(s, { horizon: 0.5, sun: [0.62, 0.3], sunSize: 7, clouds: 5 })
  ranges(s, { from: 0.44, to: 0.485, count: 2, swing: 4, nearest: 0.5, foot: 0.51 })
  water(s, { from: 0.5, to: 0.7 })
  ripples(s, { from: 0.505, to: 0.66, glitter: 0.62, ripples: 80 })
  const sand = c.lit('#ecdcb8')
  s.path(
    d`M0 ${h * 0.665}C${w * 0.3} ${h * 0.64} ${w * 0.62} ${h * 0.69} ${w} ${h * 0.65}V${h * 0.8}H0Z`,
    s.down(h * 0.64, h * 0.8, [
      [0, lighter(sand, 0.25)],
      [1, darker(sand, 0.1)],
    ]),
  )
  surf(s, 0.662, 1, 3)
  figure(s, w * 0.7, h * 0.705, 5, c.lit(c.accent))
  figure(s, w * 0.73, h * 0.706, 4.6, c.lit('#f4ead5'))
  const ground = mix(c.lit('#6f7a4d'), c.near, 0.2)
  s.path(
    d`M0 ${h * 0.735}C${w * 0.25} ${h * 0.71} ${w * 0.7} ${h * 0.755} ${w} ${h * 0.72}V${h * 1.02}H0Z`,
    s.down(h * 0.72, h, [
      [0, lighter(ground, 0.18)],
      [1, darker(ground, 0.32)],
    ]),
  )
  for (let i = 0; i < 90; i += 1) {
    const [x, y] = [w * r.next(), h * r.between(0.76, 1)]
    const tall = u * (0.8 + (y / h - 0.74) * 7)
    s.stroke(
      d`M${x} ${y}q${tall * r.between(-0.3, 0.3)} ${-tall * 0.6} ${tall * r.between(-0.5, 0.5)} ${-tall}`,
      lighter(ground, r.between(0.05, 0.35)),
      u * 0.22,
      0.7,
    )
  }
  planks(s, c.lit('#b08b5e'))
  for (const [x, foot, high, lean] of [
    [0.3, 0.775, 40, -0.3],
    [0.66, 0.78, 44, 0.35],
    [0.83, 0.79, 50, -0.25],
    [0.15, 0.82, 60, 0.35],
  ] as const)
    pine(s, w * x, h * foot, high, { lean, depth: 0.08 })
  // The bench, seen from behind.
  const [bx, by] = [w * 0.74, h * 0.86]
  const wood = c.lit('#7a5638')
  for (const dx of [-8, 8]) s.rect(bx + (dx - 0.5) * u, by - u * 5, u, u * 8, darker(wood, 0.35))
  for (const [dy, thick] of [
    [-7, 1.5],
    [-4.6, 1.5],
    [-1, 1.9],
  ] as const)
    s.rect(bx - u * 11, by + dy * u, u * 22, thick * u, dy === -1 ? lighter(wood, 0.2) : wood, 1, u * 0.4)
  pine(s, w * 0.985, h * 0.97, 92, { lean: -0.4 })
  pine(s, w * 0.03, h * 0.98, 88, { lean: 0.3 })
  birds(s, 0.42, 0.2, 6, 0.9, c.lit('#ffffff'))
}
