import { darker, lighter, mix } from '../colour'
import { hall } from '../hanok'
import { hazed, hill, type Ridge, ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { birds, mist, sky } from '../sky'
import { figure } from '../small'
import { pine, tree, wood } from '../trees'
import { pondPavilion } from './palace'

const evening = (s: Sheet) => s.c.time === 'night' || s.c.time === 'dusk'

/** A royal tomb: one great round mound of turf. */
function mound(s: Sheet, x: number, foot: number, w: number, depth: number) {
  const { c, u } = s
  const own = mix(mix(c.leaf2, c.leaf, 0.35), c.far, depth)
  const h = w * 0.42
  s.disc(x + w * 0.1, foot, w * 0.56, darker(own, 0.35), 0.35, w * 0.035)
  const shape = d`M${x - w / 2} ${foot}C${x - w * 0.42} ${foot - h * 0.62} ${x - w * 0.22} ${foot - h} ${x} ${foot - h}S${x + w * 0.42} ${foot - h * 0.62} ${x + w / 2} ${foot}Q${x} ${foot + h * 0.05} ${x - w / 2} ${foot}Z`
  s.path(
    shape,
    s.gradient(x - w * 0.4, foot - h, x + w * 0.45, foot, [
      [0, lighter(own, 0.32)],
      [0.45, own],
      [1, darker(own, 0.35)],
    ]),
  )
  s.clipped(shape, () => {
    let turf = ''
    for (let i = 0; i < 60; i += 1) {
      const [tx, ty] = [x + w * s.r.between(-0.5, 0.5), foot - h * s.r.between(0, 1)]
      turf += d`M${tx} ${ty}q${u * 0.8} ${u * 0.5} ${u * 1.6} ${u * 0.9}`
    }
    s.stroke(turf, darker(own, 0.25), u * 0.16, 0.35)
  })
}

/** The stone observatory, bottle-shaped, course upon course. */
function observatory(s: Sheet, x: number, foot: number, height: number) {
  const { c } = s
  const h = height * s.u
  const stone = c.lit('#cdbfa4')
  if (evening(s)) s.halo(x, foot - h * 0.4, h * 0.9, c.lamp, 0.6)
  s.rect(x - h * 0.36, foot - h * 0.06, h * 0.72, h * 0.06, darker(stone, 0.12))
  const half = (t: number) => h * (0.3 - 0.13 * Math.sin((Math.min(1, t * 1.08) * Math.PI) / 2) ** 1.2)
  const courses = 27
  for (let i = 0; i < courses; i += 1) {
    const [a, b] = [i / courses, (i + 1) / courses]
    const [y1, y2] = [foot - h * (0.06 + 0.84 * a), foot - h * (0.06 + 0.84 * b)]
    const tone = mix(stone, darker(stone, 0.12), s.r.next())
    s.path(
      d`M${x - half(a)} ${y1}L${x - half(b)} ${y2}H${x + half(b)}L${x + half(a)} ${y1}Z`,
      s.gradient(x - half(a), 0, x + half(a), 0, [
        [0, lighter(tone, 0.3)],
        [0.5, tone],
        [1, darker(tone, 0.38)],
      ]),
    )
    s.stroke(d`M${x - half(a)} ${y1}H${x + half(a)}`, darker(stone, 0.4), h * 0.004, 0.6)
    for (let k = 0; k < 5; k += 1)
      s.stroke(d`M${x + half(a) * s.r.between(-0.85, 0.85)} ${y1}V${y2}`, darker(stone, 0.4), h * 0.004, 0.4)
  }
  s.rect(x - h * 0.065, foot - h * 0.56, h * 0.13, h * 0.13, evening(s) ? mix(c.lamp, c.accent, 0.3) : c.lit('#33291f'))
  s.rect(x - h * 0.19, foot - h * 0.95, h * 0.38, h * 0.055, stone)
  s.rect(x - h * 0.19, foot - h * 1.0, h * 0.38, h * 0.05, lighter(stone, 0.2))
}

/** Mounds like sleeping hills, one bare tree between them. */
function mounds(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.62, 0.3], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.42, to: 0.56, count: 4, swing: 7, nearest: 0.45 })
  mist(s, 0.57, 0.12, 0.6)
  const lawn = mix(c.leaf2, c.leaf, 0.3)
  const edge: Ridge = ridge(s, { y: 0.6, swing: 0.5, waves: 3 })
  wood(s, edge, -0.02, 1.02, 5, mix(c.leaf, c.far, 0.32), { firs: 0.2 })
  hill(s, edge, mix(lawn, c.far, 0.2), { haze: 0.05, reach: 60 })
  mound(s, s.w * 0.76, s.h * 0.66, u * 46, 0.3)
  mound(s, s.w * 0.22, s.h * 0.7, u * 54, 0.16)
  tree(s, s.w * 0.52, s.h * 0.71, 28, mix(c.leaf, c.accent, c.autumn ? 0.3 : 0.05), { light: 1 })
  mound(s, s.w * 0.88, s.h * 0.83, u * 62, 0.02)
  s.path(
    d`M${s.w * 0.3} ${s.h * 1.02}C${s.w * 0.36} ${s.h * 0.9} ${s.w * 0.54} ${s.h * 0.86} ${s.w * 0.5} ${s.h * 0.76}C${s.w * 0.6} ${s.h * 0.86} ${s.w * 0.52} ${s.h * 0.92} ${s.w * 0.5} ${s.h * 1.02}Z`,
    c.lit('#e0cfa8'),
  )
  figure(s, s.w * 0.48, s.h * 0.9, 9, c.lit(c.accent))
  figure(s, s.w * 0.52, s.h * 0.895, 8.7, c.lit('#f3ebdb'))
  pine(s, s.w * 0.05, s.h * 1.02, 56, { lean: 0.5 })
  birds(s, 0.3, 0.18, 6, 0.85)
}

