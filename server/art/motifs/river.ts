import { darker, lighter, mix } from '../colour'
import { hazed, hill, ranges, ridge } from '../land'
import { noise } from '../random'
import { curve, d, type Point, type Sheet } from '../sheet'
import { birds, mist, sky, wisps } from '../sky'
import { ferry, figure } from '../small'
import { pine, reeds } from '../trees'
import { ripples, water } from '../water'

/** A headland that runs out into the water from one side, with its image in the water. */
export function headland(
  s: Sheet,
  y: number,
  side: 1 | -1,
  reach: number,
  height: number,
  depth: number,
  own?: string,
) {
  const wave = noise(s.r, 3, 0.45)
  const steps = 26
  const edge = side === 1 ? s.w * 1.04 : -s.w * 0.04
  const points: Point[] = []
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const rise = (1 - t ** 1.7) * height * (0.72 + 0.34 * wave(t * 3.2))
    points.push([edge - side * s.w * reach * t, s.h * y - Math.max(0, rise) * s.u])
  }
  const colour = hazed(s, depth, own)
  const top = Math.min(...points.map(([, py]) => py))
  const shape = `${curve(points)}L${Math.round(edge)} ${Math.round(s.h * y)}Z`
  s.mirrored(s.h * y, 0.5, 0.62, () => {
    s.path(
      shape,
      s.down(top, s.h * y, [
        [0, colour],
        [1, mix(colour, mix(s.c.skyLow, s.c.far, 0.5), 0.36)],
      ]),
    )
  })
  s.path(
    d`M${edge} ${s.h * y - s.u * 0.25}L${edge - side * s.w * reach * 1.02} ${s.h * y}L${edge} ${s.h * y + s.u * 0.25}Z`,
    lighter(s.c.skyLow, 0.4),
    0.55,
  )
  return { top, points }
}

/** The near bank: dark, with pines and reeds, in one corner. */
function nearBank(s: Sheet, side: 1 | -1, { pines = 2, reach = 0.5, height = 15 } = {}) {
  const { c, u } = s
  const edge = side === 1 ? s.w * 1.02 : -s.w * 0.02
  const tip = edge - side * s.w * reach
  const high = s.h - height * u
  const soil = mix(c.near, c.lit('#2d4a3a'), 0.35)
  s.path(
    d`M${edge} ${high}Q${edge - side * s.w * reach * 0.34} ${high - u * 1.5} ${edge - side * s.w * reach * 0.58} ${s.h - height * u * 0.52}Q${edge - side * s.w * reach * 0.8} ${s.h - height * u * 0.16} ${tip} ${s.h + u}L${edge} ${s.h + u}Z`,
    s.down(high, s.h, [
      [0, lighter(soil, 0.06)],
      [1, darker(soil, 0.35)],
    ]),
  )
  for (let i = 0; i < pines; i += 1) {
    const x = edge - side * s.w * reach * (0.14 + i * 0.24)
    pine(s, x, high + u * (2 + i * 3.4), 44 - i * 13, {
      lean: -side * (0.5 + i * 0.2),
      colour: mix(c.near, c.lit('#1f5a47'), 0.42),
    })
  }
  const [from, to] = side === 1 ? [1 - reach * 0.85, 1.02] : [-0.02, reach * 0.85]
  reeds(s, from, to, 1.0, height * 0.72, mix(c.near, c.leaf, 0.4), {
    plume: mix(c.lit('#f0dcb4'), c.skyLow, 0.3),
    count: 40,
  })
}

/** The landing at dawn: a ferry crosses where the river bends between layered hills. */
function crossing(s: Sheet, sail: boolean) {
  const wide = s.w > s.h * 1.4
  const sunAt = wide ? 0.64 : 0.58
  sky(s, { horizon: 0.56, sun: [sunAt, 0.36], sunSize: wide ? 10.5 : 9.5, clouds: 4 })
  ranges(s, { from: 0.37, to: 0.52, count: 4, swing: 8.5, nearest: 0.5, foot: 0.6 })
  mist(s, 0.545, 0.11, 0.75)
  water(s, { from: 0.565 })
  headland(s, 0.572, -1, 0.5, 15, 0.6)
  headland(s, 0.592, 1, 0.44, 19, 0.46)
  wisps(s, 0.575, 0.02, 5, 0.32)
  headland(s, 0.645, -1, 0.3, 24, 0.26)
  ripples(s, { from: 0.575, glitter: sunAt, ripples: 70 })
  birds(s, sunAt - 0.2, 0.2, 7, 0.85, mix(s.c.near, s.c.skyMid, 0.15))
  ferry(s, s.w * (wide ? 0.55 : 0.48), s.h * 0.765, sail ? 27 : 30, {
    sail,
    dir: 1,
    lamp: s.c.time === 'night' || s.c.time === 'dusk',
  })
  nearBank(s, 1, { reach: wide ? 0.34 : 0.44, height: 17 })
}

