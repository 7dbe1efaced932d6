import { darker, lighter } from '../color'
import { d, type Sheet } from '../sheet'

/** An earthen jar with its lid. */
export function jar(s: Sheet, x: number, foot: number, size: number) {
  const k = size * s.u
  const clay = s.c.lit(s.r.pick(['#6e412c', '#7b4a31', '#5f3829']))
  s.disc(x + k * 0.2, foot, k * 1.15, darker(clay, 0.55), 0.3, k * 0.16)
  s.path(
    d`M${x - k * 0.56} ${foot}C${x - k * 1.02} ${foot - k * 0.7} ${x - k * 1.05} ${foot - k * 1.5} ${x - k * 0.64} ${foot - k * 1.98}H${x + k * 0.64}C${x + k * 1.05} ${foot - k * 1.5} ${x + k * 1.02} ${foot - k * 0.7} ${x + k * 0.56} ${foot}Z`,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(clay, 0.16)],
      [0.25, lighter(clay, 0.34)],
      [0.45, clay],
      [1, darker(clay, 0.45)],
    ]),
  )
  s.stroke(
    d`M${x - k * 0.88} ${foot - k * 1.28}Q${x} ${foot - k * 1.1} ${x + k * 0.88} ${foot - k * 1.28}`,
    lighter(clay, 0.25),
    k * 0.05,
    0.5,
  )
  s.rect(x - k * 0.72, foot - k * 2.08, k * 1.44, k * 0.16, darker(clay, 0.15), 1, k * 0.05)
  s.path(
    d`M${x - k * 0.84} ${foot - k * 2.04}Q${x} ${foot - k * 2.5} ${x + k * 0.84} ${foot - k * 2.04}Z`,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(clay, 0.3)],
      [1, darker(clay, 0.35)],
    ]),
  )
  s.disc(x, foot - k * 2.28, k * 0.13, darker(clay, 0.1), 1, k * 0.09)
}
