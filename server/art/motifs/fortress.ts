import { darker, lighter, mix } from '../colour'
import { gate, hall } from '../hanok'
import { hazed, hill, ranges, ridge } from '../land'
import { curve, d, type Point, type Sheet } from '../sheet'
import { birds, mist, sky } from '../sky'
import { figure } from '../small'
import { pine, reeds, tree, wood } from '../trees'
import { ripples, water } from '../water'

const evening = (s: Sheet) => s.c.time === 'night' || s.c.time === 'dusk'

/** The wall along a line of points (nearer ones are taller): stone, battlements, lamps at its foot in the evening. */
function rampart(s: Sheet, path: readonly Point[], tall: (t: number) => number) {
  const { c, u } = s
  const stone = c.lit('#c9bda6')
  const steps = 90
  const at = (t: number): Point => {
    const k = t * (path.length - 1)
    const i = Math.min(path.length - 2, Math.floor(k))
    const f = k - i
    const [p0, p1, p2, p3] = [
      path[Math.max(0, i - 1)],
      path[i],
      path[i + 1],
      path[Math.min(path.length - 1, i + 2)],
    ] as [Point, Point, Point, Point]
    const spline = (n: 0 | 1) =>
      0.5 *
      (2 * p1[n] +
        (p2[n] - p0[n]) * f +
        (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * f * f +
        (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * f ** 3)
    return [spline(0), spline(1)]
  }
  const line = Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
  const top = line.map(([x, y], i) => [x, y - tall(i / steps) * u] as const)
  s.path(
    `${curve(top)}L${[...line]
      .reverse()
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`,
    s.gradient(0, Math.min(...top.map((p) => p[1])), 0, Math.max(...line.map((p) => p[1])), [
      [0, mix(stone, c.far, 0.3)],
      [1, darker(stone, 0.08)],
    ]),
  )
  for (const k of [0.22, 0.45, 0.68, 0.88])
    s.stroke(curve(line.map(([x, y], i) => [x, y - tall(i / steps) * u * k])), darker(stone, 0.3), u * 0.12, 0.35)
  let merlons = ''
  for (let i = 0; i < steps; i += 1) {
    const [x1, y1] = top[i] as Point
    const [x2, y2] = top[i + 1] as Point
    const h = tall(i / steps) * u * 0.24
    for (const f of [0, 0.5])
      merlons += d`M${x1 + (x2 - x1) * f} ${y1 + (y2 - y1) * f + h * 0.2}v${-h}L${x1 + (x2 - x1) * (f + 0.36)} ${y1 + (y2 - y1) * (f + 0.36) + h * 0.2 - h}v${h}Z`
  }
  s.path(merlons, lighter(stone, 0.12))
  s.stroke(curve(top), lighter(stone, 0.3), u * 0.2, 0.7)
  if (!evening(s)) return
  for (let i = 3; i < steps; i += 5) {
    const [x, y] = line[i] as Point
    s.halo(x, y - u * 0.4, tall(i / steps) * u * 1.1, c.lamp, 0.65)
  }
}

function flag(s: Sheet, x: number, foot: number, size: number, colour: string) {
  const k = size * s.u
  s.stroke(d`M${x} ${foot}V${foot - k * 2.2}`, s.c.lit('#4f4038'), k * 0.07)
  s.path(
    d`M${x} ${foot - k * 2.15}Q${x + k * 0.6} ${foot - k * 2.4} ${x + k * 1.1} ${foot - k * 2.1}T${x + k * 1.9} ${foot - k * 1.95}L${x + k * 1.7} ${foot - k * 1.5}Q${x + k} ${foot - k * 1.3} ${x} ${foot - k * 1.4}Z`,
    colour,
  )
}

/** A tethered balloon above the walls. */
function balloon(s: Sheet, x: number, y: number, size: number) {
  const { c } = s
  const k = size * s.u
  if (evening(s)) s.halo(x, y, k * 2.2, c.lamp, 0.5)
  const colour = evening(s) ? mix(c.lamp, '#fff6e0', 0.45) : c.lit('#fdf6e6')
  s.path(
    d`M${x} ${y - k}C${x + k * 1.15} ${y - k} ${x + k * 1.1} ${y + k * 0.35} ${x + k * 0.3} ${y + k * 1.12}H${x - k * 0.3}C${x - k * 1.1} ${y + k * 0.35} ${x - k * 1.15} ${y - k} ${x} ${y - k}Z`,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(colour, 0.3)],
      [0.6, colour],
      [1, darker(colour, 0.25)],
    ]),
  )
  s.stroke(
    d`M${x} ${y - k}C${x - k * 0.55} ${y - k * 0.6} ${x - k * 0.5} ${y + k * 0.5} ${x - k * 0.12} ${y + k * 1.1}M${x} ${y - k}C${x + k * 0.55} ${y - k * 0.6} ${x + k * 0.5} ${y + k * 0.5} ${x + k * 0.12} ${y + k * 1.1}`,
    c.lit(c.accent),
    k * 0.06,
    0.75,
  )
  s.stroke(
    d`M${x - k * 0.28} ${y + k * 1.1}L${x - k * 0.14} ${y + k * 1.5}M${x + k * 0.28} ${y + k * 1.1}L${x + k * 0.14} ${y + k * 1.5}`,
    c.lit('#5a463a'),
    k * 0.03,
  )
  s.rect(x - k * 0.2, y + k * 1.48, k * 0.4, k * 0.22, c.lit('#7a4f35'))
}

