import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'
import { evening } from './evening'

/** A tethered balloon above the walls. */
export function balloon(s: Sheet, x: number, y: number, size: number) {
  const { c } = s
  const k = size * s.u
  if (evening(s)) s.halo(x, y, k * 2.2, c.lamp, 0.5)
  const color = evening(s) ? mix(c.lamp, '#fff6e0', 0.45) : c.lit('#fdf6e6')
  s.path(
    d`M${x} ${y - k}C${x + k * 1.15} ${y - k} ${x + k * 1.1} ${y + k * 0.35} ${x + k * 0.3} ${y + k * 1.12}H${x - k * 0.3}C${x - k * 1.1} ${y + k * 0.35} ${x - k * 1.15} ${y - k} ${x} ${y - k}Z`,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(color, 0.3)],
      [0.6, color],
      [1, darker(color, 0.25)],
    ]),
  )
  s.stroke(
    d`M${x} ${y - k}C${x - k * 0.55} ${y - k * 0.6} ${x - k * 0.5} ${y + k * 0.5} ${x - k * 0.12} ${y + k * 1.1}M${x} ${y - k}C${x + k * 0.55} ${y - k * 0.6} ${x + k * 0.5} ${y + k * 0.5} ${x + k * 0.12} ${y + k * 1.1}`,
    c.lit(c.accent),
    k * 0.06,
    0.75,
  )
  s.stroke(
    d`M${x - k * 0.28} ${y + k * 1.1}L${x - k * 0.14} ${y + k * 1.5}M${x + k * 0.28} ${y + k * 1.1}L${x + k * 0.14} ${y + k * 1.5}`,
    c.lit('#5a463a'),
    k * 0.03,
  )
  s.rect(x - k * 0.2, y + k * 1.48, k * 0.4, k * 0.22, c.lit('#7a4f35'))
}
