import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'
import { evening } from './evening'

/** The stone observatory, bottle-shaped, course upon course. */
export function observatory(s: Sheet, x: number, foot: number, height: number) {
  const { c } = s
  const h = height * s.u
  const stone = c.lit('#cdbfa4')
  if (evening(s)) s.halo(x, foot - h * 0.4, h * 0.9, c.lamp, 0.6)
  s.rect(x - h * 0.36, foot - h * 0.06, h * 0.72, h * 0.06, darker(stone, 0.12))
  const half = (t: number) => h * (0.3 - 0.13 * Math.sin((Math.min(1, t * 1.08) * Math.PI) / 2) ** 1.2)
  const courses = 27
  for (let i = 0; i < courses; i += 1) {
    const [a, b] = [i / courses, (i + 1) / courses]
    const [y1, y2] = [foot - h * (0.06 + 0.84 * a), foot - h * (0.06 + 0.84 * b)]
    const tone = mix(stone, darker(stone, 0.12), s.r.next())
    s.path(
      d`M${x - half(a)} ${y1}L${x - half(b)} ${y2}H${x + half(b)}L${x + half(a)} ${y1}Z`,
      s.gradient(x - half(a), 0, x + half(a), 0, [
        [0, lighter(tone, 0.3)],
        [0.5, tone],
        [1, darker(tone, 0.38)],
      ]),
    )
    s.stroke(d`M${x - half(a)} ${y1}H${x + half(a)}`, darker(stone, 0.4), h * 0.004, 0.6)
    for (let k = 0; k < 5; k += 1)
      s.stroke(d`M${x + half(a) * s.r.between(-0.85, 0.85)} ${y1}V${y2}`, darker(stone, 0.4), h * 0.004, 0.4)
  }
  s.rect(x - h * 0.065, foot - h * 0.56, h * 0.13, h * 0.13, evening(s) ? mix(c.lamp, c.accent, 0.3) : c.lit('#33291f'))
  s.rect(x - h * 0.19, foot - h * 0.95, h * 0.38, h * 0.055, stone)
  s.rect(x - h * 0.19, foot - h * 1.0, h * 0.38, h * 0.05, lighter(stone, 0.2))
}
