import { darker, lighter, mix } from '../color'
import { curve, d, type Point, type Sheet } from '../sheet'
import type { Ridge } from './land'
import { crown, fir } from './trees'

/** A wood seen from far: a row of crowns along a skyline. */
export function wood(
  s: Sheet,
  along: Ridge,
  from: number,
  to: number,
  size: number,
  fill: string,
  { step = 1.1, firs = 0.3 } = {},
) {
  const { r, u } = s
  let x = s.w * from
  while (x < s.w * to) {
    const k = size * r.between(0.65, 1.2)
    const y = along.at(x) + u * 0.4
    const tint = mix(fill, r.chance(0.5) ? s.c.near : s.c.leaf2, r.between(0, 0.14))
    if (r.chance(firs)) fir(s, x, y + k * u * 0.1, k * 1.7, tint)
    else s.disc(x, y - k * u * 0.25, k * u * 0.62, tint, 1, k * u * 0.56)
    x += size * u * step * r.between(0.5, 1)
  }
}

/** Leaf masses that cover a slope, row in front of row, in several colors. */
export function foliage(
  s: Sheet,
  along: Ridge,
  to: number,
  size: number,
  colors: readonly [string, ...string[]],
  { rows = 6, from = 0, until = 1, depth = 0 } = {},
) {
  const { c, r, u } = s
  const bed = mix(mix(colors[0], colors.at(-1) ?? colors[0], 0.5), c.near, 0.35)
  const inside = along.points.filter(([x]) => x >= s.w * from - size * u && x <= s.w * until + size * u)
  const [first, last] = [inside[0], inside.at(-1)]
  if (first && last)
    s.path(
      `${curve(inside)}L${Math.round(last[0])} ${Math.round(s.h * to)}L${Math.round(first[0])} ${Math.round(s.h * to)}Z`,
      mix(bed, c.far, depth),
    )
  for (let row = 0; row < rows; row += 1) {
    const t = row / rows
    const k = size * (0.62 + t * 0.75)
    // Trees of one kind are grouped, so that the slope shows patches and not confetti.
    let own = r.pick(colors)
    let x = s.w * from - k * u * r.next()
    while (x < s.w * until + k * u) {
      if (r.chance(0.45)) own = r.pick(colors)
      const y = along.at(x) + (s.h * to - along.at(x)) * t + r.between(-0.25, 0.25) * k * u
      const tone = mix(mix(own, c.near, r.between(0, 0.14)), c.far, depth * (1 - t * 0.6))
      const w = k * u * r.between(0.62, 1.05)
      const h = w * r.between(0.72, 1.05)
      const lobes = w > 2.2 * u ? 8 : 6
      crown(s, x, y, w * 0.86, h * 0.86, lobes, darker(tone, 0.24))
      crown(s, x - w * 0.1, y - h * 0.14, w * 0.68, h * 0.64, lobes - 1, tone)
      if (w > 1.8 * u) crown(s, x - w * 0.24, y - h * 0.32, w * 0.36, h * 0.3, 5, lighter(tone, 0.13), 0.8)
      x += k * u * r.between(0.7, 1.15)
    }
  }
}

/** Silver grass and reeds along the foot of the picture. */
export function reeds(
  s: Sheet,
  from: number,
  to: number,
  y: number,
  height: number,
  color: string,
  { plume, count = 46 }: { plume?: string; count?: number } = {},
) {
  const { r, u } = s
  for (let i = 0; i < count; i += 1) {
    const x = s.w * r.between(from, to)
    const foot = s.h * y + u * r.between(0, 2)
    const h = u * height * r.between(0.45, 1)
    const lean = u * height * r.between(-0.06, 0.32)
    const tip: Point = [x + lean, foot - h]
    s.path(
      d`M${x - u * 0.16} ${foot}Q${x} ${foot - h * 0.6} ${tip[0]} ${tip[1]}Q${x + u * 0.35} ${foot - h * 0.55} ${x + u * 0.2} ${foot}Z`,
      mix(color, s.c.near, r.between(0, 0.4)),
    )
    if (plume && r.chance(0.5)) {
      s.path(
        d`M${tip[0] - lean * 0.12} ${tip[1] + h * 0.12}Q${tip[0] + lean * 0.1 - u * 0.7} ${tip[1]} ${tip[0] + u * 1.4} ${tip[1] - u * 2.2}Q${tip[0] + u * 1.2} ${tip[1]} ${tip[0] - lean * 0.12} ${tip[1] + h * 0.12}Z`,
        plume,
        0.9,
      )
    }
  }
}
