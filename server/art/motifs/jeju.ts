import { darker, lighter, mix } from '../colour'
import { hazed, hill, type Ridge, ranges, ridge } from '../land'
import { curve, d, type Point, type Sheet } from '../sheet'
import { birds, mist, sky, wisps } from '../sky'
import { figure } from '../small'
import { pine, reeds, tree, wood } from '../trees'
import { ripples, surf, water } from '../water'

/** Yellow rape in bloom: rows of blossom that grow larger towards the foot of the picture. */
function canola(s: Sheet, from: number, to: number) {
  const { c, r, u } = s
  const yellow = c.lit('#f5cb2f')
  s.rect(
    0,
    s.h * from,
    s.w,
    s.h * (to - from) + 1,
    s.down(s.h * from, s.h * to, [
      [0, lighter(yellow, 0.2)],
      [0.6, yellow],
      [1, mix(yellow, c.leaf, 0.45)],
    ]),
  )
  for (let row = 0; row < 15; row += 1) {
    const t = row / 14
    const y = s.h * (from + (to - from) * t ** 1.4)
    const k = 0.3 + t * 1.5
    for (let x = -u * r.between(0, 3); x < s.w + u; x += u * 2.1 * k) {
      const py = y + u * r.between(-0.5, 0.5) * k
      s.stroke(
        d`M${x} ${py}q${u * 0.3 * k} ${u * 1.6 * k} 0 ${u * 3.2 * k}`,
        mix(c.leaf, c.leaf2, r.next()),
        u * 0.2 * k,
        0.55,
      )
      s.disc(x, py, u * 0.62 * k, mix(yellow, r.pick(['#ffe883', '#eab61f', '#f8d64a']), 0.5), 1, u * 0.46 * k)
      s.disc(x + u * 0.6 * k, py + u * 0.5 * k, u * 0.4 * k, darker(yellow, 0.1), 0.8, u * 0.3 * k)
    }
  }
}

/** A wall of black lava stones along a line of the land. */
function lavaWall(s: Sheet, along: Ridge, size: number, from = -0.02, to = 1.02) {
  const { c, r, u } = s
  const own = c.lit('#4a4644')
  let x = s.w * from
  while (x < s.w * to) {
    for (let row = 0; row < 2; row += 1) {
      const k = size * u * r.between(0.75, 1.2)
      s.disc(
        x + row * k * 0.5,
        along.at(x) - row * size * u * 0.72,
        k * 0.66,
        mix(own, r.pick(['#6a625c', '#38363a', '#57504c']), r.next() * 0.7),
        1,
        k * 0.5,
      )
    }
    x += size * u * 1.05
  }
}

/** The crown-shaped tuff cone that stands in the sea at sunrise. */
function tuffCone(s: Sheet, x: number, foot: number, w: number, depth: number) {
  const { c, u } = s
  const h = w * 0.36
  const green = mix(hazed(s, depth, c.leaf), c.leaf, 0.35)
  const rock = hazed(s, depth, '#7d6a58')
  const rim: Point[] = [
    [-0.33, 0.8],
    [-0.28, 0.98],
    [-0.22, 0.9],
    [-0.15, 1.0],
    [-0.07, 0.93],
    [0.02, 1.02],
    [0.1, 0.94],
    [0.17, 1.0],
    [0.24, 0.9],
    [0.3, 0.72],
  ].map(([a, b]) => [x + (a ?? 0) * w, foot - (b ?? 0) * h] as const)
  s.path(
    `${d`M${x - w * 0.6} ${foot}C${x - w * 0.5} ${foot - h * 0.12} ${x - w * 0.4} ${foot - h * 0.6} `}${curve(rim).slice(1)}${d`C${x + w * 0.37} ${foot - h * 0.5} ${x + w * 0.38} ${foot - h * 0.2} ${x + w * 0.42} ${foot}Z`}`,
    s.gradient(x - w * 0.4, 0, x + w * 0.45, 0, [
      [0, lighter(green, 0.22)],
      [0.55, green],
      [1, darker(green, 0.35)],
    ]),
  )
  // The seaward cliff.
  s.path(
    d`M${x + w * 0.12} ${foot - h * 0.95}L${x + w * 0.17} ${foot - h}L${x + w * 0.24} ${foot - h * 0.9}L${x + w * 0.3} ${foot - h * 0.72}C${x + w * 0.37} ${foot - h * 0.5} ${x + w * 0.38} ${foot - h * 0.2} ${x + w * 0.42} ${foot}H${x + w * 0.16}L${x + w * 0.2} ${foot - h * 0.42}Z`,
    s.gradient(x + w * 0.1, 0, x + w * 0.42, 0, [
      [0, rock],
      [1, darker(rock, 0.3)],
    ]),
  )
  let folds = ''
  for (let i = 0; i < 7; i += 1)
    folds += d`M${x - w * (0.27 - i * 0.07)} ${foot - h * (0.86 + 0.06 * (i % 2))}Q${x - w * (0.34 - i * 0.075)} ${foot - h * 0.5} ${x - w * (0.42 - i * 0.08)} ${foot - h * 0.18}`
  s.stroke(folds, darker(green, 0.3), u * 0.35, 0.4)
  wood(
    s,
    { points: [], at: () => foot - u * 0.2 },
    (x - w * 0.6) / s.w,
    (x + w * 0.1) / s.w,
    2.6,
    darker(green, 0.12),
    { firs: 0.1 },
  )
}

