import { darker, lighter } from '../color'
import { d, type Sheet } from '../sheet'

export function lighthouse(s: Sheet, x: number, foot: number, height: number, color: string) {
  const { c } = s
  const h = height * s.u
  const night = c.time === 'night' || c.time === 'dusk'
  if (night) {
    s.path(
      d`M${x} ${foot - h * 0.86}L${x - s.w} ${foot - h * 1.3}L${x - s.w} ${foot - h * 0.72}Z`,
      s.gradient(x, 0, x - s.w * 0.7, 0, [
        [0, '#fff0c0', 0.5],
        [1, '#fff0c0', 0],
      ]),
    )
    s.disc(
      x,
      foot - h * 0.86,
      h * 0.5,
      s.glow(x, foot - h * 0.86, h * 0.5, [
        [0, '#fff0c0', 0.8],
        [1, '#fff0c0', 0],
      ]),
    )
  }
  s.path(
    d`M${x - h * 0.13} ${foot}L${x - h * 0.075} ${foot - h * 0.76}L${x + h * 0.075} ${foot - h * 0.76}L${x + h * 0.13} ${foot}Z`,
    s.gradient(x - h * 0.13, 0, x + h * 0.13, 0, [
      [0, lighter(color, 0.28)],
      [0.5, color],
      [1, darker(color, 0.3)],
    ]),
  )
  s.path(
    d`M${x - h * 0.106} ${foot - h * 0.33}L${x - h * 0.094} ${foot - h * 0.5}L${x + h * 0.094} ${foot - h * 0.5}L${x + h * 0.106} ${foot - h * 0.33}Z`,
    c.lit('#fbf4e6'),
  )
  s.rect(x - h * 0.105, foot - h * 0.79, h * 0.21, h * 0.035, c.lit('#f3e9d8'))
  s.rect(x - h * 0.06, foot - h * 0.92, h * 0.12, h * 0.13, night ? '#fff0c0' : c.lit('#9fc4cc'))
  s.path(
    d`M${x - h * 0.08} ${foot - h * 0.915}Q${x} ${foot - h * 1.04} ${x + h * 0.08} ${foot - h * 0.915}Z`,
    darker(color, 0.12),
  )
  s.rect(x - h * 0.02, foot - h * 0.16, h * 0.04, h * 0.16, darker(color, 0.5))
}
