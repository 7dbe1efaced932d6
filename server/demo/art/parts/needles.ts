import { darker, lighter, mix } from '../color'
import { d, line, type Point, type Sheet } from '../sheet'

/** Granite needles: tall facets, the light from one side. */
export function needles(s: Sheet, foot: number, from: number, to: number, height: number, depth: number) {
  const { c, r, u } = s
  const own = mix(c.lit('#b7a894'), c.far, depth)
  let x = s.w * from
  const mid = (from + to) / 2
  while (x < s.w * to) {
    const t = 1 - Math.abs(x / s.w - mid) / ((to - from) / 2)
    const w = u * r.between(4.5, 9)
    const h = u * height * (0.35 + 0.65 * Math.max(0, t)) * r.between(0.72, 1.08)
    const y = s.h * foot
    const peak: Point = [x + w * r.between(0.35, 0.65), y - h]
    const left: Point[] = [
      [x - w * 0.35, y],
      [x - w * 0.12, y - h * 0.45],
      [x + w * 0.08, y - h * 0.78],
      [peak[0] - w * 0.08, y - h * 0.97],
      peak,
    ]
    const right: Point[] = [
      [peak[0] + w * 0.12, y - h * 0.93],
      [x + w * 0.82, y - h * 0.7],
      [x + w * 1.05, y - h * 0.4],
      [x + w * 1.4, y],
    ]
    s.path(
      `${line([...left, ...right])}Z`,
      s.down(y - h, y, [
        [0, lighter(own, 0.18)],
        [0.6, own],
        [1, mix(own, mix(c.skyLow, c.far, 0.4), 0.6)],
      ]),
    )
    s.path(
      `${line([peak, ...right, [x + w * 0.5, y], [x + w * 0.62, y - h * 0.4], [peak[0] + w * 0.02, y - h * 0.7]])}Z`,
      darker(own, 0.3),
      0.55,
    )
    s.stroke(
      d`M${peak[0] - w * 0.1} ${y - h * 0.8}L${x + w * 0.2} ${y - h * 0.3}M${peak[0] + w * 0.16} ${y - h * 0.75}L${x + w * 0.74} ${y - h * 0.32}`,
      darker(own, 0.4),
      u * 0.16,
      0.35,
    )
    x += w * r.between(0.55, 0.8)
  }
}
