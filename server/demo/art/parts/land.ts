import { mix } from '../color'
import { noise } from '../random'
import { curve, type Fill, line, type Point, type Sheet } from '../sheet'

export interface Ridge {
  points: Point[]
  /** Height of the line at `x`. */
  at(x: number): number
}

interface RidgeOptions {
  /** Mean height of the line, as a share of the sheet's height. */
  y: number
  /** How far it swings, in hundredths of the shorter side. */
  swing: number
  /** Hills across the width. */
  waves: number
  /** Angular rock instead of soft hills. */
  rocky?: boolean
  octaves?: number
  /** Raises the line by this many hundredths at `t` (0 … 1 of the width). */
  lift?: (t: number) => number
}

const between = (points: readonly Point[], x: number): number => {
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1]
    const b = points[i]
    if (a && b && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return points.at(-1)?.[1] ?? 0
}

/** The skyline of a range of hills. */
export function ridge(
  s: Sheet,
  { y, swing, waves, rocky = false, octaves = rocky ? 5 : 3, lift }: RidgeOptions,
): Ridge {
  const wave = noise(s.r, octaves, rocky ? 0.55 : 0.38)
  const count = rocky ? 90 : 34
  const points: Point[] = []
  for (let i = -1; i <= count + 1; i += 1) {
    const t = i / count
    const value = wave(t * waves + 7)
    const shaped = rocky ? (1 - Math.abs(value)) * 1.5 - 0.75 : value
    points.push([t * s.w, s.h * y - (shaped * swing + (lift?.(t) ?? 0)) * s.u])
  }
  return { points, at: (x) => between(points, x) }
}

/** Closes a skyline down to `foot` (a share of the height). */
function below(s: Sheet, { points }: Ridge, { foot = 1.02, rocky = false } = {}): string {
  const top = rocky ? line(points) : curve(points)
  return `${top}L${Math.round(s.w * 1.1)} ${Math.round(s.h * foot)}L${Math.round(-s.w * 0.1)} ${Math.round(s.h * foot)}Z`
}

/** Returns the haze color of land, 0 near … 1 at the horizon. */
export const hazed = (s: Sheet, depth: number, own?: string) => {
  const air = mix(s.c.near, s.c.far, depth ** 0.8)
  return own ? mix(own, air, 0.25 + depth * 0.7) : air
}

/** Fills a skyline so that its foot is in haze. */
export function hill(
  s: Sheet,
  range: Ridge,
  color: string,
  { foot = 1.02, rocky = false, haze = 0.45, reach = 26 } = {},
) {
  const top = Math.min(...range.points.map(([, y]) => y))
  const fill: Fill = s.down(top, top + reach * s.u, [
    [0, color],
    [1, mix(color, mix(s.c.skyLow, s.c.far, 0.4), haze)],
  ])
  s.path(below(s, range, { foot, rocky }), fill)
}

interface RangesOptions {
  from: number
  to: number
  count: number
  swing?: number
  own?: string
  rocky?: boolean
  foot?: number
  /** Nearest depth reached (0 would be the foreground). */
  nearest?: number
}

/** Range behind range, from the haze at `from` to the near one at `to` (shares of the height). */
export function ranges(
  s: Sheet,
  { from, to, count, swing = 9, own, rocky = false, foot = 1.02, nearest = 0.25 }: RangesOptions,
): Ridge[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 1 : i / (count - 1)
    const range = ridge(s, {
      y: from + (to - from) * t,
      swing: swing * (1.05 - t * 0.35),
      waves: (s.w / s.h) * (2.1 + t * 0.9),
      rocky: rocky && t < 0.7,
    })
    hill(s, range, hazed(s, 1 - t * (1 - nearest), own), { foot, rocky: rocky && t < 0.7 })
    return range
  })
}

/** A meadow, beach or yard: the ground from a soft line down to the foot of the picture. */
export function ground(
  s: Sheet,
  y: number,
  near: string,
  far: string,
  { swing = 1.2, waves = 1.6, tilt = 0 } = {},
): Ridge {
  const range = ridge(s, { y, swing, waves, octaves: 2, lift: (t) => tilt * (t - 0.5) })
  s.path(
    below(s, range),
    s.down(s.h * (y - 0.02), s.h, [
      [0, far],
      [1, near],
    ]),
  )
  return range
}
