import { darker, lighter, mix } from '../colour'
import { hall } from '../hanok'
import { hazed, hill, ranges, ridge } from '../land'
import { d, line, type Point, type Sheet } from '../sheet'
import { birds, mist, sky, wisps } from '../sky'
import { figure, lantern } from '../small'
import { fir, foliage, pine, tree, wood } from '../trees'
import { ripples, water } from '../water'

const autumn = (s: Sheet): readonly [string, ...string[]] =>
  ['#c9402c', '#e07a2e', '#e9b044', '#a83a2c', '#8c9a4e'].map((own) => s.c.lit(own)) as [string, ...string[]]
const summer = (s: Sheet): readonly [string, ...string[]] => [
  s.c.leaf,
  mix(s.c.leaf, s.c.leaf2, 0.5),
  mix(s.c.leaf, s.c.near, 0.3),
]
const leaves = (s: Sheet, inAutumn: boolean) => (inAutumn ? autumn(s) : summer(s))

/** Granite needles: tall facets, the light from one side. */
export function needles(s: Sheet, foot: number, from: number, to: number, height: number, depth: number) {
  const { c, r, u } = s
  const own = mix(c.lit('#b7a894'), c.far, depth)
  let x = s.w * from
  const mid = (from + to) / 2
  while (x < s.w * to) {
    const t = 1 - Math.abs(x / s.w - mid) / ((to - from) / 2)
    const w = u * r.between(4.5, 9)
    const h = u * height * (0.35 + 0.65 * Math.max(0, t)) * r.between(0.72, 1.08)
    const y = s.h * foot
    const peak: Point = [x + w * r.between(0.35, 0.65), y - h]
    const left: Point[] = [
      [x - w * 0.35, y],
      [x - w * 0.12, y - h * 0.45],
      [x + w * 0.08, y - h * 0.78],
      [peak[0] - w * 0.08, y - h * 0.97],
      peak,
    ]
    const right: Point[] = [
      [peak[0] + w * 0.12, y - h * 0.93],
      [x + w * 0.82, y - h * 0.7],
      [x + w * 1.05, y - h * 0.4],
      [x + w * 1.4, y],
    ]
    s.path(
      `${line([...left, ...right])}Z`,
      s.down(y - h, y, [
        [0, lighter(own, 0.18)],
        [0.6, own],
        [1, mix(own, mix(c.skyLow, c.far, 0.4), 0.6)],
      ]),
    )
    s.path(
      `${line([peak, ...right, [x + w * 0.5, y], [x + w * 0.62, y - h * 0.4], [peak[0] + w * 0.02, y - h * 0.7]])}Z`,
      darker(own, 0.3),
      0.55,
    )
    s.stroke(
      d`M${peak[0] - w * 0.1} ${y - h * 0.8}L${x + w * 0.2} ${y - h * 0.3}M${peak[0] + w * 0.16} ${y - h * 0.75}L${x + w * 0.74} ${y - h * 0.32}`,
      darker(own, 0.4),
      u * 0.16,
      0.35,
    )
    x += w * r.between(0.55, 0.8)
  }
}

/** The great rock wall over slopes in colour. */
function rockWall(s: Sheet) {
  const { c, u } = s
  const inAutumn = c.autumn
  sky(s, { horizon: 0.55, sun: [0.2, 0.22], sunSize: 7.5, clouds: 5 })
  ranges(s, { from: 0.4, to: 0.46, count: 2, swing: 8, nearest: 0.7 })
  needles(s, 0.56, 0.12, 1.02, 36, 0.42)
  mist(s, 0.52, 0.14, 0.55)
  needles(s, 0.6, -0.04, 0.5, 19, 0.26)
  const slope = ridge(s, { y: 0.6, swing: 4, waves: 2, lift: (t) => 6 * (t - 0.5) })
  foliage(s, slope, 0.78, 3.2, leaves(s, inAutumn), { rows: 7, depth: 0.42 })
  mist(s, 0.68, 0.1, 0.35)
  const near = ridge(s, { y: 0.8, swing: 3.4, waves: 2, lift: (t) => 13 * (0.5 - t) })
  foliage(s, near, 1.04, 5.6, leaves(s, inAutumn), { rows: 6 })
  for (const [x, k] of [
    [0.07, 30],
    [0.16, 22],
    [0.95, 24],
  ] as const)
    pine(s, s.w * x, near.at(s.w * x) + u * 6, k, { lean: x < 0.5 ? 0.4 : -0.4 })
  birds(s, 0.45, 0.16, 6, 0.8)
}

