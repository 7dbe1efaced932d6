import { darker, lighter, mix } from '../colour'
import { hall } from '../hanok'
import { hazed, ranges } from '../land'
import { d, type Sheet } from '../sheet'
import { birds, mist, sky, wisps } from '../sky'
import { figure } from '../small'
import { fir, pine, tree } from '../trees'

/** Hedges of tea along a slope: each row a rounded band that follows the same bend, wider towards the front. */
function rows(s: Sheet, y0: number, y1: number, bend: (t: number, k: number) => number, count: number, depth = 0) {
  const { c, u } = s
  const leaf = mix(mix(c.leaf, c.leaf2, 0.35), c.far, depth)
  const steps = 30
  const y = (k: number, t: number) => s.h * (y0 + (y1 - y0) * k ** 1.55) + bend(t, k) * u
  for (let i = 0; i < count; i += 1) {
    const k = i / count
    const next = (i + 1) / count
    let top = ''
    let foot = ''
    let shine = ''
    for (let j = 0; j <= steps; j += 1) {
      const t = j / steps
      const x = s.w * (-0.03 + 1.06 * t)
      const a = y(k, t)
      const b = y(next, t)
      top += `${j ? 'L' : 'M'}${x.toFixed(1)} ${a.toFixed(1)}`
      foot = d`L${x} ${a + (b - a) * 0.97}` + foot
      shine += `${j ? 'L' : 'M'}${x.toFixed(1)} ${(a + (b - a) * 0.24).toFixed(1)}`
    }
    const tone = mix(leaf, i % 2 ? c.leaf2 : c.near, 0.1)
    const thick = y(next, 0.5) - y(k, 0.5)
    s.path(
      `${top}${foot}Z`,
      s.down(y(k, 0.5), y(next, 0.5), [
        [0, lighter(tone, 0.22)],
        [0.45, tone],
        [1, darker(tone, 0.42)],
      ]),
    )
    s.stroke(
      shine,
      lighter(tone, 0.4),
      thick * 0.1,
      0.5,
      ` stroke-dasharray="${(thick * 0.5).toFixed(1)} ${(thick * 0.42).toFixed(1)}"`,
    )
  }
}

/** The whole hillside in long bends, firs along its edge. */
function hillside(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.4, sun: [0.28, 0.2], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.28, to: 0.42, count: 4, swing: 9, nearest: 0.42 })
  wisps(s, 0.4, 0.05, 6, 0.35)
  mist(s, 0.42, 0.12, 0.6)
  for (let i = 0; i < 16; i += 1)
    fir(
      s,
      s.w * (0.5 + 0.034 * i) + u * s.r.between(-1, 1),
      s.h * (0.5 - 0.004 * i) + u * 2,
      s.r.between(12, 18),
      hazed(s, 0.3, c.leaf),
    )
  rows(s, 0.43, 1.1, (t, k) => -9 * Math.sin(t * 3.4 + 0.5 + k * 0.7) - 12 * (t - 0.3) * (1 - k * 0.5), 19)
  s.path(
    d`M${s.w * 0.56} ${s.h * 0.44}C${s.w * 0.62} ${s.h * 0.56} ${s.w * 0.5} ${s.h * 0.66} ${s.w * 0.6} ${s.h * 0.78}S${s.w * 0.66} ${s.h * 0.95} ${s.w * 0.6} ${s.h * 1.02}L${s.w * 0.69} ${s.h * 1.02}C${s.w * 0.74} ${s.h * 0.94} ${s.w * 0.7} ${s.h * 0.84} ${s.w * 0.65} ${s.h * 0.77}C${s.w * 0.55} ${s.h * 0.66} ${s.w * 0.65} ${s.h * 0.56} ${s.w * 0.575} ${s.h * 0.44}Z`,
    s.down(s.h * 0.44, s.h, [
      [0, c.lit('#f0dfb6', 0.25)],
      [1, c.lit('#cdb384')],
    ]),
  )
  figure(s, s.w * 0.605, s.h * 0.735, 6, c.lit(c.accent))
  figure(s, s.w * 0.635, s.h * 0.74, 5.7, c.lit('#f6eedd'))
  tree(s, s.w * 0.13, s.h * 0.63, 26, mix(c.leaf, c.near, 0.2), { light: 1 })
  birds(s, 0.62, 0.15, 6, 0.8)
}

