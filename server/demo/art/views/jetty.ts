import { darker, lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { ferry } from '../parts/boats'
import { figure } from '../parts/figures'
import { reeds } from '../parts/foliage'
import { headland } from '../parts/headland'
import { ranges } from '../parts/land'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** The landing itself: a jetty of planks and a ferry that waits. */
export function jetty(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.3, 0.34], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.33, to: 0.46, count: 4, swing: 8, nearest: 0.46, foot: 0.55 })
  mist(s, 0.495, 0.1, 0.7)
  water(s, { from: 0.51 })
  headland(s, 0.52, 1, 0.6, 17, 0.5)
  headland(s, 0.55, -1, 0.28, 14, 0.36)
  ripples(s, { from: 0.52, glitter: 0.3, ripples: 70 })
  const wood = c.lit('#7a5a41')
  const [vx, vy] = [s.w * 0.6, s.h * 0.66]
  const plank = (t: number) => {
    const k = t ** 1.7
    return [
      s.w * 0.46 + (vx - s.w * 0.46) * (1 - k) - u * (4 + 26 * k),
      s.w * 0.74 + (vx - s.w * 0.74) * (1 - k) + u * (1.5 + 18 * k),
      vy + (s.h * 1.02 - vy) * k,
    ] as const
  }
  for (let i = 0; i <= 5; i += 1) {
    const [x1, x2, y] = plank(i / 5)
    const k = 0.5 + i * 0.28
    for (const x of [x1, x2]) s.rect(x - u * 0.55 * k, y - u * 3.4 * k, u * 1.1 * k, u * 7 * k, darker(wood, 0.35))
  }
  for (let i = 0; i < 20; i += 1) {
    const [x1, x2, y1] = plank(i / 20)
    const [x3, x4, y2] = plank((i + 0.9) / 20)
    s.path(
      d`M${x1} ${y1}L${x2} ${y1}L${x4} ${y2}L${x3} ${y2}Z`,
      mix(lighter(wood, 0.12), darker(wood, 0.22), s.r.next()),
    )
  }
  ferry(s, s.w * 0.26, s.h * 0.76, 32, { lamp: c.time !== 'day', dir: 1 })
  figure(s, s.w * 0.6, s.h * 0.74, 9.5, c.lit(c.accent))
  birds(s, 0.6, 0.17, 6, 0.8)
  reeds(s, -0.02, 0.22, 1, 15, mix(c.near, c.leaf, 0.35), { plume: mix(c.lit('#f0dcb4'), c.skyLow, 0.3), count: 40 })
}