/** Range upon range at dawn, from a rocky look-out. */
function lookout(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.66, 0.3], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.36, to: 0.72, count: 7, swing: 9, nearest: 0.2 })
  wisps(s, 0.58, 0.1, 10, 0.3)
  const rock = mix(c.near, c.lit('#8f7f6d'), 0.45)
  s.path(
    d`M${-u * 2} ${s.h * 0.72}L${s.w * 0.1} ${s.h * 0.715}L${s.w * 0.2} ${s.h * 0.735}L${s.w * 0.33} ${s.h * 0.74}L${s.w * 0.36} ${s.h * 0.775}L${s.w * 0.45} ${s.h * 0.8}L${s.w * 0.42} ${s.h * 0.87}L${s.w * 0.52} ${s.h * 0.95}L${s.w * 0.55} ${s.h * 1.02}H${-u * 2}Z`,
    s.down(s.h * 0.7, s.h, [
      [0, lighter(rock, 0.25)],
      [0.2, rock],
      [1, darker(rock, 0.4)],
    ]),
  )
  for (let i = 0; i < 8; i += 1)
    s.path(
      d`M${s.w * s.r.between(0, 0.34)} ${s.h * s.r.between(0.76, 0.92)}l${u * s.r.between(3, 9)} ${u * s.r.between(1, 3)}l${-u * 2} ${u * 4}Z`,
      darker(rock, 0.35),
      0.4,
    )
  pine(s, s.w * 0.08, s.h * 0.725, 36, { lean: 0.9 })
  figure(s, s.w * 0.24, s.h * 0.738, 9.5, c.lit(c.accent))
  figure(s, s.w * 0.29, s.h * 0.74, 9, c.lit(c.accent2))
  const near = ridge(s, { y: 0.95, swing: 3, waves: 2 })
  foliage(s, near, 1.1, 5, leaves(s, s.c.autumn), { rows: 3, from: 0.5, until: 1.02 })
  birds(s, 0.34, 0.2, 7, 0.9)
}