/** The observatory among flowers. */
function starTower(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.76, 0.24], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.46, to: 0.58, count: 4, swing: 7, nearest: 0.45 })
  mist(s, 0.6, 0.12, 0.55)
  const lawn = mix(c.leaf2, c.leaf, 0.35)
  const edge = ridge(s, { y: 0.62, swing: 0.5, waves: 3 })
  wood(s, edge, -0.02, 1.02, 4.5, mix(c.leaf, c.far, 0.3), { firs: 0.1 })
  hill(s, edge, mix(lawn, c.far, 0.15), { haze: 0.05, reach: 60 })
  mound(s, s.w * 0.14, s.h * 0.67, u * 40, 0.26)
  mound(s, s.w * 0.9, s.h * 0.68, u * 44, 0.2)
  observatory(s, s.w * 0.46, s.h * 0.8, 44)
  for (let row = 0; row < 9; row += 1) {
    const t = row / 8
    const k = u * (0.5 + 1.5 * t)
    for (let x = -k * s.r.next() * 3; x < s.w + k; x += k * 1.5) {
      const y = s.h * (0.82 + 0.19 * t ** 1.2) + k * s.r.between(-0.6, 0.6)
      if (t < 0.5 && Math.abs(x - s.w * 0.46) < u * 16) continue
      s.disc(
        x,
        y,
        k * s.r.between(0.5, 0.95),
        mix(c.lit(s.r.pick(['#d9578a', '#e98aa9', '#f3c4cf', '#b9497a'])), c.leaf, s.r.between(0, 0.35)),
        1,
        k * 0.55,
      )
    }
  }
  figure(s, s.w * 0.69, s.h * 0.81, 9.5, c.lit('#d35f7f'), { dress: true })
  figure(s, s.w * 0.74, s.h * 0.815, 9.2, c.lit('#4d86a4'), { dress: true })
  birds(s, 0.24, 0.2, 6, 0.85)
}

