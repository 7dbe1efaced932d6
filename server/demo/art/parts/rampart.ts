import { darker, lighter, mix } from '../color'
import { curve, d, type Point, type Sheet } from '../sheet'
import { evening } from './evening'

/** The wall along a line of points (nearer ones are taller): stone, battlements, lamps at its foot in the evening. */
export function rampart(s: Sheet, path: readonly Point[], tall: (t: number) => number) {
  const { c, u } = s
  const stone = c.lit('#c9bda6')
  const steps = 90
  const at = (t: number): Point => {
    const k = t * (path.length - 1)
    const i = Math.min(path.length - 2, Math.floor(k))
    const f = k - i
    const [p0, p1, p2, p3] = [
      path[Math.max(0, i - 1)],
      path[i],
      path[i + 1],
      path[Math.min(path.length - 1, i + 2)],
    ] as [Point, Point, Point, Point]
    const spline = (n: 0 | 1) =>
      0.5 *
      (2 * p1[n] +
        (p2[n] - p0[n]) * f +
        (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * f * f +
        (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * f ** 3)
    return [spline(0), spline(1)]
  }
  const line = Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
  const top = line.map(([x, y], i) => [x, y - tall(i / steps) * u] as const)
  s.path(
    `${curve(top)}L${[...line]
      .reverse()
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`,
    s.gradient(0, Math.min(...top.map((p) => p[1])), 0, Math.max(...line.map((p) => p[1])), [
      [0, mix(stone, c.far, 0.3)],
      [1, darker(stone, 0.08)],
    ]),
  )
  for (const k of [0.22, 0.45, 0.68, 0.88])
    s.stroke(curve(line.map(([x, y], i) => [x, y - tall(i / steps) * u * k])), darker(stone, 0.3), u * 0.12, 0.35)
  let merlons = ''
  for (let i = 0; i < steps; i += 1) {
    const [x1, y1] = top[i] as Point
    const [x2, y2] = top[i + 1] as Point
    const h = tall(i / steps) * u * 0.24
    for (const f of [0, 0.5])
      merlons += d`M${x1 + (x2 - x1) * f} ${y1 + (y2 - y1) * f + h * 0.2}v${-h}L${x1 + (x2 - x1) * (f + 0.36)} ${y1 + (y2 - y1) * (f + 0.36) + h * 0.2 - h}v${h}Z`
  }
  s.path(merlons, lighter(stone, 0.12))
  s.stroke(curve(top), lighter(stone, 0.3), u * 0.2, 0.7)
  if (!evening(s)) return
  for (let i = 3; i < steps; i += 5) {
    const [x, y] = line[i] as Point
    s.halo(x, y - u * 0.4, tall(i / steps) * u * 1.1, c.lamp, 0.65)
  }
}

export function flag(s: Sheet, x: number, foot: number, size: number, color: string) {
  const k = size * s.u
  s.stroke(d`M${x} ${foot}V${foot - k * 2.2}`, s.c.lit('#4f4038'), k * 0.07)
  s.path(
    d`M${x} ${foot - k * 2.15}Q${x + k * 0.6} ${foot - k * 2.4} ${x + k * 1.1} ${foot - k * 2.1}T${x + k * 1.9} ${foot - k * 1.95}L${x + k * 1.7} ${foot - k * 1.5}Q${x + k} ${foot - k * 1.3} ${x} ${foot - k * 1.4}Z`,
    color,
  )
}
