import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** A stalk of bamboo that rises out of the picture: joints, a lit and a shaded side. `wide` in hundredths. */
export function stalk(s: Sheet, x: number, foot: number, wide: number, color: string, lean = 0) {
  const { r, u } = s
  const k = wide * u
  const top = -u * 4
  const tip = x + lean * u
  const at = (y: number) => x + ((foot - y) / (foot - top)) * (tip - x)
  const strip = (from: number, to: number, fill: string, opacity = 1) =>
    s.path(
      d`M${x + k * from} ${foot}L${tip + k * from * 0.84} ${top}H${tip + k * to * 0.84}L${x + k * to} ${foot}Z`,
      fill,
      opacity,
    )
  strip(-0.5, 0.5, color)
  strip(-0.5, -0.34, darker(color, 0.2))
  strip(-0.24, -0.04, lighter(color, 0.26), 0.8)
  strip(0.16, 0.5, darker(color, 0.2))
  strip(0.36, 0.5, darker(color, 0.36))
  for (let y = foot - k * r.between(1, 4); y > top; y -= k * r.between(4.4, 5.6)) {
    s.stroke(d`M${at(y) - k * 0.52} ${y}q${k * 0.52} ${k * 0.16} ${k * 1.04} 0`, darker(color, 0.45), k * 0.1)
    s.stroke(
      d`M${at(y) - k * 0.48} ${y - k * 0.13}q${k * 0.48} ${k * 0.14} ${k * 0.96} 0`,
      lighter(color, 0.5),
      k * 0.08,
      0.8,
    )
  }
}

/** A spray of narrow leaves that hangs from (x, y) to the side `to`. */
export function spray(s: Sheet, x: number, y: number, size: number, color: string, to: 1 | -1) {
  const { r, u } = s
  const k = size * u
  s.stroke(d`M${x} ${y}q${to * k * 0.7} ${-k * 0.1} ${to * k * 1.3} ${k * 0.5}`, darker(color, 0.25), k * 0.03)
  for (let i = 0; i < 9; i += 1) {
    const t = (i + 0.5) / 9
    const [px, py] = [x + to * k * 1.3 * t, y + k * (0.5 * t ** 2 - 0.06 * t)]
    const [lx, ly] = [to * k * r.between(0.16, 0.42), k * r.between(0.28, 0.52)]
    s.path(
      d`M${px} ${py}Q${px + lx * 0.7} ${py + ly * 0.2} ${px + lx} ${py + ly}Q${px + lx * 0.2} ${py + ly * 0.62} ${px} ${py}Z`,
      mix(color, r.chance(0.5) ? s.c.near : s.c.leaf2, r.between(0, 0.3)),
      0.95,
    )
  }
}
