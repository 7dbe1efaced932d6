import { bridge, glassTower, lampStreaks, skyline } from '../city'
import { darker, lighter, mix } from '../colour'
import { ground, hazed, hill, ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { birds, mist, sky } from '../sky'
import { boat, figure, jumper, parasol } from '../small'
import { pine, reeds, wood } from '../trees'
import { ripples, surf, water } from '../water'
import { headland } from './river'

function lighthouse(s: Sheet, x: number, foot: number, height: number, colour: string) {
  const { c } = s
  const h = height * s.u
  const night = c.time === 'night' || c.time === 'dusk'
  if (night) {
    s.path(
      d`M${x} ${foot - h * 0.86}L${x - s.w} ${foot - h * 1.3}L${x - s.w} ${foot - h * 0.72}Z`,
      s.gradient(x, 0, x - s.w * 0.7, 0, [
        [0, '#fff0c0', 0.5],
        [1, '#fff0c0', 0],
      ]),
    )
    s.disc(
      x,
      foot - h * 0.86,
      h * 0.5,
      s.glow(x, foot - h * 0.86, h * 0.5, [
        [0, '#fff0c0', 0.8],
        [1, '#fff0c0', 0],
      ]),
    )
  }
  s.path(
    d`M${x - h * 0.13} ${foot}L${x - h * 0.075} ${foot - h * 0.76}L${x + h * 0.075} ${foot - h * 0.76}L${x + h * 0.13} ${foot}Z`,
    s.gradient(x - h * 0.13, 0, x + h * 0.13, 0, [
      [0, lighter(colour, 0.28)],
      [0.5, colour],
      [1, darker(colour, 0.3)],
    ]),
  )
  s.path(
    d`M${x - h * 0.106} ${foot - h * 0.33}L${x - h * 0.094} ${foot - h * 0.5}L${x + h * 0.094} ${foot - h * 0.5}L${x + h * 0.106} ${foot - h * 0.33}Z`,
    c.lit('#fbf4e6'),
  )
  s.rect(x - h * 0.105, foot - h * 0.79, h * 0.21, h * 0.035, c.lit('#f3e9d8'))
  s.rect(x - h * 0.06, foot - h * 0.92, h * 0.12, h * 0.13, night ? '#fff0c0' : c.lit('#9fc4cc'))
  s.path(
    d`M${x - h * 0.08} ${foot - h * 0.915}Q${x} ${foot - h * 1.04} ${x + h * 0.08} ${foot - h * 0.915}Z`,
    darker(colour, 0.12),
  )
  s.rect(x - h * 0.02, foot - h * 0.16, h * 0.04, h * 0.16, darker(colour, 0.5))
}

/** The harbour wall with its light, boats at rest. */
function harbour(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.28, 0.36], sunSize: 8.5, clouds: 5 })
  water(s, { from: 0.56 })
  headland(s, 0.562, 1, 0.6, 12, 0.62)
  headland(s, 0.572, -1, 0.3, 8, 0.7)
  ripples(s, { from: 0.565, glitter: 0.28, ripples: 80 })
  const stone = c.lit('#c5b8a2')
  s.path(
    d`M${s.w * 0.38} ${s.h * 0.672}L${s.w * 1.02} ${s.h * 0.655}V${s.h * 0.745}L${s.w * 0.4} ${s.h * 0.712}Z`,
    s.down(s.h * 0.65, s.h * 0.75, [
      [0, lighter(stone, 0.2)],
      [0.3, stone],
      [1, darker(stone, 0.4)],
    ]),
  )
  for (let i = 0; i < 26; i += 1)
    s.disc(
      s.w * (0.39 + i * 0.0245),
      s.h * (0.716 + i * 0.0013),
      u * s.r.between(1.1, 1.9),
      mix(stone, c.near, s.r.between(0.25, 0.55)),
      1,
      u * 1,
    )
  lighthouse(s, s.w * 0.445, s.h * 0.675, 27, c.lit(c.accent))
  boat(s, s.w * 0.72, s.h * 0.8, 19, c.lit('#3c7f93'))
  boat(s, s.w * 0.86, s.h * 0.885, 27, c.lit('#c85a45'), -1)
  boat(s, s.w * 0.2, s.h * 0.78, 15, c.lit('#e0b04e'))
  birds(s, 0.6, 0.25, 6, 1, mix(c.lit('#ffffff'), c.near, 0.12))
  pine(s, s.w * 0.02, s.h * 1.04, 40, { lean: 0.8 })
  reeds(s, -0.02, 0.2, 1, 9, mix(c.near, c.leaf, 0.4), { count: 26 })
}

