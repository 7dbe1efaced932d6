import { darker, lighter, mix } from '../color'
import { curve, d, type Point, type Sheet } from '../sheet'
import { hazed, type Ridge } from './land'

/** Yellow rape in bloom: rows of blossom that grow larger toward the foot of the picture. */
export function canola(s: Sheet, from: number, to: number) {
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
export function lavaWall(s: Sheet, along: Ridge, size: number, from = -0.02, to = 1.02) {
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

/** The crown-shaped tuff cone in the sea at sunrise. */
export function tuffCone(s: Sheet, x: number, foot: number, w: number, depth: number) {
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
  // A low apron of scrub between the slope and the water.
  s.path(
    d`M${x - w * 0.62} ${foot}Q${x - w * 0.5} ${foot - h * 0.07} ${x - w * 0.36} ${foot - h * 0.06}T${x - w * 0.02} ${foot - h * 0.05}T${x + w * 0.2} ${foot}Z`,
    darker(green, 0.24),
  )
}
