import { darker, lighter, mix } from '../color'
import { birds } from '../parts/air'
import { figure } from '../parts/figures'
import { headland } from '../parts/headland'
import { lighthouse } from '../parts/lighthouse'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples, surf, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A light on the cliff above open sea. */
export function cliff(s: Sheet) {
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