function sunrisePeak(s: Sheet) {
  const { c } = s
  sky(s, { horizon: 0.54, sun: [0.24, 0.35], sunSize: 9, clouds: 5 })
  water(s, { from: 0.54 })
  ripples(s, { from: 0.545, to: 0.74, glitter: 0.24, ripples: 70 })
  s.mirrored(s.h * 0.575, 0.35, 0.4, () => tuffCone(s, s.w * 0.66, s.h * 0.575, s.u * 66, 0.26))
  ripples(s, { from: 0.58, to: 0.74, ripples: 40 })
  const shore = ridge(s, { y: 0.72, swing: 1.4, waves: 2 })
  hill(s, shore, mix(c.leaf, c.leaf2, 0.3), { haze: 0, reach: 40 })
  canola(s, 0.765, 1.02)
  lavaWall(s, ridge(s, { y: 0.762, swing: 1.1, waves: 2 }), 1.3)
  figure(s, s.w * 0.3, s.h * 0.83, 8.5, c.lit(c.accent))
  figure(s, s.w * 0.345, s.h * 0.83, 8, c.lit('#f6efe2'))
  birds(s, 0.5, 0.17, 6, 0.9)
}

/** The high crater with its lake, clouds below. */
function crater(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.74, 0.2], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.42, to: 0.5, count: 3, swing: 4, nearest: 0.55 })
  wisps(s, 0.46, 0.05, 9, 0.5)
  mist(s, 0.5, 0.14, 0.7)
  const green = mix(c.leaf, c.leaf2, 0.25)
  const [x, y] = [s.w * 0.48, s.h * 0.62]
  const rim = d`M${-u * 4} ${s.h * 0.66}C${s.w * 0.08} ${s.h * 0.56} ${s.w * 0.14} ${s.h * 0.48} ${s.w * 0.22} ${s.h * 0.47}C${s.w * 0.3} ${s.h * 0.44} ${s.w * 0.34} ${s.h * 0.49} ${s.w * 0.46} ${s.h * 0.5}C${s.w * 0.58} ${s.h * 0.51} ${s.w * 0.66} ${s.h * 0.45} ${s.w * 0.76} ${s.h * 0.465}C${s.w * 0.88} ${s.h * 0.48} ${s.w * 0.94} ${s.h * 0.58} ${s.w * 1.04} ${s.h * 0.64}V${s.h * 1.02}H${-u * 4}Z`
  s.path(
    rim,
    s.down(s.h * 0.45, s.h, [
      [0, mix(green, c.far, 0.45)],
      [0.4, mix(green, c.far, 0.15)],
      [1, darker(green, 0.35)],
    ]),
  )
  s.path(
    d`M${s.w * 0.13} ${y - u * 2}C${s.w * 0.2} ${s.h * 0.53} ${s.w * 0.72} ${s.h * 0.52} ${s.w * 0.83} ${y - u}C${s.w * 0.9} ${s.h * 0.72} ${s.w * 0.68} ${s.h * 0.81} ${s.w * 0.46} ${s.h * 0.81}C${s.w * 0.24} ${s.h * 0.81} ${s.w * 0.06} ${s.h * 0.74} ${s.w * 0.13} ${y - u * 2}Z`,
    s.down(s.h * 0.54, s.h * 0.82, [
      [0, darker(green, 0.4)],
      [0.6, darker(green, 0.1)],
      [1, lighter(green, 0.18)],
    ]),
  )
  let clefts = ''
  for (let i = 0; i < 60; i += 1) {
    const t = i / 59
    clefts += d`M${s.w * (0.145 + 0.68 * t)} ${s.h * (0.59 - 0.045 * Math.sin(Math.PI * t) ** 0.6)}q${u * s.r.between(-0.6, 0.6)} ${u * 3} ${u * (0.5 - t) * -3} ${u * s.r.between(4, 9)}`
  }
  s.stroke(clefts, mix(c.lit('#8b7a67'), green, 0.45), u * 0.3, 0.5)
  s.disc(
    x,
    s.h * 0.715,
    u * 27,
    s.down(s.h * 0.66, s.h * 0.77, [
      [0, mix(c.skyMid, c.skyTop, 0.55)],
      [1, mix(c.skyLow, c.skyMid, 0.4)],
    ]),
    1,
    u * 6.6,
  )
  s.disc(x, s.h * 0.715, u * 27, c.skyTop, 0.25, u * 6.6)
  for (let i = 0; i < 14; i += 1)
    s.path(
      d`M${x + u * s.r.between(-20, 12)} ${s.h * 0.715 + u * s.r.between(-4, 4)}h${u * s.r.between(3, 9)}v${u * 0.18}h${-u * 6}Z`,
      lighter(c.skyLow, 0.5),
      0.4,
    )
  const front = ridge(s, { y: 0.86, swing: 2, waves: 2.4 })
  hill(s, front, mix(c.near, green, 0.5), { haze: 0, reach: 30 })
  for (let i = 0; i < 15; i += 1) {
    const fx = s.w * s.r.next()
    for (let n = 0; n < 3; n += 1)
      s.disc(
        fx + u * n * 1.6,
        front.at(fx) + u * (2 + s.r.between(0, 8)),
        u * s.r.between(0.8, 1.7),
        mix(c.lit('#e2688a'), c.leaf, s.r.between(0, 0.35)),
      )
  }
  figure(s, s.w * 0.71, front.at(s.w * 0.71) + u, 9, c.lit(c.accent))
  figure(s, s.w * 0.75, front.at(s.w * 0.75) + u, 8.6, c.lit(c.accent2))
  reeds(s, -0.02, 0.4, 1, 13, mix(c.near, c.leaf2, 0.5), { plume: c.lit('#efdcae') })
}