/** A light on the cliff above open sea. */
function cliff(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.54, sun: [0.24, 0.42], sunSize: 9, clouds: 5 })
  water(s, { from: 0.54 })
  headland(s, 0.545, -1, 0.34, 6, 0.75)
  ripples(s, { from: 0.55, glitter: 0.24, ripples: 90 })
  for (const [x, y, k] of [
    [0.14, 0.62, 5],
    [0.2, 0.625, 3.4],
    [0.33, 0.66, 4],
  ] as const) {
    s.path(
      d`M${s.w * x - u * k} ${s.h * y}L${s.w * x - u * k * 0.6} ${s.h * y - u * k * 1.3}L${s.w * x + u * k * 0.1} ${s.h * y - u * k * 1.9}L${s.w * x + u * k * 0.6} ${s.h * y - u * k}L${s.w * x + u * k} ${s.h * y}Z`,
      mix(c.near, c.far, 0.35),
    )
  }
  const rock = mix(c.near, c.lit('#8a715c'), 0.55)
  s.path(
    d`M${s.w * 1.02} ${s.h * 0.42}C${s.w * 0.86} ${s.h * 0.42} ${s.w * 0.72} ${s.h * 0.47} ${s.w * 0.6} ${s.h * 0.5}L${s.w * 0.57} ${s.h * 0.58}L${s.w * 0.6} ${s.h * 0.64}L${s.w * 0.535} ${s.h * 0.73}L${s.w * 0.56} ${s.h * 0.82}L${s.w * 0.47} ${s.h * 0.92}L${s.w * 0.45} ${s.h * 1.02}L${s.w * 1.02} ${s.h * 1.02}Z`,
    s.gradient(s.w * 0.5, s.h * 0.5, s.w, s.h, [
      [0, lighter(rock, 0.22)],
      [0.5, rock],
      [1, darker(rock, 0.35)],
    ]),
  )
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = [s.w * s.r.between(0.58, 0.95), s.h * s.r.between(0.58, 0.95)]
    s.path(
      d`M${x} ${y}l${u * s.r.between(1, 4)} ${u * s.r.between(3, 8)}l${-u * 1.2} ${u * 1.5}Z`,
      darker(rock, 0.4),
      0.5,
    )
  }
  const grass = mix(c.leaf, c.leaf2, 0.35)
  s.path(
    d`M${s.w * 1.02} ${s.h * 0.405}C${s.w * 0.86} ${s.h * 0.405} ${s.w * 0.72} ${s.h * 0.455} ${s.w * 0.59} ${s.h * 0.495}Q${s.w * 0.64} ${s.h * 0.53} ${s.w * 0.72} ${s.h * 0.525}Q${s.w * 0.86} ${s.h * 0.56} ${s.w * 1.02} ${s.h * 0.6}Z`,
    s.down(s.h * 0.4, s.h * 0.6, [
      [0, lighter(grass, 0.15)],
      [1, darker(grass, 0.2)],
    ]),
  )
  s.path(
    d`M${s.w * 0.74} ${s.h * 0.452}Q${s.w * 0.84} ${s.h * 0.47} ${s.w * 0.8} ${s.h * 0.5}Q${s.w * 0.82} ${s.h * 0.54} ${s.w * 1.02} ${s.h * 0.55}L${s.w * 1.02} ${s.h * 0.535}Q${s.w * 0.86} ${s.h * 0.525} ${s.w * 0.83} ${s.h * 0.495}Q${s.w * 0.87} ${s.h * 0.466} ${s.w * 0.75} ${s.h * 0.45}Z`,
    c.lit('#ecd9b0'),
  )
  lighthouse(s, s.w * 0.735, s.h * 0.456, 29, c.lit('#f7f0e2'))
  figure(s, s.w * 0.845, s.h * 0.478, 4.4, c.lit(c.accent))
  pine(s, s.w * 0.95, s.h * 0.425, 22, { lean: -0.6 })
  surf(s, 0.9, -3, 2)
  s.path(
    d`M${s.w * 0.45} ${s.h * 1.02}L${s.w * 0.47} ${s.h * 0.92}L${s.w * 0.56} ${s.h * 0.82}L${s.w * 0.7} ${s.h * 0.88}L${s.w * 1.02} ${s.h * 0.92}V${s.h * 1.02}Z`,
    darker(rock, 0.25),
  )
  birds(s, 0.42, 0.2, 7, 0.9, c.lit('#fdf8ee'))
}