/** A valley with a clear stream and a hanging bridge among maples. */
function valley(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.45, sun: [0.5, 0.18], sunSize: 7, clouds: 3 })
  needles(s, 0.5, 0.2, 0.86, 30, 0.52)
  mist(s, 0.48, 0.14, 0.6)
  for (const [k, from, until] of [
    [0, -0.04, 0.44],
    [1, 0.56, 1.04],
  ] as const) {
    for (let row = 0; row < 3; row += 1) {
      const slope = ridge(s, {
        y: 0.46 + row * 0.13,
        swing: 2,
        waves: 2,
        lift: (t) => (k ? t - 0.5 : 0.5 - t) * (48 - row * 6) - 6,
      })
      foliage(s, slope, 0.72 + row * 0.16, 3.4 + row * 1.6, leaves(s, s.c.autumn), {
        rows: 6,
        depth: 0.44 * (1 - row / 2.4),
        from,
        until,
      })
    }
  }
  const bed = d`M${s.w * 0.49} ${s.h * 0.56}C${s.w * 0.55} ${s.h * 0.64} ${s.w * 0.44} ${s.h * 0.7} ${s.w * 0.4} ${s.h * 0.8}C${s.w * 0.36} ${s.h * 0.9} ${s.w * 0.3} ${s.h * 0.95} ${s.w * 0.28} ${s.h * 1.02}H${s.w * 0.8}C${s.w * 0.74} ${s.h * 0.94} ${s.w * 0.62} ${s.h * 0.88} ${s.w * 0.6} ${s.h * 0.8}C${s.w * 0.59} ${s.h * 0.7} ${s.w * 0.6} ${s.h * 0.64} ${s.w * 0.53} ${s.h * 0.56}Z`
  s.path(
    bed,
    s.down(s.h * 0.56, s.h, [
      [0, mix(c.skyLow, c.skyMid, 0.4)],
      [0.5, mix(c.lit('#4f9ea0'), c.skyTop, 0.3)],
      [1, mix(c.lit('#2f7a80'), c.near, 0.25)],
    ]),
  )
  s.clipped(bed, () => ripples(s, { from: 0.58, ripples: 60, glitter: 0.52 }))
  for (let i = 0; i < 34; i += 1) {
    const t = (i / 34) ** 1.1
    const side = s.r.chance(0.5) ? -1 : 1
    const x = s.w * (0.52 + side * (0.035 + 0.2 * t) + s.r.between(-0.03, 0.03))
    const k = u * (0.9 + 4.6 * t) * s.r.between(0.6, 1.1)
    const y = s.h * (0.58 + 0.42 * t)
    const stone = c.lit('#c3b8a6')
    s.disc(x, y, k, darker(stone, 0.25), 1, k * 0.62)
    s.disc(x - k * 0.12, y - k * 0.13, k * 0.82, lighter(stone, 0.12), 1, k * 0.45)
  }
  const rope = c.lit('#7a3b2c')
  const y = s.h * 0.585
  s.stroke(d`M${s.w * 0.3} ${y - u * 5}Q${s.w * 0.52} ${y + u * 3} ${s.w * 0.72} ${y - u * 5}`, rope, u * 0.35)
  s.stroke(d`M${s.w * 0.3} ${y}Q${s.w * 0.52} ${y + u * 7} ${s.w * 0.72} ${y}`, rope, u * 0.8)
  let ties = ''
  for (let i = 1; i < 24; i += 1) {
    const t = i / 24
    const bx = s.w * (0.3 + 0.42 * t)
    const sag = 4 * t * (1 - t)
    ties += d`M${bx} ${y - u * 5 + sag * u * 4}L${bx} ${y + sag * u * 3.5}`
  }
  s.stroke(ties, rope, u * 0.16)
  figure(s, s.w * 0.46, y + u * 3.2, 4.6, c.lit(c.accent2))
  figure(s, s.w * 0.49, y + u * 3.4, 4.4, c.lit('#3f8fa0'))
  for (const x of [0.04, 0.95]) tree(s, s.w * x, s.h * 1.02, 40, leaves(s, s.c.autumn)[x < 0.5 ? 0 : 2] ?? c.leaf)
}

