import { darker, lighter } from '../color'
import { d, type Sheet } from '../sheet'
import { hall } from './hall'

/** A row of tiled roofs, as seen over a village: the roofs of one lane, side by side. */
export function roofRow(
  s: Sheet,
  y: number,
  size: number,
  { depth = 0, from = -0.05, to = 1.05, lamps = 0, gap = 0.86 } = {},
) {
  const { r, u } = s
  let x = s.w * from
  while (x < s.w * to) {
    const w = size * u * r.between(0.8, 1.5)
    const foot = s.h * y + r.between(-0.5, 0.5) * size * u * 0.14
    const body = size * u * 0.2
    hall(s, x + w / 2, foot, w * 0.66, body, {
      depth,
      painted: false,
      bays: r.whole(3, 4),
      platform: 0,
      lamps: r.chance(lamps),
      gable: r.chance(0.35),
      grooves: depth > 0.72 ? 0 : Math.round(w / (u * 0.9)),
      tile: r.pick(['#46505b', '#4d5560', '#3f4852']),
    })
    x += w * gap
  }
}

/** A wall of rubble or plaster under its own small roof of tiles. */
export function tiledWall(
  s: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  height: number,
  { depth = 0, plaster = '#e8d9bd' } = {},
) {
  const { c, u } = s
  const h1 = height * u
  const h2 = height * u * Math.max(0.2, (y2 / y1) ** 2.2)
  const stone = c.lit('#a99b86', depth)
  s.path(
    d`M${x1} ${y1}L${x1} ${y1 - h1}L${x2} ${y2 - h2}L${x2} ${y2}Z`,
    s.down(Math.min(y1 - h1, y2 - h2), Math.max(y1, y2), [
      [0, c.lit(plaster, depth)],
      [0.52, c.lit(plaster, depth)],
      [0.54, stone],
      [1, darker(stone, 0.25)],
    ]),
  )
  const cap = c.lit('#46505b', depth)
  s.path(
    d`M${x1} ${y1 - h1 * 0.95}L${x1} ${y1 - h1 * 1.22}L${x2} ${y2 - h2 * 1.22}L${x2} ${y2 - h2 * 0.95}Z`,
    s.down(y1 - h1 * 1.25, y1 - h1, [
      [0, lighter(cap, 0.15)],
      [1, darker(cap, 0.2)],
    ]),
  )
  s.stroke(d`M${x1} ${y1 - h1 * 1.22}L${x2} ${y2 - h2 * 1.22}`, lighter(cap, 0.35), h1 * 0.05)
  let joints = ''
  for (let i = 1; i < 14; i += 1) {
    const t = (i / 14) ** 1.2
    const x = x1 + (x2 - x1) * t
    const y = y1 + (y2 - y1) * t
    const h = h1 + (h2 - h1) * t
    joints += d`M${x} ${y - h * 0.97}L${x} ${y - h * 1.2}`
  }
  s.stroke(joints, darker(cap, 0.4), h1 * 0.02, 0.5)
}