/** Bowl-shaped terraces around a small pavilion. */
function terraces(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.36, sun: [0.7, 0.17], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.27, to: 0.38, count: 3, swing: 9, nearest: 0.44 })
  mist(s, 0.38, 0.12, 0.55)
  rows(s, 0.38, 0.7, (t) => -13 * (2 * t - 1) ** 2 + 3, 13, 0.26)
  hall(s, s.w * 0.5, s.h * 0.645, u * 12, u * 6.6, { bays: 2, open: true, painted: false, platform: 0.12, grooves: 18 })
  for (const x of [0.38, 0.62]) tree(s, s.w * x, s.h * 0.655, 12, mix(c.leaf, c.near, 0.15))
  rows(s, 0.64, 1.14, (t, k) => -9 * (1 - k) * (2 * t - 1) ** 2 + 4 * Math.sin(t * 4 + 1), 10)
  for (const [x, y, k] of [
    [0.22, 0.83, 9],
    [0.3, 0.845, 9.4],
    [0.72, 0.79, 7.6],
  ] as const)
    figure(s, s.w * x, s.h * y, k, c.lit(s.r.pick([c.accent, '#f4ecdc', '#3f7f8f'])), { hat: true })
  pine(s, s.w * 0.95, s.h * 0.98, 44, { lean: -0.6 })
}

/** Close to a hedge: leaves in front, rows that run to the sun. */
function furrows(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.46, sun: [0.5, 0.36], sunSize: 9, clouds: 4 })
  ranges(s, { from: 0.36, to: 0.46, count: 3, swing: 7, nearest: 0.44 })
  mist(s, 0.46, 0.12, 0.6)
  const leaf = mix(c.leaf, c.leaf2, 0.35)
  s.rect(0, s.h * 0.48, s.w, s.h * 0.53, darker(leaf, 0.5))
  const [vx, vy] = [s.w * 0.5, s.h * 0.46]
  for (let i = -8; i <= 8; i += 1) {
    const foot = (k: number) => vx + (i + k) * u * 17
    s.path(
      d`M${vx + (i - 0.4) * u * 0.9} ${vy + u * 2}Q${vx + (foot(-0.42) - vx) * 0.42} ${s.h * 0.62} ${foot(-0.44)} ${s.h * 1.02}H${foot(0.4)}Q${vx + (foot(0.36) - vx) * 0.42} ${s.h * 0.62} ${vx + (i + 0.36) * u * 0.9} ${vy + u * 2}Z`,
      s.gradient(foot(-0.44), s.h, foot(0.4), s.h, [
        [0, lighter(leaf, i < 0 ? 0.05 : 0.3)],
        [0.5, leaf],
        [1, i < 0 ? lighter(leaf, 0.3) : darker(leaf, 0.3)],
      ]),
    )
    for (let n = 0; n < 26; n += 1) {
      const t = s.r.next() ** 0.7
      const x = vx + (foot(s.r.between(-0.36, 0.32)) - vx) * (0.06 + 0.94 * t)
      const y = vy + u * 2 + (s.h - vy) * t
      const k = u * (0.2 + 1.15 * t)
      s.path(
        d`M${x} ${y}q${k * 0.7} ${-k * 0.9} ${k * 0.2} ${-k * 2}q${-k} ${k * 0.8} ${-k * 0.2} ${k * 2}Z`,
        s.r.chance(0.5) ? lighter(leaf, 0.35) : mix(leaf, c.leaf2, 0.7),
        0.85,
      )
    }
  }
  mist(s, 0.5, 0.1, 0.5)
  figure(s, s.w * 0.345, s.h * 0.66, 8, c.lit('#f4ecdc'), { hat: true })
  figure(s, s.w * 0.655, s.h * 0.62, 6, c.lit(c.accent), { hat: true })
  birds(s, 0.28, 0.2, 6, 0.85)
}

export const tea = [hillside, terraces, furrows]
