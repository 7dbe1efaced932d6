import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** A silk or paper lantern hanging by its thread from (x, y). */
export function lantern(s: Sheet, x: number, y: number, size: number, color: string, { lit = true, thread = 1 } = {}) {
  const k = size * s.u
  const cy = y + k * (thread + 0.9)
  s.stroke(d`M${x} ${y}V${cy}`, mix(s.c.near, color, 0.3), k * 0.06)
  if (lit)
    s.disc(
      x,
      cy,
      k * 2.6,
      s.glow(x, cy, k * 2.6, [
        [0, mix(color, s.c.lamp, 0.6), 0.55],
        [1, color, 0],
      ]),
    )
  s.disc(
    x,
    cy,
    k * 0.82,
    s.glow(x, cy + k * 0.15, k * 1.1, [
      [0, lit ? '#fff0c4' : lighter(color, 0.25)],
      [0.55, lit ? mix(color, '#ffd58a', 0.35) : color],
      [1, darker(color, 0.12)],
    ]),
    1,
    k * 0.92,
  )
  s.stroke(
    d`M${x - k * 0.42} ${cy - k * 0.76}Q${x - k * 0.62} ${cy} ${x - k * 0.42} ${cy + k * 0.76}M${x} ${cy - k * 0.9}V${cy + k * 0.9}M${x + k * 0.42} ${cy - k * 0.76}Q${x + k * 0.62} ${cy} ${x + k * 0.42} ${cy + k * 0.76}`,
    darker(color, 0.25),
    k * 0.045,
    0.45,
  )
  s.rect(x - k * 0.32, cy - k * 1.02, k * 0.64, k * 0.2, darker(color, 0.45))
  s.rect(x - k * 0.32, cy + k * 0.84, k * 0.64, k * 0.18, darker(color, 0.45))
  s.stroke(d`M${x} ${cy + k}v${k * 0.75}`, mix(color, '#e8c26a', 0.5), k * 0.12)
}