/** The wall climbs the hill to its command post. */
function wallOnHill(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.56, sun: [0.76, 0.3], sunSize: 8.5, clouds: 4 })
  ranges(s, { from: 0.44, to: 0.54, count: 3, swing: 7, nearest: 0.5 })
  mist(s, 0.56, 0.12, 0.55)
  const grass = mix(c.leaf, c.leaf2, 0.3)
  const hillside = ridge(s, { y: 0.66, swing: 1, waves: 2, lift: (t) => 27 * Math.exp(-(((t - 0.3) / 0.24) ** 2)) })
  wood(s, hillside, -0.02, 0.6, 6, mix(c.leaf, c.far, 0.2), { firs: 0.3 })
  hall(s, s.w * 0.31, hillside.at(s.w * 0.31) + u * 1, u * 15, u * 6.5, {
    mortar: true,
    bays: 3,
    open: !evening(s),
    lamps: evening(s),
    platform: 0.2,
    grooves: 20,
  })
  hill(s, hillside, mix(grass, c.far, 0.12), { reach: 60, haze: 0.05 })
  const [w, h] = [s.w, s.h]
  rampart(
    s,
    [
      [w * 0.22, h * 0.41],
      [w * 0.36, h * 0.42],
      [w * 0.5, h * 0.53],
      [w * 0.55, h * 0.63],
      [w * 0.7, h * 0.7],
      [w * 0.8, h * 0.8],
      [w * 1.04, h * 0.9],
    ],
    (t) => 3 + 8.5 * t ** 1.5,
  )
  s.path(
    d`M${-u} ${h * 0.86}Q${w * 0.4} ${h * 0.78} ${w * 0.66} ${h * 0.86}T${w * 1.02} ${h * 0.97}V${h * 1.02}H${-u}Z`,
    s.down(h * 0.8, h, [
      [0, lighter(grass, 0.1)],
      [1, mix(grass, c.near, 0.45)],
    ]),
  )
  s.path(
    d`M${w * 0.05} ${h * 1.02}C${w * 0.2} ${h * 0.9} ${w * 0.5} ${h * 0.92} ${w * 0.6} ${h * 0.85}C${w * 0.52} ${h * 0.9} ${w * 0.44} ${h * 0.96} ${w * 0.42} ${h * 1.02}Z`,
    c.lit('#d9c7a0'),
  )
  for (const [x, y, k] of [
    [0.42, 0.44, 2.2],
    [0.53, 0.6, 2.6],
    [0.68, 0.65, 3],
    [0.83, 0.76, 3.8],
  ] as const)
    flag(s, w * x, h * y, k, c.lit(s.r.pick([c.accent, c.accent2, '#2f7f98'])))
  pine(s, w * 0.08, h * 0.93, 44, { lean: 0.5 })
  balloon(s, w * 0.56, h * 0.2, 6.5)
  figure(s, w * 0.33, h * 0.94, 9, c.lit(c.accent))
  figure(s, w * 0.37, h * 0.945, 8.6, c.lit('#f2ead9'))
  birds(s, 0.2, 0.2, 5, 0.8)
}

