import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** Hedges of tea along a slope: each row a rounded band that follows the same bend, wider toward the front. */
export function rows(
  s: Sheet,
  y0: number,
  y1: number,
  bend: (t: number, k: number) => number,
  count: number,
  depth = 0,
) {
  const { c, u } = s
  const leaf = mix(mix(c.leaf, c.leaf2, 0.35), c.far, depth)
  const steps = 30
  const y = (k: number, t: number) => s.h * (y0 + (y1 - y0) * k ** 1.55) + bend(t, k) * u
  for (let i = 0; i < count; i += 1) {
    const k = i / count
    const next = (i + 1) / count
    let top = ''
    let foot = ''
    let shine = ''
    for (let j = 0; j <= steps; j += 1) {
      const t = j / steps
      const x = s.w * (-0.03 + 1.06 * t)
      const a = y(k, t)
      const b = y(next, t)
      top += `${j ? 'L' : 'M'}${x.toFixed(1)} ${a.toFixed(1)}`
      foot = d`L${x} ${a + (b - a) * 0.97}` + foot
      shine += `${j ? 'L' : 'M'}${x.toFixed(1)} ${(a + (b - a) * 0.24).toFixed(1)}`
    }
    const tone = mix(leaf, i % 2 ? c.leaf2 : c.near, 0.1)
    const thick = y(next, 0.5) - y(k, 0.5)
    s.path(
      `${top}${foot}Z`,
      s.down(y(k, 0.5), y(next, 0.5), [
        [0, lighter(tone, 0.22)],
        [0.45, tone],
        [1, darker(tone, 0.42)],
      ]),
    )
    s.stroke(
      shine,
      lighter(tone, 0.4),
      thick * 0.1,
      0.5,
      ` stroke-dasharray="${(thick * 0.5).toFixed(1)} ${(thick * 0.42).toFixed(1)}"`,
    )
  }
}
