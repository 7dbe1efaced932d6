import { darker, lighter, mix } from '../colour'
import { hall, roofRow, tiledWall } from '../hanok'
import { hazed, hill, ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { birds, mist, sky } from '../sky'
import { figure, lantern } from '../small'
import { pine, tree, wood } from '../trees'

const evening = (s: Sheet) => s.c.time === 'night' || s.c.time === 'dusk'

/** A sea of tiled roofs that falls away towards the hills. */
function roofSea(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.42, sun: [0.26, 0.22], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.32, to: 0.42, count: 3, swing: 9, nearest: 0.5 })
  mist(s, 0.42, 0.12, 0.55)
  const rows = [0.45, 0.5, 0.565, 0.65, 0.765, 0.93]
  rows.forEach((y, i) => {
    const t = i / (rows.length - 1)
    const depth = 0.74 * (1 - t) ** 1.3
    for (let k = 0; k < 7; k += 1)
      tree(
        s,
        s.w * s.r.next(),
        s.h * y - u * (1 + t * 4),
        (6 + t * 10) * s.r.between(0.8, 1.3),
        mix(mix(c.leaf, c.near, 0.12), c.far, depth + 0.08),
        { trunk: false },
      )
    roofRow(s, y, 9.5 + 22 * t, { depth, lamps: evening(s) ? 0.55 : 0, from: -0.1 - s.r.between(0, 0.12), gap: 0.74 })
    if (i < 4) mist(s, y + 0.01, 0.06, 0.4 * (1 - t))
  })
  s.rect(
    0,
    s.h * 0.928,
    s.w,
    s.h * 0.08,
    s.down(s.h * 0.92, s.h, [
      [0, c.lit('#c9b893')],
      [1, c.lit('#a08c6c')],
    ]),
  )
  pine(s, s.w * 0.93, s.h * 1.04, 44, { lean: -0.8 })
  birds(s, 0.6, 0.14, 6, 0.8)
}

/** A lane that climbs between houses, walls and eaves on both sides. */
function lane(s: Sheet) {
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

/** From the wooden floor of a house, doors open, into the courtyard and the hills behind it. */
function courtyard(s: Sheet) {
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
  // Posts, beam and the paper doors that stand open.
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

/** One house by itself, gate and garden, lamps in the evening. */
function house(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.76, 0.25], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.46, to: 0.58, count: 3, swing: 9, nearest: 0.45 })
  mist(s, 0.6, 0.12, 0.6)
  const back = ridge(s, { y: 0.63, swing: 2, waves: 3 })
  wood(s, back, -0.02, 1.02, 9, mix(c.leaf, c.far, 0.28), { firs: 0.25 })
  const earth = c.lit('#d6c49f')
  s.rect(
    0,
    s.h * 0.7,
    s.w,
    s.h * 0.31,
    s.down(s.h * 0.7, s.h, [
      [0, lighter(earth, 0.2)],
      [1, darker(earth, 0.2)],
    ]),
  )
  pine(s, s.w * 0.13, s.h * 0.76, 42, { lean: 0.7 })
  hall(s, s.w * 0.5, s.h * 0.775, u * 62, u * 13, {
    painted: false,
    bays: 6,
    lamps: evening(s),
    platform: 0.24,
    grooves: 40,
  })
  hall(s, s.w * 0.5 + u * 45, s.h * 0.81, u * 24, u * 10.5, {
    painted: false,
    bays: 3,
    lamps: evening(s),
    gable: true,
    platform: 0.2,
    grooves: 24,
  })
  for (let i = 0; i < 7; i += 1)
    s.disc(
      s.w * 0.47 + u * (i % 2 ? 1.4 : -1.4),
      s.h * (0.8 + i * 0.032),
      u * (2.6 + i * 0.6),
      c.lit('#bdb19d'),
      1,
      u * (0.6 + i * 0.18),
    )
  tiledWall(s, -u * 2, s.h * 0.98, s.w * 0.36, s.h * 0.93, 8)
  tiledWall(s, s.w * 1.02, s.h * 0.99, s.w * 0.6, s.h * 0.93, 8)
  tree(s, s.w * 0.86, s.h * 0.95, 30, mix(c.leaf2, c.accent2, 0.25), { light: -1 })
  if (evening(s))
    for (const k of [-0.28, 0.28]) lantern(s, s.w * 0.5 + k * u * 62, s.h * 0.6, 1.6, c.accent, { thread: 0.6 })
  figure(s, s.w * 0.545, s.h * 0.87, 8.6, c.lit(c.accent))
}

export const village = [roofSea, lane, courtyard, house]