/** The gate with its round outwork, lit in the evening. */
function wallGate(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.64, sun: [0.22, 0.26], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.52, to: 0.62, count: 3, swing: 7, nearest: 0.5 })
  mist(s, 0.64, 0.12, 0.5)
  const grass = mix(c.leaf, c.leaf2, 0.3)
  const slope = ridge(s, { y: 0.7, swing: 0.6, waves: 2 })
  wood(s, slope, -0.02, 1.02, 7, mix(c.leaf, c.far, 0.24), { firs: 0.2 })
  const [w, h] = [s.w, s.h]
  rampart(
    s,
    [
      [-w * 0.04, h * 0.68],
      [w * 0.14, h * 0.74],
      [w * 0.3, h * 0.8],
    ],
    () => 11,
  )
  rampart(
    s,
    [
      [w * 0.7, h * 0.8],
      [w * 0.86, h * 0.74],
      [w * 1.04, h * 0.66],
    ],
    () => 11,
  )
  s.rect(
    0,
    h * 0.8,
    w,
    h * 0.21,
    s.down(h * 0.8, h, [
      [0, c.lit('#d9cbb0')],
      [1, c.lit('#a89677')],
    ]),
  )
  gate(s, w * 0.5, h * 0.79, u * 46, { arches: 1, lamps: evening(s) })
  const brick = c.lit('#b79c80')
  const shape = d`M${w * 0.5 - u * 34} ${h * 0.885}V${h * 0.755}Q${w * 0.5} ${h * 0.81} ${w * 0.5 + u * 34} ${h * 0.755}V${h * 0.885}Q${w * 0.5} ${h * 0.945} ${w * 0.5 - u * 34} ${h * 0.885}Z`
  s.path(
    shape,
    s.gradient(w * 0.5 - u * 34, 0, w * 0.5 + u * 34, 0, [
      [0, darker(brick, 0.35)],
      [0.45, lighter(brick, 0.15)],
      [1, darker(brick, 0.4)],
    ]),
  )
  s.clipped(shape, () => {
    for (let i = 0; i < 9; i += 1)
      s.stroke(
        d`M${w * 0.5 - u * 35} ${h * (0.765 + i * 0.015)}Q${w * 0.5} ${h * (0.823 + i * 0.015)} ${w * 0.5 + u * 35} ${h * (0.765 + i * 0.015)}`,
        darker(brick, 0.35),
        u * 0.13,
        0.4,
      )
  })
  for (let i = 0; i < 21; i += 1) {
    const t = (i / 20) * 2 - 1
    s.rect(
      w * 0.5 + t * u * 33 - u * 1.1,
      h * 0.762 + (1 - t * t) * h * 0.026 - u * 2.4,
      u * 2.2,
      u * 2.6,
      lighter(brick, 0.15 - Math.abs(t) * 0.2),
    )
  }
  const arch = u * 9
  s.path(
    d`M${w * 0.5 - arch / 2} ${h * 0.915}V${h * 0.86}A${arch / 2} ${arch / 2} 0 0 1 ${w * 0.5 + arch / 2} ${h * 0.86}V${h * 0.915}Z`,
    evening(s) ? mix(c.lamp, c.accent, 0.25) : c.lit('#3a2d28'),
  )
  if (evening(s)) s.halo(w * 0.5, h * 0.93, u * 24, c.lamp, 0.5)
  for (const k of [-26, -13, 13, 26])
    flag(s, w * 0.5 + u * k, h * 0.77 + (1 - (k / 33) ** 2) * h * 0.022 - u, 3.2, c.lit(k < 0 ? c.accent : '#2f7f98'))
  figure(s, w * 0.3, h * 0.955, 9, c.lit(c.accent2))
  figure(s, w * 0.64, h * 0.95, 8.6, c.lit('#d6647f'), { dress: true })
  tree(s, w * 0.93, h * 0.96, 30, mix(c.leaf, c.near, 0.1))
  s.rect(0, h * 0.995, w, u, mix(grass, c.near, 0.5))
}

/** The corner pavilion above its pond. */
function pavilionPond(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.72, 0.24], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.4, to: 0.5, count: 3, swing: 7, nearest: 0.5 })
  mist(s, 0.5, 0.1, 0.5)
  water(s, { from: 0.7 })
  const [w, h] = [s.w, s.h]
  s.mirrored(h * 0.7, 0.55, 0.75, () => {
    const slope = ridge(s, { y: 0.55, swing: 0.8, waves: 2, lift: (t) => 9 * Math.exp(-(((t - 0.42) / 0.26) ** 2)) })
    wood(s, slope, -0.02, 1.02, 6, mix(c.leaf, c.far, 0.25), { firs: 0.2 })
    hill(s, slope, mix(c.leaf, c.leaf2, 0.3), { foot: 0.7, haze: 0.05, reach: 40 })
    rampart(
      s,
      [
        [-w * 0.04, h * 0.6],
        [w * 0.16, h * 0.565],
        [w * 0.42, h * 0.55],
        [w * 0.66, h * 0.585],
        [w * 0.86, h * 0.64],
        [w * 1.04, h * 0.64],
      ],
      () => 6,
    )
    hall(s, w * 0.42, h * 0.485, u * 22, u * 7, {
      mortar: true,
      bays: 4,
      lamps: evening(s),
      open: !evening(s),
      platform: 0.2,
      grooves: 26,
    })
    hall(s, w * 0.42 + u * 13, h * 0.49, u * 12, u * 6, {
      mortar: true,
      bays: 2,
      lamps: evening(s),
      open: !evening(s),
      platform: 0.2,
      grooves: 16,
    })
    tree(s, w * 0.13, h * 0.7, 26, mix(c.leaf2, c.leaf, 0.4))
    pine(s, w * 0.82, h * 0.69, 26, { lean: -0.4 })
  })
  ripples(s, { from: 0.71, glitter: 0.72, ripples: 70 })
  s.disc(w * 0.66, h * 0.82, u * 13, mix(c.leaf, c.leaf2, 0.3), 1, u * 2.2)
  pine(s, w * 0.66, h * 0.82, 14, { lean: 0.3 })
  reeds(s, -0.02, 0.34, 1.01, 14, mix(c.near, c.leaf, 0.4), { plume: c.lit('#eedcb2'), count: 46 })
  balloon(s, w * 0.7, h * 0.2, 5)
  figure(s, w * 0.9, h * 0.97, 11, c.lit(c.accent))
  hill(s, ridge(s, { y: 0.98, swing: 0.6, waves: 2, lift: (t) => 6 * (t - 0.5) }), mix(c.near, c.leaf, 0.4), {
    haze: 0,
  })
}

export const fortress = [wallOnHill, wallGate, pavilionPond]
