import { darker, lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { figure } from '../parts/figures'
import { reeds } from '../parts/foliage'
import { headland } from '../parts/headland'
import { ranges } from '../parts/land'
import { reedBed } from '../parts/reed-bed'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** The bay from above: a channel winds between round beds of reed to the sea, a boardwalk in front. */
export function reedBay(s: Sheet) {
  const { c, r, u } = s
  const [w, h] = [s.w, s.h]
  const low = c.time === 'dusk' || c.time === 'dawn'
  sky(s, { horizon: 0.36, sun: [0.56, low ? 0.27 : 0.17], sunSize: 8.5, clouds: 5 })
  ranges(s, { from: 0.3, to: 0.35, count: 3, swing: 4.5, nearest: 0.5, foot: 0.37 })
  water(s, { from: 0.36 })
  headland(s, 0.372, -1, 0.3, 5, 0.62)
  headland(s, 0.376, 1, 0.22, 6, 0.58)
  const mud = mix(c.lit('#8f8272'), c.skyMid, 0.22)
  const [wet, dry] = [mix(mud, c.skyLow, 0.4), darker(mud, 0.2)]
  s.path(
    d`M${-w * 0.02} ${h * 0.44}Q${w * 0.3} ${h * 0.425} ${w * 0.5} ${h * 0.437}T${w * 1.02} ${h * 0.43}V${h * 1.02}H${-w * 0.02}Z`,
    s.down(h * 0.43, h, [
      [0, wet],
      [1, dry],
    ]),
  )
  ripples(s, { from: 0.37, to: 0.45, glitter: 0.56, ripples: 50 })
  const course = (grow: number) =>
    d`M${w * 0.5 - grow} ${h * 0.432}C${w * 0.6} ${h * 0.47} ${w * 0.84 + grow} ${h * 0.485} ${w * 0.73 + grow} ${h * 0.54}C${w * 0.62} ${h * 0.6} ${w * 0.2 - grow} ${h * 0.59} ${w * 0.23 - grow} ${h * 0.68}C${w * 0.26 - grow} ${h * 0.76} ${w * 0.6 - grow} ${h * 0.76} ${w * 0.66 - grow} ${h * 0.92}L${w * 0.94 + grow} ${h * 0.92}C${w * 0.92 + grow} ${h * 0.75} ${w * 0.46 + grow} ${h * 0.74} ${w * 0.4 + grow} ${h * 0.685}C${w * 0.35 + grow} ${h * 0.64} ${w * 0.78 + grow} ${h * 0.62} ${w * 0.85 + grow} ${h * 0.545}C${w * 0.92 + grow} ${h * 0.475} ${w * 0.66} ${h * 0.455} ${w * 0.6 + grow} ${h * 0.432}Z`
  s.path(course(u * 1.3), lighter(wet, 0.25), 0.7)
  s.path(
    course(0),
    s.down(h * 0.43, h * 0.92, [
      [0, mix(c.skyLow, c.sun, 0.3)],
      [0.45, mix(c.skyLow, c.skyMid, 0.55)],
      [1, mix(c.skyMid, c.skyTop, 0.6)],
    ]),
  )
  s.clipped(course(0), () => ripples(s, { from: 0.44, to: 0.92, glitter: 0.56, ripples: 60 }))
  const own = c.autumn ? mix(c.lit('#c08a4a'), c.leaf2, 0.35) : mix(c.leaf, c.leaf2, 0.5)
  const places = [
    [0.1, 0.47, 6],
    [0.24, 0.462, 4],
    [0.36, 0.475, 5],
    [0.9, 0.465, 4.5],
    [0.99, 0.48, 6],
    [0.06, 0.52, 10],
    [0.24, 0.515, 8],
    [0.42, 0.525, 9],
    [0.56, 0.512, 5.5],
    [0.98, 0.53, 7],
    [0.03, 0.6, 13],
    [0.13, 0.665, 7],
    [0.6, 0.665, 10],
    [0.78, 0.66, 12],
    [0.97, 0.625, 12],
    [0.08, 0.76, 18],
    [0.33, 0.8, 15],
    [0.52, 0.665, 5],
    [0.98, 0.76, 14],
  ] as const
  for (const [x, y, size] of places)
    reedBed(s, w * x, h * y, size * r.between(0.92, 1.06), mix(own, c.far, (0.5 * (0.8 - y)) / 0.35))
  mist(s, 0.45, 0.08, 0.4)
  const plume = c.lit(c.autumn ? '#f3dcae' : '#e6dfb4')
  reeds(s, -0.02, 1.02, 0.93, 9, mix(own, c.near, 0.3), { plume, count: 150 })
  const board = c.lit('#a9835c')
  s.path(
    d`M${-w * 0.02} ${h * 0.905}Q${w * 0.4} ${h * 0.86} ${w * 1.02} ${h * 0.9}V${h * 0.945}Q${w * 0.4} ${h * 0.9} ${-w * 0.02} ${h * 0.955}Z`,
    s.down(h * 0.87, h * 0.95, [
      [0, lighter(board, 0.25)],
      [0.7, board],
      [1, darker(board, 0.45)],
    ]),
  )
  const rail = (up: number, thick: number) =>
    s.stroke(
      d`M${-w * 0.02} ${h * 0.905 - up}Q${w * 0.4} ${h * 0.86 - up} ${w * 1.02} ${h * 0.9 - up}`,
      darker(board, 0.35),
      thick,
    )
  for (const [x, foot, k, coat] of [
    [0.3, 0.905, 10, c.accent],
    [0.345, 0.904, 9.4, '#f4ecdc'],
    [0.7, 0.907, 9.8, '#3f7f8f'],
  ] as const)
    figure(s, w * x, h * foot, k, c.lit(coat))
  for (let i = 0; i <= 24; i += 1) {
    const t = i / 24
    // The rail follows the boards: the same curve, taken point by point.
    const y = (1 - t) ** 2 * 0.905 + 2 * t * (1 - t) * 0.86 + t ** 2 * 0.9
    const x = -0.02 * (1 - t) ** 2 + 2 * t * (1 - t) * 0.4 + t ** 2 * 1.02
    s.rect(w * x - u * 0.2, h * y - u * 4.2, u * 0.4, u * 4.6, darker(board, 0.35))
  }
  rail(u * 4.1, u * 0.5)
  rail(u * 2.2, u * 0.3)
  reeds(s, -0.02, 1.02, 1.01, 13, mix(own, c.near, 0.42), { plume, count: 170 })
  birds(s, 0.26, 0.19, 9, 0.95)
}