/** A stone bridge-temple stair in the pines: the two pagodas of an old temple court. */
function pagodas(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.24, 0.22], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.34, to: 0.46, count: 3, swing: 9, nearest: 0.45 })
  mist(s, 0.48, 0.12, 0.55)
  const edge = ridge(s, { y: 0.52, swing: 2, waves: 3 })
  wood(s, edge, -0.02, 1.02, 10, mix(c.leaf, c.far, 0.22), { firs: 0.35 })
  const stone = c.lit('#c8bca6')
  hall(s, s.w * 0.5, s.h * 0.6, u * 46, u * 11, {
    bays: 5,
    lamps: evening(s),
    platform: 0.1,
    mortar: false,
    grooves: 34,
  })
  for (const k of [-1, 1])
    hall(s, s.w * 0.5 + k * u * 52, s.h * 0.63, u * 34, u * 7, {
      bays: 5,
      lamps: evening(s),
      platform: 0,
      grooves: 26,
      depth: 0.08,
    })
  s.rect(
    0,
    s.h * 0.63,
    s.w,
    s.h * 0.16,
    s.down(s.h * 0.63, s.h * 0.8, [
      [0, lighter(stone, 0.15)],
      [1, darker(stone, 0.2)],
    ]),
  )
  let joints = ''
  for (let row = 0; row < 5; row += 1) {
    const y = s.h * (0.64 + row * 0.032)
    joints += d`M0 ${y}H${s.w}`
    for (let k = 0; k < 26; k += 1) joints += d`M${(s.w * (k + (row % 2) * 0.5)) / 25} ${y}v${s.h * 0.032}`
  }
  s.stroke(joints, darker(stone, 0.35), u * 0.14, 0.4)
  s.rect(0, s.h * 0.62, s.w, u * 1.4, lighter(stone, 0.3))
  s.path(
    d`M${s.w * 0.5 - u * 8} ${s.h * 0.62}H${s.w * 0.5 + u * 8}L${s.w * 0.5 + u * 15} ${s.h * 0.84}H${s.w * 0.5 - u * 15}Z`,
    lighter(stone, 0.14),
  )
  let steps = ''
  for (let i = 1; i < 17; i += 1)
    steps += d`M${s.w * 0.5 - u * (8 + i * 0.42)} ${s.h * (0.62 + i * 0.013)}h${u * (16 + i * 0.84)}`
  s.stroke(steps, darker(stone, 0.35), u * 0.2, 0.55)
  for (const k of [-1, 1])
    s.path(
      d`M${s.w * 0.5 + k * u * 8} ${s.h * 0.6}L${s.w * 0.5 + k * u * 10.4} ${s.h * 0.6}L${s.w * 0.5 + k * u * 18} ${s.h * 0.84}H${s.w * 0.5 + k * u * 15}Z`,
      darker(stone, 0.06),
    )
  const earth = c.lit('#d6c6a2')
  s.rect(
    0,
    s.h * 0.79,
    s.w,
    s.h * 0.22,
    s.down(s.h * 0.79, s.h, [
      [0, lighter(earth, 0.1)],
      [1, darker(earth, 0.25)],
    ]),
  )
  s.path(
    d`M${s.w * 0.5 - u * 15} ${s.h * 0.84}H${s.w * 0.5 + u * 15}L${s.w * 0.5 + u * 28} ${s.h * 1.02}H${s.w * 0.5 - u * 28}Z`,
    lighter(earth, 0.28),
  )
  pine(s, s.w * 0.12, s.h * 0.95, 58, { lean: 0.5 })
  pine(s, s.w * 0.9, s.h * 0.93, 50, { lean: -0.6 })
  figure(s, s.w * 0.47, s.h * 0.9, 8.6, c.lit(c.accent))
  figure(s, s.w * 0.53, s.h * 0.76, 6.4, c.lit('#4d86a4'))
}

export const gyeongju = [mounds, starTower, pondPavilion, pagodas]
