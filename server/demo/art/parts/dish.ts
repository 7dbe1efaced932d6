import { darker, lighter } from '../color'
import type { Sheet } from '../sheet'

/** A bowl seen from above: rim, inside, and its contents. */
export function dish(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  glaze: string,
  fill: (x: number, y: number, k: number) => void,
) {
  const k = size * s.u
  const color = s.c.lit(glaze)
  s.disc(x + k * 0.12, y + k * 0.16, k * 1.02, '#20140f', 0.22)
  s.disc(
    x,
    y,
    k,
    s.gradient(x - k, y - k, x + k, y + k, [
      [0, lighter(color, 0.35)],
      [1, darker(color, 0.22)],
    ]),
  )
  s.disc(
    x,
    y,
    k * 0.86,
    s.gradient(x - k, y - k, x + k, y + k, [
      [0, darker(color, 0.25)],
      [1, lighter(color, 0.15)],
    ]),
  )
  fill(x, y, k * 0.78)
}
