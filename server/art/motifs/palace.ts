import { darker, lighter, mix } from '../colour'
import { gate, hall, roof, roofRow, tiledWall } from '../hanok'
import { ground, hazed, hill, ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { birds, mist, sky } from '../sky'
import { figure, lantern } from '../small'
import { pine, tree, wood } from '../trees'
import { ripples, water } from '../water'

const lampsOf = (s: Sheet) => s.c.time === 'night' || s.c.time === 'dusk'

/** The paved court narrows towards the hall: slabs and the raised royal way in the middle. */
function court(s: Sheet, y: number) {
  const { c, u } = s
  const stone = c.lit('#d9cdb6')
  const vy = s.h * (y - 0.16)
  s.rect(
    0,
    s.h * y,
    s.w,
    s.h * (1 - y) + 1,
    s.down(s.h * y, s.h, [
      [0, mix(stone, c.skyLow, 0.35)],
      [1, darker(stone, 0.18)],
    ]),
  )
  const mid = s.w / 2
  let joints = ''
  for (let i = 0; i < 9; i += 1) {
    const t = (i / 9) ** 1.9
    joints += d`M0 ${s.h * (y + (1 - y) * t)}H${s.w}`
  }
  for (let i = -14; i <= 14; i += 1) {
    const x = mid + i * u * 16
    const k = (s.h * y - vy) / (s.h - vy)
    joints += d`M${mid + (x - mid) * k} ${s.h * y}L${x} ${s.h}`
  }
  s.stroke(joints, darker(stone, 0.3), u * 0.14, 0.28)
  const way = (half: number, colour: string) => {
    const k = (s.h * y - vy) / (s.h - vy)
    s.path(
      d`M${mid - half * k} ${s.h * y}L${mid + half * k} ${s.h * y}L${mid + half} ${s.h}L${mid - half} ${s.h}Z`,
      colour,
    )
  }
  way(u * 17, lighter(stone, 0.18))
  way(u * 7.5, lighter(stone, 0.42))
}

/** The great gate under its mountain. */
function greatGate(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.62, sun: [0.76, 0.24], sunSize: 7, clouds: 4 })
  const peak = ridge(s, {
    y: 0.55,
    swing: 5,
    waves: 2.6,
    lift: (t) => 27 * Math.exp(-(((t - 0.44) / 0.15) ** 2)) + 12 * Math.exp(-(((t - 0.8) / 0.2) ** 2)),
  })
  hill(s, peak, hazed(s, 0.62), { reach: 34 })
  ranges(s, { from: 0.55, to: 0.6, count: 2, swing: 5, nearest: 0.46 })
  mist(s, 0.62, 0.14, 0.55)
  court(s, 0.78)
  for (const k of [-1, 1]) {
    const x = s.w / 2 + k * s.w * 0.5
    tiledWall(s, x + k * s.w * 0.2, s.h * 0.79, s.w / 2 + k * u * 30, s.h * 0.785, 9, { plaster: '#d9c9ab' })
    for (let i = 0; i < 4; i += 1)
      tree(
        s,
        s.w / 2 + k * u * (42 + i * 9),
        s.h * 0.7 + u * s.r.between(0, 2),
        s.r.between(12, 17),
        mix(c.leaf, c.far, 0.25),
      )
    tiledWall(s, x + k * s.w * 0.2, s.h * 0.8, s.w / 2 + k * u * 30, s.h * 0.79, 8, { plaster: '#d9c9ab' })
  }
  gate(s, s.w / 2, s.h * 0.8, Math.min(u * 66, s.w * 0.62), { lamps: lampsOf(s) })
  figure(s, s.w * 0.42, s.h * 0.905, 8.5, c.lit('#d8597a'), { dress: true })
  figure(s, s.w * 0.46, s.h * 0.915, 9, c.lit('#3f7d9c'), { dress: true })
  figure(s, s.w * 0.64, s.h * 0.86, 6, c.lit('#e0b352'))
  birds(s, 0.22, 0.16, 5, 0.8)
}