/** A temple hall in the wood, its pagoda and lanterns. */
function temple(s: Sheet) {
  const { c, u } = s
  const lit = c.time === 'night' || c.time === 'dusk'
  const own = leaves(s, c.autumn)
  sky(s, { horizon: 0.5, sun: [0.74, 0.18], sunSize: 7, clouds: 3 })
  ranges(s, { from: 0.3, to: 0.44, count: 3, swing: 10, nearest: 0.46 })
  mist(s, 0.46, 0.14, 0.6)
  const slope = ridge(s, { y: 0.48, swing: 3, waves: 2.4 })
  foliage(s, slope, 0.66, 4, own, { rows: 5, depth: 0.36 })
  for (let i = 0; i < 12; i += 1)
    fir(s, s.w * s.r.next(), s.h * 0.68, s.r.between(16, 30), mix(mix(c.leaf, c.near, 0.45), c.far, 0.22))
  mist(s, 0.68, 0.08, 0.4)
  const earth = c.lit('#d8c9a8')
  s.rect(
    0,
    s.h * 0.72,
    s.w,
    s.h * 0.3,
    s.down(s.h * 0.72, s.h, [
      [0, lighter(earth, 0.2)],
      [1, darker(earth, 0.25)],
    ]),
  )
  hall(s, s.w * 0.88, s.h * 0.755, u * 26, u * 9, { depth: 0.1, bays: 3, lamps: lit, grooves: 22 })
  hall(s, s.w * 0.44, s.h * 0.775, u * 52, u * 13, { bays: 5, lamps: lit, platform: 0.3, grooves: 36 })
  const stone = c.lit('#bcb2a0')
  const [px, py] = [s.w * 0.7, s.h * 0.86]
  s.rect(px - u * 6, py - u * 3, u * 12, u * 3, darker(stone, 0.12))
  for (let i = 0; i < 3; i += 1) {
    const y = py - u * (3 + i * 6.4)
    const w = u * (6.4 - i * 1.3)
    s.rect(
      px - w / 2,
      y - u * 4.8,
      w,
      u * 4.8,
      s.gradient(px - w / 2, 0, px + w / 2, 0, [
        [0, lighter(stone, 0.25)],
        [1, darker(stone, 0.25)],
      ]),
    )
    s.path(
      d`M${px - w * 0.98} ${y - u * 4.9}Q${px - w * 0.5} ${y - u * 4.7} ${px} ${y - u * 4.7}Q${px + w * 0.5} ${y - u * 4.7} ${px + w * 0.98} ${y - u * 4.9}L${px + w * 0.56} ${y - u * 6.5}H${px - w * 0.56}Z`,
      s.down(y - u * 6.5, y - u * 4.6, [
        [0, lighter(stone, 0.3)],
        [1, darker(stone, 0.2)],
      ]),
    )
  }
  s.path(d`M${px - u * 1} ${py - u * 22.2}L${px} ${py - u * 27.5}L${px + u * 1} ${py - u * 22.2}Z`, stone)
  s.stroke(
    d`M0 ${s.h * 0.6}Q${s.w * 0.3} ${s.h * 0.67} ${s.w * 0.6} ${s.h * 0.56}T${s.w * 1.02} ${s.h * 0.55}`,
    mix(c.near, earth, 0.3),
    u * 0.14,
  )
  for (let i = 0; i < 11; i += 1) {
    const x = s.w * (0.03 + i * 0.09)
    lantern(
      s,
      x,
      s.h * (x < s.w * 0.6 ? 0.6 + 0.055 * Math.sin((Math.PI * x) / (s.w * 0.6)) - 0.04 * (x / s.w / 0.6) : 0.556),
      1.7,
      [c.accent, c.accent2, '#5aa57c', '#e48aa2', '#4f93b8'].map((v) => c.lit(v))[i % 5] ?? c.accent,
      { lit, thread: 0.2 },
    )
  }
  figure(s, s.w * 0.53, s.h * 0.9, 8.6, c.lit('#9c9690'))
  pine(s, s.w * 0.1, s.h * 0.97, 56, { lean: 0.5 })
  tree(s, s.w * 0.98, s.h * 1.0, 36, own[1] ?? c.leaf)
}