/** Volcanic cones, pastures, walls of lava stone, one tree. */
function pasture(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.76, 0.27], sunSize: 8, clouds: 5 })
  const big = ridge(s, {
    y: 0.54,
    swing: 1.4,
    waves: 2,
    lift: (t) => 26 * Math.exp(-(((t - 0.36) / 0.26) ** 2)) - 2.4 * Math.exp(-(((t - 0.36) / 0.035) ** 2)),
  })
  hill(s, big, hazed(s, 0.66), { reach: 36 })
  for (const [at, wide, high, depth] of [
    [0.8, 0.1, 12, 0.5],
    [0.12, 0.09, 10, 0.46],
    [0.58, 0.12, 11, 0.38],
  ] as const) {
    const cone = ridge(s, {
      y: 0.6,
      swing: 0.5,
      waves: 2,
      lift: (t) =>
        high * Math.exp(-(Math.abs((t - at) / wide) ** 2.6)) -
        high * 0.22 * Math.exp(-(((t - at) / (wide * 0.32)) ** 2)),
    })
    hill(s, cone, hazed(s, depth, c.leaf), { reach: 24, haze: 0.35 })
  }
  mist(s, 0.62, 0.08, 0.4)
  const green = mix(c.leaf, c.leaf2, 0.4)
  const bands = [0.64, 0.7, 0.775, 0.87]
  bands.forEach((y, i) => {
    const field = ridge(s, { y, swing: 2.2, waves: 1.7 + i * 0.2, lift: (t) => (i % 2 ? 5 : -6) * (t - 0.5) })
    const own = i % 2 ? mix(green, c.lit('#f0c93a'), 0.45) : green
    hill(s, field, mix(own, c.far, 0.35 * (1 - i / 3)), { haze: 0.12, reach: 40 })
    lavaWall(s, field, 0.4 + i * 0.34)
  })
  tree(s, s.w * 0.3, s.h * 0.83, 34, mix(c.leaf, c.near, 0.15), { light: 1 })
  for (const [x, y, k] of [
    [0.6, 0.81, 7],
    [0.68, 0.83, 8],
  ] as const) {
    // Ponies at grass.
    const [px, py, b] = [s.w * x, s.h * y, u * k]
    s.path(
      d`M${px - b * 0.5} ${py - b * 0.55}Q${px} ${py - b * 0.68} ${px + b * 0.42} ${py - b * 0.56}L${px + b * 0.66} ${py - b * 0.3}L${px + b * 0.82} ${py - b * 0.08}L${px + b * 0.7} ${py}L${px + b * 0.56} ${py - b * 0.16}L${px + b * 0.4} ${py - b * 0.3}L${px + b * 0.38} ${py}H${px + b * 0.28}L${px + b * 0.24} ${py - b * 0.28}L${px - b * 0.28} ${py - b * 0.28}L${px - b * 0.3} ${py}H${px - b * 0.4}L${px - b * 0.44} ${py - b * 0.3}L${px - b * 0.58} ${py - b * 0.12}Z`,
      c.lit(k > 7 ? '#6b4029' : '#8a5a38'),
    )
  }
  reeds(s, -0.02, 1.02, 1.01, 12, mix(c.near, c.leaf2, 0.5), { plume: c.lit('#f0dfb4'), count: 80 })
  birds(s, 0.55, 0.16, 6, 0.85)
}

