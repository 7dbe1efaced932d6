import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** A mug of coffee with its steam; `size` in hundredths. */
export function mug(s: Sheet, x: number, foot: number, size: number, glaze: string) {
  const { c, u } = s
  const k = size * u
  s.disc(x, foot, k * 0.8, mix(c.near, '#1a1210', 0.4), 0.3, k * 0.14)
  s.stroke(
    d`M${x + k * 0.5} ${foot - k * 0.85}C${x + k * 1.02} ${foot - k * 0.9} ${x + k * 1} ${foot - k * 0.22} ${x + k * 0.48} ${foot - k * 0.28}`,
    darker(glaze, 0.12),
    k * 0.13,
  )
  s.path(
    d`M${x - k * 0.56} ${foot - k * 1.08}L${x - k * 0.5} ${foot - k * 0.1}Q${x} ${foot + k * 0.1} ${x + k * 0.5} ${foot - k * 0.1}L${x + k * 0.56} ${foot - k * 1.08}Z`,
    s.gradient(x - k * 0.56, 0, x + k * 0.56, 0, [
      [0, lighter(glaze, 0.35)],
      [0.5, glaze],
      [1, darker(glaze, 0.25)],
    ]),
  )
  s.disc(x, foot - k * 1.08, k * 0.56, lighter(glaze, 0.35), 1, k * 0.15)
  s.disc(x, foot - k * 1.07, k * 0.48, c.lit('#5a3722'), 1, k * 0.115)
  for (const [dx, lift] of [
    [-0.16, 0.9],
    [0.14, 1.15],
  ] as const)
    s.stroke(
      d`M${x + k * dx} ${foot - k * 1.25}c${k * 0.26} ${-k * 0.28} ${-k * 0.26} ${-k * 0.5} ${k * 0.03} ${-k * lift * 0.7}`,
      '#fffaf0',
      k * 0.075,
      0.45,
    )
}