/** The city beach: towers at the end of the bay, parasols on the sand. */
function cityBeach(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.22, 0.24], sunSize: 7.5, clouds: 5 })
  ranges(s, { from: 0.44, to: 0.49, count: 2, swing: 5, nearest: 0.6, foot: 0.54 })
  skyline(s, 0.53, { from: 0.44, low: 6, high: 15, depth: 0.5 })
  glassTower(s, s.w * 0.7, s.h * 0.53, u * 6.4, u * 34, 0.34, 0.12)
  glassTower(s, s.w * 0.765, s.h * 0.53, u * 6.6, u * 39, 0.28, -0.1)
  glassTower(s, s.w * 0.835, s.h * 0.53, u * 6, u * 30, 0.34, 0.14)
  skyline(s, 0.535, { from: 0.56, low: 4, high: 10, depth: 0.34 })
  water(s, { from: 0.53 })
  if (c.time === 'night' || c.time === 'dusk') lampStreaks(s, 0.535, 0.68, 36, { left: 0.45 })
  ripples(s, { from: 0.54, to: 0.75, glitter: 0.22, ripples: 70 })
  const sand = c.lit('#efdcb2')
  s.path(
    d`M${-u} ${s.h * 0.715}C${s.w * 0.3} ${s.h * 0.76} ${s.w * 0.62} ${s.h * 0.7} ${s.w * 1.02} ${s.h * 0.57}V${s.h * 1.02}H${-u}Z`,
    mix(c.lit('#fdf8ea'), c.skyLow, 0.2),
    0.9,
  )
  s.path(
    d`M${-u} ${s.h * 0.728}C${s.w * 0.3} ${s.h * 0.774} ${s.w * 0.63} ${s.h * 0.714} ${s.w * 1.02} ${s.h * 0.578}V${s.h * 1.02}H${-u}Z`,
    mix(sand, c.skyTop, 0.28),
  )
  s.path(
    d`M${-u} ${s.h * 0.75}C${s.w * 0.3} ${s.h * 0.796} ${s.w * 0.65} ${s.h * 0.732} ${s.w * 1.02} ${s.h * 0.592}V${s.h * 1.02}H${-u}Z`,
    s.down(s.h * 0.6, s.h, [
      [0, lighter(sand, 0.15)],
      [1, darker(sand, 0.13)],
    ]),
  )
  for (let i = 0; i < 13; i += 1) {
    const t = i / 12
    const x = s.w * (0.95 - t * 0.83) + u * s.r.between(-2, 2)
    const y = s.h * (0.655 + t * 0.2 + s.r.between(0, 0.05))
    if (y < s.h * 0.97) parasol(s, x, y, 3 + t * 7, c.lit(s.r.pick([c.accent, '#2f8f9d', c.accent2, '#e88b6f'])))
  }
  figure(s, s.w * 0.3, s.h * 0.8, 6, c.lit(c.accent2))
  figure(s, s.w * 0.335, s.h * 0.8, 5.2, c.lit('#dd6b52'))
  figure(s, s.w * 0.62, s.h * 0.79, 5.4, c.lit('#f7efe0'))
  birds(s, 0.4, 0.19, 6, 0.9, c.lit('#ffffff'))
}