/** A shore of dark pillars and clear water. */
function lavaShore(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.42, sun: [0.7, 0.22], sunSize: 8, clouds: 4 })
  water(s, { from: 0.42, deep: mix(c.lit('#2a9aa0'), c.skyTop, 0.3) })
  const island = ridge(s, {
    y: 0.425,
    swing: 0.5,
    waves: 2,
    lift: (t) => 7 * Math.exp(-(((t - 0.24) / 0.09) ** 2)) - 2,
  })
  hill(s, island, hazed(s, 0.6), { foot: 0.422, reach: 12 })
  ripples(s, { from: 0.43, glitter: 0.7, ripples: 100 })
  const rock = mix(c.near, c.lit('#4c4644'), 0.6)
  const steps = 26
  for (let layer = 0; layer < 3; layer += 1) {
    for (let i = 0; i < steps; i += 1) {
      const t = i / (steps - 1)
      const x = s.w * (1.02 - t * (0.72 - layer * 0.14))
      const top = s.h * (0.56 + layer * 0.1 + 0.28 * t ** 1.7) + u * s.r.between(-2.2, 2.2)
      const w = u * 3.4
      const own = mix(rock, layer === 0 ? c.far : c.near, layer === 0 ? 0.12 : 0.1 * layer)
      s.path(
        d`M${x - w / 2} ${top + u * 0.6}L${x} ${top}L${x + w / 2} ${top + u * 0.6}V${s.h}H${x - w / 2}Z`,
        s.gradient(x - w / 2, 0, x + w / 2, 0, [
          [0, lighter(own, 0.18)],
          [0.45, own],
          [1, darker(own, 0.35)],
        ]),
      )
      s.path(
        d`M${x - w / 2} ${top + u * 0.6}L${x} ${top}L${x + w / 2} ${top + u * 0.6}L${x} ${top + u * 1.25}Z`,
        lighter(own, 0.22),
      )
    }
  }
  surf(s, 0.95, 6, 2)
  pine(s, s.w * 0.93, s.h * 0.6, 30, { lean: -0.7 })
  figure(s, s.w * 0.83, s.h * 0.6, 6, c.lit(c.accent))
  birds(s, 0.36, 0.17, 6, 0.9, c.lit('#ffffff'))
}

export const jeju = [sunrisePeak, crater, pasture, lavaShore]