/** The way to the temple between tall trunks, a gate at its end. */
function forestPath(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.6, sun: [0.5, 0.34], sunSize: 8, clouds: 1 })
  mist(s, 0.5, 0.5, 0.6)
  const far = ridge(s, { y: 0.52, swing: 2, waves: 4 })
  wood(s, far, -0.02, 1.02, 9, hazed(s, 0.7, c.leaf), { firs: 0.6 })
  const earth = mix(c.lit('#c9b48a'), c.leaf, 0.25)
  s.rect(
    0,
    s.h * 0.6,
    s.w,
    s.h * 0.41,
    s.down(s.h * 0.6, s.h, [
      [0, mix(earth, c.skyLow, 0.5)],
      [1, mix(c.leaf, c.near, 0.45)],
    ]),
  )
  s.path(
    d`M${s.w * 0.47} ${s.h * 0.61}H${s.w * 0.53}C${s.w * 0.58} ${s.h * 0.72} ${s.w * 0.56} ${s.h * 0.82} ${s.w * 0.86} ${s.h * 1.02}H${s.w * 0.1}C${s.w * 0.44} ${s.h * 0.86} ${s.w * 0.47} ${s.h * 0.72} ${s.w * 0.47} ${s.h * 0.61}Z`,
    s.down(s.h * 0.6, s.h, [
      [0, lighter(c.lit('#e4d3ab'), 0.3)],
      [1, c.lit('#b79f74')],
    ]),
  )
  hall(s, s.w * 0.5, s.h * 0.615, u * 13, u * 9, { depth: 0.32, bays: 1, open: true, platform: 0.03, grooves: 18 })
  for (let row = 0; row < 5; row += 1) {
    const t = row / 4
    for (const k of [-1, 1]) {
      for (let n = 0; n < 2; n += 1) {
        const x = s.w * 0.5 + k * (u * (9 + 48 * t ** 1.25) + n * u * (8 + 10 * t) + u * s.r.between(-1, 1))
        const foot = s.h * (0.62 + 0.33 * t ** 1.3) + n * u * 2
        const w = u * (1.1 + 4.4 * t)
        const bark = mix(c.lit('#5f4634'), c.far, 0.62 * (1 - t))
        s.path(
          d`M${x - w * 0.8} ${foot}Q${x - w * 0.45} ${foot - u * 5} ${x - w * 0.42} ${foot - u * 30}V${-u * 2}H${x + w * 0.42}V${foot - u * 30}Q${x + w * 0.45} ${foot - u * 5} ${x + w * 0.8} ${foot}Z`,
          s.gradient(x - w / 2, 0, x + w / 2, 0, [
            [0, k < 0 ? darker(bark, 0.3) : lighter(bark, 0.25)],
            [1, k < 0 ? lighter(bark, 0.25) : darker(bark, 0.3)],
          ]),
        )
      }
      const crownY = s.h * (0.3 - 0.34 * t)
      for (let n = 0; n < 6; n += 1) {
        const leaf = mix(mix(c.leaf, c.near, 0.25 * t), c.far, 0.6 * (1 - t))
        s.disc(
          s.w * 0.5 + k * u * (10 + 50 * t ** 1.2 + s.r.between(-4, 14)),
          crownY + u * s.r.between(-8, 8),
          u * (4 + 9 * t),
          mix(leaf, c.leaf2, s.r.between(0, 0.4)),
          0.92,
          u * (3 + 5.6 * t),
        )
      }
    }
    mist(s, 0.58 + t * 0.06, 0.16, 0.3 * (1 - t))
  }
  for (const x of [0.36, 0.66])
    s.path(
      d`M${s.w * 0.5} ${s.h * 0.1}L${s.w * x - u * 6} ${s.h * 0.85}H${s.w * x + u * 8}Z`,
      s.down(s.h * 0.1, s.h * 0.85, [
        [0, lighter(c.skyLow, 0.5), 0.3],
        [1, lighter(c.skyLow, 0.5), 0],
      ]),
    )
  figure(s, s.w * 0.515, s.h * 0.73, 7, c.lit('#a29a92'))
  figure(s, s.w * 0.545, s.h * 0.735, 6.8, c.lit(c.accent))
}

/** A mountain lake that doubles the slopes. */
function lake(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.3, 0.24], sunSize: 8, clouds: 4 })
  water(s, { from: 0.58 })
  s.mirrored(s.h * 0.58, 0.55, 0.7, () => {
    ranges(s, { from: 0.36, to: 0.46, count: 3, swing: 9, nearest: 0.5, foot: 0.58 })
    const slope = ridge(s, { y: 0.5, swing: 3, waves: 1.6, lift: (t) => 14 * Math.abs(t - 0.42) })
    foliage(s, slope, 0.57, 3.4, leaves(s, s.c.autumn), { rows: 4, depth: 0.3 })
  })
  mist(s, 0.57, 0.06, 0.4)
  ripples(s, { from: 0.59, glitter: 0.3, ripples: 70 })
  hill(s, ridge(s, { y: 0.95, swing: 2, waves: 1.5, lift: (t) => 12 * (t - 0.6) }), mix(c.near, c.leaf, 0.3), {
    haze: 0,
  })
  tree(s, s.w * 0.88, s.h * 0.97, 50, leaves(s, s.c.autumn)[0])
  pine(s, s.w * 0.97, s.h * 0.95, 40, { lean: -0.5 })
  figure(s, s.w * 0.76, s.h * 0.925, 9, c.lit(c.accent2))
  birds(s, 0.5, 0.17, 6, 0.8)
  s.stroke(d`M0 ${s.h * 0.999}H${s.w}`, c.near, u * 0.3)
}

export const mountain = [rockWall, lookout, valley, lake]
export const templeViews = [temple, forestPath]