/** The throne hall on its terraces, straight ahead. */
function throneHall(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.62, sun: [0.22, 0.26], sunSize: 7, clouds: 4 })
  const peak = ridge(s, { y: 0.56, swing: 5, waves: 2.2, lift: (t) => 24 * Math.exp(-(((t - 0.66) / 0.17) ** 2)) })
  hill(s, peak, hazed(s, 0.6), { reach: 30 })
  mist(s, 0.6, 0.12, 0.5)
  for (const k of [-1, 1])
    for (let i = 0; i < 3; i += 1)
      hall(s, s.w / 2 + k * u * (46 + i * 21), s.h * 0.75, u * 20, u * 5, {
        depth: 0.28,
        bays: 5,
        platform: 0.1,
        lamps: lampsOf(s),
      })
  court(s, 0.77)
  const stone = c.lit('#dccfb8')
  for (let i = 0; i < 2; i += 1) {
    const w = u * (92 - i * 14)
    const y = s.h * 0.8 - u * 4.6 * (i + 1)
    s.rect(
      s.w / 2 - w / 2,
      y,
      w,
      u * 4.7,
      s.down(y, y + u * 4.7, [
        [0, stone],
        [1, darker(stone, 0.2)],
      ]),
    )
    for (let k = 0; k < 40; k += 1)
      s.rect(s.w / 2 - w / 2 + (w * (k + 0.2)) / 40, y - u * 1.5, (w / 40) * 0.28, u * 1.5, lighter(stone, 0.25))
    s.rect(s.w / 2 - w / 2, y - u * 1.7, w, u * 0.5, lighter(stone, 0.4))
  }
  s.path(d`M${s.w / 2 - u * 6} ${s.h * 0.8 - u * 9.2}h${u * 12}l${u * 3} ${u * 9.6}h${-u * 18}Z`, lighter(stone, 0.2))
  let steps = ''
  for (let i = 0; i < 9; i += 1)
    steps += d`M${s.w / 2 - u * (6 + i * 0.33)} ${s.h * 0.8 - u * (9 - i * 1.05)}h${u * (12 + i * 0.66)}`
  s.stroke(steps, darker(stone, 0.35), u * 0.16, 0.5)
  const foot = s.h * 0.8 - u * 9
  const lower = hall(s, s.w / 2, foot, u * 56, u * 9, {
    bays: 7,
    mortar: true,
    lamps: lampsOf(s),
    platform: 0.06,
    grooves: 40,
  })
  hall(s, s.w / 2, lower.top + u * 4.2, u * 39, u * 4.4, {
    bays: 5,
    mortar: true,
    lamps: lampsOf(s),
    platform: 0,
    grooves: 32,
  })
  figure(s, s.w * 0.36, s.h * 0.93, 9, c.lit('#c94f6d'), { dress: true })
  figure(s, s.w * 0.6, s.h * 0.88, 6.5, c.lit('#4a7fa0'), { dress: true })
}

/** Palace roofs one behind the other, the city's mountain above. */
function roofs(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.7, 0.24], sunSize: 8.5, clouds: 4 })
  const peak = ridge(s, { y: 0.47, swing: 6, waves: 2.4, lift: (t) => 22 * Math.exp(-(((t - 0.3) / 0.17) ** 2)) })
  hill(s, peak, hazed(s, 0.66), { reach: 34 })
  ranges(s, { from: 0.46, to: 0.52, count: 2, swing: 5, nearest: 0.5 })
  mist(s, 0.53, 0.12, 0.6)
  roofRow(s, 0.59, 13, { depth: 0.7 })
  mist(s, 0.6, 0.07, 0.4)
  const trees = ridge(s, { y: 0.66, swing: 1.4, waves: 5 })
  wood(s, trees, -0.02, 1.02, 5, mix(c.leaf, c.far, 0.35), { firs: 0.1 })
  hall(s, s.w * 0.76, s.h * 0.73, u * 34, u * 7, { depth: 0.3, mortar: true, lamps: lampsOf(s), bays: 5 })
  hall(s, s.w * 0.22, s.h * 0.76, u * 40, u * 8, { depth: 0.2, mortar: true, lamps: lampsOf(s), bays: 5 })
  mist(s, 0.77, 0.07, 0.3)
  const front = ridge(s, { y: 0.83, swing: 1.2, waves: 5 })
  wood(s, front, -0.02, 1.02, 7, mix(c.leaf, c.near, 0.25), { firs: 0 })
  roof(s, s.w * 0.56, s.h * 1.0, s.w * 1.05, u * 25, { mortar: true, grooves: 56 })
  birds(s, 0.42, 0.17, 6, 0.8)
}

