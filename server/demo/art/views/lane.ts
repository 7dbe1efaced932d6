import { darker, lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { hall } from '../parts/hall'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { roofRow, tiledWall } from '../parts/village'
import { d, type Sheet } from '../sheet'

/** A lane that climbs between houses, walls and eaves on both sides. */
export function lane(s: Sheet) {
  const { c, u } = s
  const vx = s.w * 0.5
  const vy = s.h * 0.56
  sky(s, { horizon: 0.58, sun: [0.56, 0.34], sunSize: 8, clouds: 3 })
  const peak = ridge(s, { y: 0.52, swing: 4, waves: 2.4, lift: (t) => 16 * Math.exp(-(((t - 0.44) / 0.2) ** 2)) })
  hill(s, peak, hazed(s, 0.68), { reach: 28 })
  mist(s, 0.54, 0.13, 0.6)
  roofRow(s, 0.585, 9, { depth: 0.62, from: 0.2, to: 0.78, lamps: evening(s) ? 0.6 : 0 })
  const earth = mix(c.leaf, c.lit('#b9a57e'), 0.5)
  s.rect(
    0,
    vy + u * 0.6,
    s.w,
    s.h - vy,
    s.down(vy, s.h, [
      [0, mix(earth, c.far, 0.5)],
      [1, darker(earth, 0.2)],
    ]),
  )
  const stone = c.lit('#cdbfa6')
  const left = (t: number) => vx - u * 4 + (s.w * 0.1 - vx + u * 4) * t
  const right = (t: number) => vx + u * 4 + (s.w * 0.86 - vx - u * 4) * t
  const down = (t: number) => vy + u + (s.h - vy) * 1.04 * t
  s.path(
    d`M${left(0)} ${down(0)}L${right(0)} ${down(0)}L${right(1)} ${down(1)}L${left(1)} ${down(1)}Z`,
    s.down(vy, s.h, [
      [0, lighter(stone, 0.25)],
      [1, darker(stone, 0.2)],
    ]),
  )
  let steps = ''
  for (let i = 1; i < 12; i += 1) {
    const t = (i / 12) ** 1.8
    steps += d`M${left(t)} ${down(t)}Q${(left(t) + right(t)) / 2} ${down(t) + u * 0.8 * t} ${right(t)} ${down(t)}`
  }
  s.stroke(steps, darker(stone, 0.4), u * 0.22, 0.32)
  const rows = [0.04, 0.13, 0.27, 0.5, 0.9] as const
  rows.forEach((t, i) => {
    const size = 8 + 32 * t
    const depth = 0.5 * (1 - t) ** 1.2
    const next = rows[i + 1] ?? 1.3
    for (const k of [-1, 1] as const) {
      const edge = k < 0 ? left : right
      const w = size * u * 1.5
      const foot = down(t) - size * u * 0.14
      if (i < 4) tree(s, edge(t) + k * w * 0.9, foot - size * u * 0.3, size * 0.95, mix(c.leaf, c.far, depth))
      hall(s, edge(t) + k * (w * 0.5 + u * (0.5 + 2 * t)), foot, w * 0.8, size * u * 0.36, {
        depth,
        painted: false,
        bays: 4,
        platform: 0,
        lamps: evening(s),
        gable: k > 0 === i % 2 > 0,
        grooves: Math.round(12 + 26 * t),
      })
      if (i < 4) tiledWall(s, edge(next), down(next), edge(t), down(t), size * 0.5 * (next / t) ** 0.35, { depth })
    }
  })
  figure(s, s.w * 0.46, s.h * 0.84, 9, c.lit('#d05a78'), { dress: true })
  figure(s, s.w * 0.51, s.h * 0.835, 9.4, c.lit('#4c86a3'), { dress: true })
  birds(s, 0.36, 0.16, 5, 0.8)
}
