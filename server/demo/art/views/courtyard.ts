import { darker, lighter, mix } from '../color'
import { mist } from '../parts/air'
import { evening } from '../parts/evening'
import { wood } from '../parts/foliage'
import { ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { tree } from '../parts/trees'
import { roofRow, tiledWall } from '../parts/village'
import { d, type Sheet } from '../sheet'

/** From the wooden floor of a house, doors open, into the courtyard and the hills behind it. */
export function courtyard(s: Sheet) {
  const { c, u } = s
  const wood1 = c.lit('#6a432d')
  sky(s, { horizon: 0.52, sun: [0.6, 0.33], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.42, to: 0.52, count: 3, swing: 7, nearest: 0.46 })
  mist(s, 0.53, 0.1, 0.6)
  roofRow(s, 0.6, 12, { depth: 0.5, from: 0.08, to: 0.95 })
  const bank = ridge(s, { y: 0.615, swing: 0.6, waves: 4 })
  wood(s, bank, 0.1, 0.9, 4.5, mix(c.leaf, c.far, 0.25), { firs: 0 })
  tiledWall(s, 0, s.h * 0.685, s.w, s.h * 0.685, 6.5)
  const earth = c.lit('#d8c49c')
  s.rect(
    0,
    s.h * 0.68,
    s.w,
    s.h * 0.2,
    s.down(s.h * 0.68, s.h * 0.86, [
      [0, lighter(earth, 0.2)],
      [1, darker(earth, 0.14)],
    ]),
  )
  tree(s, s.w * 0.33, s.h * 0.72, 30, mix(c.leaf2, c.accent, c.time === 'day' ? 0 : 0.12), { light: 1 })
  for (let i = 0; i < 5; i += 1) {
    const x = s.w * (0.6 + i * 0.05)
    const k = u * s.r.between(2.3, 3.6)
    const pot = c.lit('#6b3f2b')
    s.path(
      d`M${x - k * 0.5} ${s.h * 0.735}Q${x - k * 1.05} ${s.h * 0.735 - k} ${x - k * 0.55} ${s.h * 0.735 - k * 1.7}H${x + k * 0.55}Q${x + k * 1.05} ${s.h * 0.735 - k} ${x + k * 0.5} ${s.h * 0.735}Z`,
      s.gradient(x - k, 0, x + k, 0, [
        [0, lighter(pot, 0.25)],
        [1, darker(pot, 0.3)],
      ]),
    )
    s.disc(x, s.h * 0.735 - k * 1.72, k * 0.66, darker(pot, 0.2), 1, k * 0.17)
  }
  for (let i = 0; i < 6; i += 1)
    s.disc(
      s.w * (0.44 + i * 0.012 * (i % 2 ? 1 : -1)),
      s.h * (0.72 + i * 0.026),
      u * (2.2 + i * 0.55),
      lighter(c.lit('#b9ae9c'), 0.1),
      1,
      u * (0.55 + i * 0.16),
    )
  const floor = c.lit('#a2683f')
  const edge = s.h * 0.865
  s.rect(
    0,
    edge,
    s.w,
    s.h - edge,
    s.down(edge, s.h, [
      [0, lighter(floor, 0.25)],
      [1, darker(floor, 0.25)],
    ]),
  )
  let planks = ''
  for (let i = -14; i <= 14; i += 1) planks += d`M${s.w / 2 + i * u * 6.2} ${edge}L${s.w / 2 + i * u * 10.5} ${s.h}`
  s.stroke(planks, darker(floor, 0.4), u * 0.18, 0.5)
  s.rect(0, edge - u * 0.6, s.w, u * 1.1, darker(wood1, 0.15))
  // Low table with tea.
  const [tx, ty] = [s.w * 0.5, s.h * 0.945]
  s.disc(tx, ty + u * 1.8, u * 14, darker(floor, 0.5), 0.35, u * 1.5)
  s.path(
    d`M${tx - u * 12} ${ty - u * 3}H${tx + u * 12}L${tx + u * 10} ${ty + u * 1.6}H${tx + u * 8}L${tx + u * 8.6} ${ty - u * 1}H${tx - u * 8.6}L${tx - u * 8} ${ty + u * 1.6}H${tx - u * 10}Z`,
    darker(wood1, 0.25),
  )
  s.disc(tx, ty - u * 3.1, u * 13, lighter(wood1, 0.1), 1, u * 1.5)
  const jade = c.lit('#a8c9b4')
  s.path(
    d`M${tx - u * 3.4} ${ty - u * 3.4}Q${tx - u * 4.4} ${ty - u * 7.6} ${tx - u * 0.6} ${ty - u * 7.8}Q${tx + u * 3} ${ty - u * 7.6} ${tx + u * 2.2} ${ty - u * 3.4}Z`,
    s.gradient(tx - u * 4, 0, tx + u * 3, 0, [
      [0, lighter(jade, 0.4)],
      [1, darker(jade, 0.2)],
    ]),
  )
  s.stroke(d`M${tx + u * 2.2} ${ty - u * 5}L${tx + u * 4.6} ${ty - u * 6.8}`, darker(jade, 0.12), u * 0.8)
  for (const k of [-7, 6.5])
    s.path(
      d`M${tx + u * (k - 1.2)} ${ty - u * 4.8}H${tx + u * (k + 1.2)}L${tx + u * (k + 0.8)} ${ty - u * 3.2}H${tx + u * (k - 0.8)}Z`,
      lighter(jade, 0.2),
    )
  // Posts, beam and the open paper doors.
  const paper = evening(s) ? mix(c.lamp, '#fff4dc', 0.45) : c.lit('#f7eedd')
  for (const k of [-1, 1]) {
    const x = k < 0 ? 0 : s.w
    const inner = x - k * u * 21
    s.path(
      d`M${x} ${s.h * 0.1}L${inner} ${s.h * 0.15}L${inner} ${s.h * 0.88}L${x} ${s.h * 0.97}Z`,
      s.gradient(x, 0, inner, 0, [
        [0, darker(paper, 0.12)],
        [1, paper],
      ]),
    )
    let bars = ''
    for (let i = 0; i <= 4; i += 1)
      bars += d`M${x + ((inner - x) * i) / 4} ${s.h * (0.1 + 0.05 * (i / 4))}V${s.h * (0.97 - 0.09 * (i / 4))}`
    for (let i = 0; i <= 8; i += 1)
      bars += d`M${x} ${s.h * (0.1 + (0.87 * i) / 8)}L${inner} ${s.h * (0.15 + (0.73 * i) / 8)}`
    s.stroke(bars, wood1, u * 0.62)
    s.rect(
      inner - (k < 0 ? 0 : u * 3.6),
      0,
      u * 3.6,
      s.h * 0.9,
      s.gradient(inner - (k < 0 ? 0 : u * 3.6), 0, inner + (k < 0 ? u * 3.6 : 0), 0, [
        [0, lighter(wood1, 0.12)],
        [1, darker(wood1, 0.35)],
      ]),
    )
  }
  s.rect(
    0,
    0,
    s.w,
    s.h * 0.115,
    s.down(0, s.h * 0.115, [
      [0, darker(wood1, 0.5)],
      [1, wood1],
    ]),
  )
  for (let i = 0; i < 18; i += 1) s.disc((s.w * (i + 0.5)) / 18, s.h * 0.03, u * 1.3, lighter(wood1, 0.12))
  s.rect(0, s.h * 0.105, s.w, u * 0.6, darker(wood1, 0.5))
}