/** Seen from above: the river winds through the valley to the sun. */
function meander(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.4, sun: [0.34, 0.27], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.3, to: 0.44, count: 4, swing: 8, nearest: 0.45 })
  const [w, h] = [s.w, s.h]
  const sandy = mix(c.lit('#e9d7ad'), c.skyLow, 0.35)
  const course = (grow: number) =>
    d`M${w * 0.36 - grow} ${h * 0.475}C${w * 0.62} ${h * 0.5 - grow * 0.3} ${w * 0.95 + grow} ${h * 0.53} ${w * 0.74 + grow} ${h * 0.6}C${w * 0.5} ${h * 0.68} ${w * 0.05 - grow} ${h * 0.68} ${w * 0.12 - grow * 2} ${h * 0.84}C${w * 0.16 - grow} ${h * 0.95} ${w * 0.3} ${h} ${w * 0.34 - grow * 2} ${h * 1.02}L${w * 0.98 + grow * 2} ${h * 1.02}C${w * 0.9 + grow} ${h * 0.92} ${w * 0.58 + grow * 2} ${h * 0.86} ${w * 0.64 + grow} ${h * 0.78}C${w * 0.7 + grow} ${h * 0.7} ${w * 1.06 + grow * 2} ${h * 0.64} ${w * 0.95 + grow} ${h * 0.565}C${w * 0.88} ${h * 0.5 - grow * 0.4} ${w * 0.62} ${h * 0.478 - grow * 0.2} ${w * 0.36 + grow} ${h * 0.47}Z`
  const plain = ridge(s, { y: 0.47, swing: 1.2, waves: 3 })
  hill(s, plain, hazed(s, 0.34, c.leaf), { haze: 0.1, reach: 60 })
  mist(s, 0.47, 0.07, 0.5)
  s.path(course(u * 1.5), sandy, 0.85)
  s.path(
    course(0),
    s.down(h * 0.47, h, [
      [0, mix(c.skyLow, c.skyMid, 0.2)],
      [0.5, mix(c.skyMid, c.skyTop, 0.6)],
      [1, mix(c.skyTop, c.near, 0.3)],
    ]),
  )
  s.clipped(course(0), () => ripples(s, { from: 0.48, glitter: 0.4, ripples: 90 }))
  ferry(s, w * 0.44, h * 0.865, 15, { sail: true })
  ferry(s, w * 0.6, h * 0.655, 7, { sail: true, dir: -1 })
  nearBank(s, -1, { reach: 0.3, height: 12, pines: 1 })
  nearBank(s, 1, { reach: 0.36, height: 15, pines: 2 })
  birds(s, 0.62, 0.16, 5, 0.8)
}

/** The landing itself: a jetty of planks and a ferry that waits. */
function jetty(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.3, 0.34], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.33, to: 0.46, count: 4, swing: 8, nearest: 0.46, foot: 0.55 })
  mist(s, 0.495, 0.1, 0.7)
  water(s, { from: 0.51 })
  headland(s, 0.52, 1, 0.6, 17, 0.5)
  headland(s, 0.55, -1, 0.28, 14, 0.36)
  ripples(s, { from: 0.52, glitter: 0.3, ripples: 70 })
  const wood = c.lit('#7a5a41')
  const [vx, vy] = [s.w * 0.6, s.h * 0.66]
  const plank = (t: number) => {
    const k = t ** 1.7
    return [
      s.w * 0.46 + (vx - s.w * 0.46) * (1 - k) - u * (4 + 26 * k),
      s.w * 0.74 + (vx - s.w * 0.74) * (1 - k) + u * (1.5 + 18 * k),
      vy + (s.h * 1.02 - vy) * k,
    ] as const
  }
  for (let i = 0; i <= 5; i += 1) {
    const [x1, x2, y] = plank(i / 5)
    const k = 0.5 + i * 0.28
    for (const x of [x1, x2]) s.rect(x - u * 0.55 * k, y - u * 3.4 * k, u * 1.1 * k, u * 7 * k, darker(wood, 0.35))
  }
  for (let i = 0; i < 20; i += 1) {
    const [x1, x2, y1] = plank(i / 20)
    const [x3, x4, y2] = plank((i + 0.9) / 20)
    s.path(
      d`M${x1} ${y1}L${x2} ${y1}L${x4} ${y2}L${x3} ${y2}Z`,
      mix(lighter(wood, 0.12), darker(wood, 0.22), s.r.next()),
    )
  }
  ferry(s, s.w * 0.26, s.h * 0.76, 32, { lamp: c.time !== 'day', dir: 1 })
  figure(s, s.w * 0.6, s.h * 0.74, 9.5, c.lit(c.accent))
  birds(s, 0.6, 0.17, 6, 0.8)
  reeds(s, -0.02, 0.22, 1, 15, mix(c.near, c.leaf, 0.35), { plume: mix(c.lit('#f0dcb4'), c.skyLow, 0.3), count: 40 })
}

export const river = [(s: Sheet) => crossing(s, false), (s: Sheet) => crossing(s, true), meander, jetty]