/** The pavilion on the pond, its image in the water. */
export function pondPavilion(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.24, 0.25], sunSize: 7.5, clouds: 3 })
  const peak = ridge(s, { y: 0.48, swing: 5, waves: 2.2, lift: (t) => 19 * Math.exp(-(((t - 0.72) / 0.2) ** 2)) })
  hill(s, peak, hazed(s, 0.62), { reach: 30 })
  mist(s, 0.53, 0.12, 0.5)
  water(s, { from: 0.6 })
  s.mirrored(s.h * 0.605, 0.62, 0.86, () => {
    const bank = ridge(s, { y: 0.585, swing: 0.8, waves: 3 })
    wood(s, bank, -0.02, 1.02, 8, mix(c.leaf, c.far, 0.22), { firs: 0.12 })
    s.rect(0, s.h * 0.585, s.w, s.h * 0.021, c.lit('#bfb39b', 0.1))
    const x = s.w * 0.54
    const foot = s.h * 0.6
    s.rect(x - u * 32, foot - u * 2.4, u * 64, u * 2.6, c.lit('#cdc2ad'))
    for (let i = 0; i < 9; i += 1) s.rect(x - u * 26 + i * u * 6.4, foot - u * 9, u * 1.3, u * 7, c.lit('#d8cdb9'))
    s.rect(x - u * 26, foot - u * 9, u * 52.6, u * 6.8, c.lit('#43332e'), 0.55)
    for (let i = 0; i < 9; i += 1) s.rect(x - u * 26 + i * u * 6.4, foot - u * 9, u * 1.3, u * 7, c.lit('#d8cdb9'))
    s.rect(x - u * 28.5, foot - u * 10, u * 57, u * 1.4, c.lit('#8c3a2c'))
    hall(s, x, foot - u * 10, u * 52, u * 7.5, {
      bays: 7,
      mortar: true,
      open: !lampsOf(s),
      lamps: lampsOf(s),
      platform: 0,
      grooves: 40,
    })
    pine(s, s.w * 0.1, s.h * 0.6, 30, { lean: 0.5 })
  })
  ripples(s, { from: 0.62, glitter: 0.26, ripples: 80 })
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [s.w * s.r.between(0.52, 1.02), s.h * s.r.between(0.85, 0.99)]
    s.disc(
      x,
      y,
      u * s.r.between(1.6, 3.4),
      mix(c.leaf, c.near, s.r.between(0.1, 0.4)),
      0.95,
      u * s.r.between(0.5, 0.85),
    )
    if (s.r.chance(0.3))
      for (const k of [-1, 0, 1])
        s.path(
          d`M${x} ${y}q${u * k * 0.9 - u * 0.5} ${-u * 1.2} ${u * k * 0.8} ${-u * 2.1}q${u * 0.6} ${u * 0.9} ${-u * k * 0.8} ${u * 2.1}Z`,
          c.lit('#f2a3b4'),
        )
  }
  for (let i = 0; i < 3; i += 1)
    if (lampsOf(s))
      lantern(s, s.w * (0.04 + i * 0.07), -s.h * 0.01, 2.2, i % 2 ? c.accent2 : c.accent, { thread: 3 + i * 1.2 })
}

/** Under the eaves: a wall, blossom and the corner of a roof close by. */
function eaves(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.3, 0.36], sunSize: 10, clouds: 3 })
  ranges(s, { from: 0.5, to: 0.6, count: 3, swing: 7, nearest: 0.45 })
  mist(s, 0.62, 0.12, 0.6)
  roofRow(s, 0.72, 15, { depth: 0.42, lamps: lampsOf(s) ? 0.6 : 0 })
  tree(s, s.w * 0.42, s.h * 0.82, 26, mix(c.leaf2, c.far, 0.2))
  tiledWall(s, -u * 5, s.h * 0.84, s.w * 1.05, s.h * 0.84, 13)
  ground(s, 0.84, c.lit('#bfae8c'), c.lit('#e2d4b6'), { swing: 0 })
  for (let i = 0; i < 9; i += 1)
    s.disc(
      s.w * (0.5 - i * 0.012),
      s.h * (0.86 + i * 0.019),
      u * (4 + i * 0.9),
      c.lit('#cfc4b0'),
      1,
      u * (0.7 + i * 0.18),
    )
  tree(
    s,
    s.w * 0.2,
    s.h * 0.92,
    42,
    mix(c.lit('#f0a9b8'), c.leaf, c.time === 'dawn' || c.time === 'day' ? 0.08 : 0.4),
    { light: 1 },
  )
  roof(s, s.w * 0.98, s.h * 0.33, s.w * 0.98, u * 33, { mortar: true, grooves: 44 })
  s.rect(s.w * 0.72, s.h * 0.335, s.w * 0.3, u * 3.6, c.lit('#2f6f60'))
  for (let i = 0; i < 9; i += 1)
    s.disc(s.w * 0.735 + i * u * 4.2, s.h * 0.335 + u * 1.8, u * 1.05, c.lit(i % 2 ? '#c9563f' : '#e3c27a'))
  s.rect(
    s.w * 0.79,
    s.h * 0.335 + u * 3.6,
    u * 4.4,
    s.h * 0.7,
    s.gradient(s.w * 0.79, 0, s.w * 0.79 + u * 4.4, 0, [
      [0, c.lit('#b6503b')],
      [1, c.lit('#722a20')],
    ]),
  )
  birds(s, 0.3, 0.15, 5, 0.8)
}

export const palace = [greatGate, throneHall, roofs, pondPavilion, eaves]