/** The bay at evening with its long bridge. */
function bayBridge(s: Sheet) {
  const { c } = s
  sky(s, { horizon: 0.54, sun: [0.34, 0.3], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.45, to: 0.5, count: 2, swing: 6, nearest: 0.6, foot: 0.56 })
  skyline(s, 0.55, { low: 5, high: 15, depth: 0.58 })
  glassTower(s, s.w * 0.83, s.h * 0.55, s.u * 6, s.u * 31, 0.36, -0.1)
  glassTower(s, s.w * 0.89, s.h * 0.55, s.u * 5.6, s.u * 26, 0.4, 0.1)
  water(s, { from: 0.55 })
  lampStreaks(s, 0.56, 0.82, c.time === 'day' || c.time === 'dawn' ? 0 : 44)
  bridge(s, 0.585, { cables: true, height: 21, depth: 0.3 })
  ripples(s, { from: 0.63, glitter: 0.34, ripples: 80 })
  const sand = c.lit('#e6d0a4')
  ground(s, 0.88, darker(sand, 0.2), lighter(sand, 0.1), { swing: 1, tilt: 6 })
  surf(s, 0.885, -6, 2)
  for (const [x, k] of [
    [0.3, 8],
    [0.335, 7.4],
    [0.66, 8.2],
  ] as const)
    figure(s, s.w * x, s.h * 0.955, k, mix(c.near, c.lit(c.accent), 0.6))
  boat(s, s.w * 0.62, s.h * 0.73, 11, c.lit('#f2e8d6'))
  birds(s, 0.6, 0.2, 5, 0.8)
}

/** A wide tidal beach: pools of grey mud shine under the low sun, people splash. */
function mudflat(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.46, sun: [0.68, 0.28], sunSize: 9, clouds: 5 })
  water(s, { from: 0.46 })
  headland(s, 0.465, -1, 0.36, 8, 0.62)
  headland(s, 0.468, 1, 0.2, 5, 0.7)
  ripples(s, { from: 0.47, to: 0.64, glitter: 0.68, ripples: 60 })
  surf(s, 0.635, 2, 2)
  const mud = c.lit('#a39789')
  ground(s, 0.64, darker(mud, 0.22), lighter(mud, 0.22), { swing: 0.8 })
  for (let i = 0; i < 22; i += 1) {
    const t = (i / 22) ** 1.3
    const [x, y] = [s.w * s.r.between(-0.05, 1.05), s.h * (0.67 + 0.32 * t)]
    s.path(
      d`M${x - u * (4 + 14 * t)} ${y}Q${x} ${y - u * (0.6 + 1.5 * t)} ${x + u * (5 + 12 * t)} ${y + u * 0.2}Q${x} ${y + u * (0.7 + 1.4 * t)} ${x - u * (4 + 14 * t)} ${y}Z`,
      mix(c.skyLow, c.skyMid, s.r.next()),
      0.5,
    )
  }
  for (const [x, y, k, colour] of [
    [0.06, 0.69, 7, c.accent],
    [0.14, 0.68, 6, c.accent2],
    [0.94, 0.69, 7.5, '#2f8f9d'],
    [0.86, 0.675, 5.5, c.accent],
  ] as const)
    parasol(s, s.w * x, s.h * y, k, c.lit(colour))
  const party = [
    [0.2, 0.76, 7],
    [0.27, 0.775, 7.6],
    [0.36, 0.75, 6.4],
    [0.44, 0.77, 7.4],
    [0.54, 0.76, 6.8],
    [0.62, 0.785, 8],
    [0.71, 0.76, 7],
    [0.3, 0.86, 11],
    [0.48, 0.875, 12],
    [0.7, 0.86, 11],
  ] as const
  party.forEach(([x, y, k], i) => {
    const foot = s.h * y
    s.disc(s.w * x, foot + u * 0.4, u * k * 0.5, darker(mud, 0.3), 0.4, u * k * 0.07)
    const coat = mix(mud, c.lit([c.accent, c.accent2, '#2f8f9d', '#f4ede0', '#d86a86'][i % 5] ?? c.accent), 0.72)
    if (i % 3 === 1) figure(s, s.w * x, foot, k, coat)
    else jumper(s, s.w * x, foot - u * k * 0.12, k, coat)
    for (let n = 0; n < 7; n += 1)
      s.disc(
        s.w * x + u * s.r.between(-0.5, 0.5) * k,
        foot - u * s.r.between(-0.02, 0.25) * k,
        u * s.r.between(0.015, 0.04) * k,
        darker(mud, s.r.between(0.1, 0.4)),
        0.9,
      )
  })
  birds(s, 0.3, 0.17, 6, 0.85)
}

