import { darker, lighter, mix } from '../color'
import { boards } from '../parts/boards'
import { evening } from '../parts/evening'
import { ranges } from '../parts/land'
import { laptop } from '../parts/laptop'
import { mug } from '../parts/mug'
import { sky } from '../parts/sky'
import { skyline } from '../parts/skyline'
import { crown } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** A lamp hanging over the table. */
function lamp(s: Sheet, x: number, drop: number) {
  const { c, u } = s
  const y = drop * u
  const shade = c.lit('#46543f')
  s.stroke(d`M${x} 0V${y - u * 5}`, darker(shade, 0.3), u * 0.3)
  if (evening(s)) s.halo(x, y, u * 18, c.lamp, 0.6)
  s.path(
    d`M${x - u * 6} ${y}Q${x - u * 5} ${y - u * 6} ${x} ${y - u * 6.2}Q${x + u * 5} ${y - u * 6} ${x + u * 6} ${y}Z`,
    s.gradient(x - u * 6, 0, x + u * 6, 0, [
      [0, lighter(shade, 0.25)],
      [1, darker(shade, 0.25)],
    ]),
  )
  s.disc(x, y, u * 6, evening(s) ? c.lamp : lighter(c.lit('#f2dcae'), 0.2), 1, u * 0.8)
}

/** Leaves in a pot of clay. */
function plant(s: Sheet, x: number, foot: number, size: number) {
  const { c, u } = s
  const k = size * u
  const clay = c.lit('#b4683c')
  crown(s, x, foot - k * 1.5, k * 0.62, k * 0.72, 9, darker(c.leaf, 0.2))
  crown(s, x - k * 0.12, foot - k * 1.62, k * 0.46, k * 0.52, 8, c.leaf)
  crown(s, x - k * 0.2, foot - k * 1.8, k * 0.24, k * 0.26, 6, c.leaf2, 0.9)
  s.path(
    d`M${x - k * 0.42} ${foot - k * 0.82}H${x + k * 0.42}L${x + k * 0.3} ${foot}H${x - k * 0.3}Z`,
    s.gradient(x - k * 0.42, 0, x + k * 0.42, 0, [
      [0, lighter(clay, 0.25)],
      [1, darker(clay, 0.25)],
    ]),
  )
  s.rect(x - k * 0.47, foot - k * 0.94, k * 0.94, k * 0.17, lighter(clay, 0.12), 1, k * 0.03)
}

/** A room of shared desks: a long table under lamps, wide windows, and the town behind them. */
export function sharedTable(s: Sheet) {
  const { c, u } = s
  const [w, h] = [s.w, s.h]
  const sill = 0.6
  sky(s, { horizon: 0.56, sun: [0.7, 0.26], sunSize: 7, clouds: 4 })
  ranges(s, { from: 0.44, to: 0.52, count: 2, swing: 7, nearest: 0.5, foot: 0.58 })
  skyline(s, 0.585, { from: 0, low: 6, high: 20, depth: 0.42 })
  skyline(s, 0.61, { from: 0, low: 4, high: 11, depth: 0.2 })
  // Posts of the windows, the wall below the sill.
  const frame = mix(c.lit('#3f4a3a'), c.near, 0.15)
  for (const x of [0, 0.245, 0.495, 0.745, 0.99]) {
    s.rect(w * x - u * 0.9, 0, u * 1.8, h * sill, frame)
    s.rect(w * x - u * 0.9, 0, u * 0.5, h * sill, lighter(frame, 0.25))
  }
  s.rect(0, 0, w, u * 4, darker(frame, 0.15))
  s.rect(0, h * 0.2, w, u * 0.8, frame)
  const wall = c.lit('#efe6d3')
  s.rect(
    0,
    h * sill,
    w,
    h * 0.2,
    s.down(h * sill, h * 0.8, [
      [0, lighter(wall, 0.1)],
      [1, darker(wall, 0.16)],
    ]),
  )
  s.rect(0, h * sill - u, w, u * 2, lighter(frame, 0.35))
  for (const x of [0.06, 0.93]) plant(s, w * x, h * (sill - 0.005), 13)
  // Chairs on the far side.
  const cane = c.lit('#8a5f3b')
  for (const x of [0.2, 0.5, 0.8]) {
    s.rect(w * x - u * 8, h * 0.63, u * 16, u * 13, cane, 1, u * 2.6)
    s.rect(w * x - u * 6.4, h * 0.63 + u * 1.8, u * 12.8, u * 9, lighter(cane, 0.3), 1, u * 1.8)
  }
  boards(s, 0.725, c.lit('#c49a67'))
  s.rect(0, h * 0.722, w, u * 0.9, lighter(c.lit('#c49a67'), 0.45))
  laptop(s, w * 0.24, h * 0.87, 27)
  laptop(s, w * 0.74, h * 0.94, 30)
  mug(s, w * 0.475, h * 0.87, 6.5, c.lit('#7d957f'))
  mug(s, w * 0.945, h * 0.86, 6.5, c.lit('#efe7d6'))
  const [bx, by] = [w * 0.5, h * 0.95]
  for (const [dy, tone, half] of [
    [3, '#4b5d43', 10],
    [1, '#b5651d', 9],
    [-1, '#efe3c8', 8.4],
  ] as const)
    s.rect(bx - half * u, by + dy * u - u, half * u * 2, u * 2, c.lit(tone), 1, u * 0.3)
  for (const [x, drop] of [
    [0.25, 20],
    [0.5, 16],
    [0.75, 20],
  ] as const)
    lamp(s, w * x, drop)
}
