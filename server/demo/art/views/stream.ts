import { darker, lighter, mix } from '../color'
import { figure } from '../parts/figures'
import { wood } from '../parts/foliage'
import { hues, lotus, strings } from '../parts/lotus'
import { sky } from '../parts/sky'
import { lampStreaks, skyline } from '../parts/skyline'
import { ripples, water } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A stream in the city, walkers on both banks, lanterns standing in the water. */
export function stream(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.46, sun: [0.74, 0.14], sunSize: 6, clouds: 2 })
  skyline(s, 0.5, { low: 12, high: 30, depth: 0.45 })
  const [vx, vy] = [s.w * 0.5, s.h * 0.48]
  const stone = c.lit('#8d8577')
  s.rect(
    0,
    vy,
    s.w,
    s.h - vy,
    s.down(vy, s.h, [
      [0, mix(stone, c.skyLow, 0.3)],
      [1, darker(stone, 0.35)],
    ]),
  )
  for (const k of [-1, 1]) {
    const wall = (near: number, far: number, up: number) =>
      d`M${vx + k * far * u} ${vy}L${vx + k * (far + up * 0.2) * u} ${vy - up * 0.14 * u}L${vx + k * (near + up) * u * 3} ${s.h - up * u * 2.4}L${vx + k * near * u * 3} ${s.h}Z`
    s.path(wall(26, 9, 14), darker(stone, 0.45))
    s.path(
      d`M${vx + k * 11.8 * u} ${vy - u * 2}L${vx + k * 120 * u} ${vy - u * 2}V${s.h * 0.8}L${vx + k * 40 * u * 3} ${s.h - 33 * u}Z`,
      s.down(vy, s.h, [
        [0, mix(stone, c.lamp, 0.3)],
        [1, darker(stone, 0.4)],
      ]),
    )
    wood(
      s,
      { points: [], at: (x) => vy + u + Math.abs(x - vx) * 0.05 },
      k < 0 ? -0.02 : 0.63,
      k < 0 ? 0.37 : 1.02,
      6.5,
      mix(c.leaf, c.near, 0.35),
      { firs: 0 },
    )
    for (let i = 0; i < 6; i += 1) {
      const t = ((i + 0.6) / 6) ** 1.4
      const [x, y] = [vx + k * u * (13 + 66 * t), vy + (s.h - vy) * t * 0.55]
      s.disc(
        x,
        y,
        u * (2 + 7 * t),
        s.glow(x, y, u * (2 + 7 * t), [
          [0, c.lamp, 0.5],
          [1, c.lamp, 0],
        ]),
      )
      s.disc(x, y, u * (0.2 + 0.5 * t), '#fff1cf')
    }
  }
  const bed = d`M${vx - u * 4} ${vy}L${vx + u * 4} ${vy}C${vx + u * 9} ${s.h * 0.66} ${s.w * 0.72} ${s.h * 0.82} ${s.w * 0.88} ${s.h * 1.02}L${s.w * 0.12} ${s.h * 1.02}C${s.w * 0.28} ${s.h * 0.82} ${vx - u * 9} ${s.h * 0.66} ${vx - u * 4} ${vy}Z`
  s.stroke(bed, lighter(stone, 0.2), u * 1.4, 0.8)
  s.clipped(bed, () => {
    water(s, { from: 0.47 })
    lampStreaks(s, 0.5, 1, 44, { left: 0.2, right: 0.8 })
    ripples(s, { from: 0.48, ripples: 70 })
  })
  // A stone footbridge in the middle distance.
  s.path(
    d`M${vx - u * 24} ${s.h * 0.57}Q${vx} ${s.h * 0.525} ${vx + u * 24} ${s.h * 0.57}V${s.h * 0.594}Q${vx} ${s.h * 0.552} ${vx - u * 24} ${s.h * 0.594}Z`,
    lighter(stone, 0.12),
  )
  for (const k of [-0.5, 0.1, 0.42]) figure(s, vx + k * u * 20, s.h * 0.553, 4, darker(s.r.pick(hues(s)), 0.25))
  for (let i = 0; i < 18; i += 1) {
    const t = ((i + 0.5) / 18) ** 1.2
    const spread = (0.05 + 0.5 * t) * s.w * 0.62
    lotus(s, vx + s.r.between(-1, 1) * spread * 0.6, vy + (s.h - vy) * (0.14 + 0.8 * t), 0.7 + t * 3, s.r.pick(hues(s)))
  }
  for (const [x, y, k] of [
    [0.2, 0.88, 10],
    [0.245, 0.875, 9.6],
    [0.82, 0.86, 9.4],
    [0.31, 0.73, 6.4],
    [0.69, 0.71, 6],
    [0.72, 0.712, 5.7],
  ] as const)
    figure(s, s.w * x, s.h * y, k, mix(c.near, s.r.pick(hues(s)), 0.65))
  strings(s, [
    [0.2, 7, 1.5, 15],
    [0.02, 10, 2.6, 10],
  ])
}
