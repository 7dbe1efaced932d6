import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** A parasol on the beach, its top in segments. */
export function parasol(s: Sheet, x: number, foot: number, size: number, color: string) {
  const k = size * s.u
  const top = foot - k * 1.15
  s.disc(x + k * 0.5, foot + k * 0.05, k * 0.75, mix(s.c.near, '#000000', 0.2), 0.16, k * 0.13)
  s.stroke(d`M${x} ${foot}V${top}`, s.c.lit('#f7eee0'), k * 0.055)
  const segments = 6
  for (let i = 0; i < segments; i += 1) {
    const a = -1 + (2 * i) / segments
    const b = -1 + (2 * (i + 1)) / segments
    s.path(
      d`M${x} ${top - k * 0.12}Q${x + a * k * 0.72} ${top - k * 0.06} ${x + a * k * 0.85} ${top + k * 0.42}Q${x + ((a + b) / 2) * k * 0.85} ${top + k * 0.34} ${x + b * k * 0.85} ${top + k * 0.42}Q${x + b * k * 0.72} ${top - k * 0.06} ${x} ${top - k * 0.12}Z`,
      i % 2 ? s.c.lit('#fff6e6') : i < 3 ? lighter(color, 0.08) : darker(color, 0.1),
    )
  }
}