/** An island harbour: low houses with coloured roofs up the hill. */
function hillHouses(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.18, 0.22], sunSize: 7, clouds: 4 })
  const back = ridge(s, { y: 0.42, swing: 4, waves: 2, lift: (t) => 10 * t })
  hill(s, back, hazed(s, 0.55, c.leaf), { reach: 40 })
  wood(s, back, 0.3, 1.02, 4, hazed(s, 0.45, c.leaf))
  for (let row = 0; row < 6; row += 1) {
    const t = row / 5
    let x = s.w * (0.52 - t * 0.5)
    while (x < s.w * 1.02) {
      const w = u * s.r.between(6, 9) * (0.65 + t * 0.55)
      const y = s.h * (0.46 + t * 0.24) - u * ((x / s.w) * 9 - 3) * (1 - t * 0.6)
      const h = w * s.r.between(0.75, 1.1)
      const wall = c.lit(
        s.r.pick(['#f4e3c8', '#f0b8a0', '#a9d0cf', '#f6d48a', '#d9e4ea', '#e79f8e', '#b9cfe6']),
        0.42 * (1 - t),
      )
      s.rect(
        x,
        y - h,
        w,
        h + u * 6,
        s.down(y - h, y + u * 6, [
          [0, lighter(wall, 0.12)],
          [1, darker(wall, 0.18)],
        ]),
      )
      const top = c.lit(s.r.pick(['#c2553f', '#3f7f8f', '#d98c45', '#5d7f96']), 0.42 * (1 - t))
      if (s.r.chance(0.6))
        s.path(d`M${x - w * 0.06} ${y - h}L${x + w * 0.5} ${y - h * 1.38}L${x + w * 1.06} ${y - h}Z`, top)
      else s.rect(x - w * 0.04, y - h - u * 0.7, w * 1.08, u * 0.9, top)
      const glass = c.time === 'night' || c.time === 'dusk' ? c.lamp : c.lit('#5c7f8d', 0.3 * (1 - t))
      for (const k of [0.18, 0.58])
        s.rect(x + w * k, y - h * 0.72, w * 0.22, h * 0.3, glass, s.r.chance(0.8) ? 1 : 0.35)
      x += w * 1.04
    }
  }
  water(s, { from: 0.74 })
  ripples(s, { from: 0.75, glitter: 0.18, ripples: 60 })
  const stone = c.lit('#bfb19a')
  s.rect(
    0,
    s.h * 0.715,
    s.w,
    u * 3.6,
    s.down(s.h * 0.715, s.h * 0.755, [
      [0, lighter(stone, 0.2)],
      [1, darker(stone, 0.35)],
    ]),
  )
  boat(s, s.w * 0.22, s.h * 0.83, 19, c.lit('#c85a45'))
  boat(s, s.w * 0.58, s.h * 0.815, 16, c.lit('#3c7f93'), -1)
  boat(s, s.w * 0.84, s.h * 0.885, 25, c.lit('#e0b04e'))
  birds(s, 0.34, 0.2, 6, 0.9, c.lit('#ffffff'))
  mist(s, 0.5, 0.16, 0.2)
}

export const harbourViews = [harbour, cliff, hillHouses]
export const beachViews = [cityBeach, bayBridge, mudflat]
