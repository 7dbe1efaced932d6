import { darker, lighter, mix } from '../color'
import { ridge } from '../parts/land'
import { d, type Sheet } from '../sheet'

/** A stage before the show: curtain, beams, the heads of the waiting audience. */
export function stage(s: Sheet) {
  const { c, u } = s
  const [w, h] = [s.w, s.h]
  const velvet = mix(c.accent, '#3a0d1c', 0.45)
  s.rect(
    0,
    0,
    w,
    h,
    s.down(0, h, [
      [0, darker(c.skyTop, 0.45)],
      [0.7, mix(c.skyMid, c.near, 0.35)],
      [1, darker(c.near, 0.2)],
    ]),
  )
  s.halo(w * 0.5, h * 0.62, u * 62, mix(c.skyLow, c.accent2, 0.5), 0.75)
  s.rect(
    w * 0.14,
    h * 0.12,
    w * 0.72,
    h * 0.55,
    s.glow(w * 0.5, h * 0.6, u * 60, [
      [0, mix(c.skyLow, c.accent2, 0.35), 0.85],
      [0.5, c.skyMid, 0.7],
      [1, c.skyTop, 0],
    ]),
  )
  // A painted sun and hills as the set.
  s.disc(
    w * 0.5,
    h * 0.44,
    u * 15,
    s.down(h * 0.3, h * 0.6, [
      [0, c.accent2],
      [1, c.accent],
    ]),
  )
  ;[0.52, 0.57, 0.62].forEach((y, i) => {
    const set = ridge(s, { y, swing: 4, waves: 3 })
    s.clipped(d`M${w * 0.14} 0H${w * 0.86}V${h * 0.67}H${w * 0.14}Z`, () =>
      s.path(
        `${set.points.map(([px, py], n) => `${n ? 'L' : 'M'}${px.toFixed(0)} ${py.toFixed(0)}`).join('')}L${w} ${h * 0.67}L0 ${h * 0.67}Z`,
        mix(c.far, c.near, 0.2 + i * 0.26),
      ),
    )
  })
  const floor = mix(c.lit('#8a5a3c'), c.skyMid, 0.2)
  s.path(
    d`M${w * 0.1} ${h * 0.665}H${w * 0.9}L${w * 0.98} ${h * 0.77}H${w * 0.02}Z`,
    s.down(h * 0.66, h * 0.78, [
      [0, lighter(floor, 0.3)],
      [1, floor],
    ]),
  )
  s.rect(w * 0.02, h * 0.77, w * 0.96, u * 3.4, darker(floor, 0.55))
  for (let i = 0; i < 23; i += 1) s.halo(w * (0.05 + i * 0.041), h * 0.772, u * 2.2, c.lamp, 0.8)
  const dancers = [
    [0.34, 13, '#e2557a'],
    [0.42, 14, c.accent2],
    [0.5, 16, '#fff1dc'],
    [0.58, 14, '#4fa7b5'],
    [0.66, 13, '#8e6bc9'],
  ] as const
  for (const [x, k, color] of dancers) {
    const [px, foot, g] = [w * x, h * 0.735, k * u]
    s.path(
      d`M${px - g * 0.1} ${foot - g * 0.58}C${px - g * 0.36} ${foot - g * 0.36} ${px - g * 0.36} ${foot - g * 0.1} ${px - g * 0.34} ${foot}H${px + g * 0.34}C${px + g * 0.36} ${foot - g * 0.1} ${px + g * 0.36} ${foot - g * 0.36} ${px + g * 0.1} ${foot - g * 0.58}Z`,
      color,
    )
    s.path(
      d`M${px - g * 0.12} ${foot - g * 0.54}L${px - g * 0.5} ${foot - g * 0.86}Q${px - g * 0.46} ${foot - g * 0.62} ${px - g * 0.08} ${foot - g * 0.74}H${px + g * 0.08}Q${px + g * 0.46} ${foot - g * 0.62} ${px + g * 0.5} ${foot - g * 0.86}L${px + g * 0.12} ${foot - g * 0.54}Z`,
      lighter(color, 0.5),
    )
    s.disc(px, foot - g * 0.86, g * 0.1, '#3b2a26')
    s.path(
      d`M${px + g * 0.48} ${foot - g * 0.84}l${g * 0.02} ${-g * 0.24}q${g * 0.22} ${g * 0.02} ${g * 0.24} ${g * 0.22}Z`,
      mix(c.accent, '#ffffff', 0.25),
    )
  }
  for (const [x, to, color] of [
    [0.2, 0.42, c.accent2],
    [0.36, 0.5, '#fff3d6'],
    [0.64, 0.5, '#fff3d6'],
    [0.8, 0.58, mix(c.accent, '#ffffff', 0.3)],
  ] as const)
    s.path(
      d`M${w * x - u} ${h * 0.06}L${w * to - u * 15} ${h * 0.745}H${w * to + u * 15}L${w * x + u} ${h * 0.06}Z`,
      s.down(h * 0.06, h * 0.75, [
        [0, color, 0.5],
        [1, color, 0.04],
      ]),
    )
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : w
    for (let i = 0; i < 6; i += 1) {
      const [x1, x2] = [edge - side * u * i * 5, edge - side * u * (i + 1.15) * 5]
      s.path(
        d`M${x1} 0H${x2}C${x2 + side * u * 2} ${h * 0.3} ${x2 - side * u * 3} ${h * 0.5} ${x2 + side * u * 4} ${h * 0.8}H${x1}Z`,
        s.gradient(x1, 0, x2, 0, [
          [0, darker(velvet, 0.5)],
          [0.6, lighter(velvet, 0.14)],
          [1, darker(velvet, 0.35)],
        ]),
      )
    }
  }
  const swags = 6
  for (let i = 0; i < swags; i += 1) {
    const [x1, x2] = [(w * i) / swags, (w * (i + 1)) / swags]
    s.path(
      d`M${x1} 0H${x2}V${h * 0.06}Q${(x1 + x2) / 2} ${h * 0.19} ${x1} ${h * 0.06}Z`,
      s.down(0, h * 0.15, [
        [0, darker(velvet, 0.55)],
        [0.7, lighter(velvet, 0.08)],
        [1, darker(velvet, 0.25)],
      ]),
    )
    s.stroke(d`M${x1} ${h * 0.06}Q${(x1 + x2) / 2} ${h * 0.19} ${x2} ${h * 0.06}`, c.accent2, u * 0.5, 0.9)
  }
  for (let row = 0; row < 3; row += 1) {
    const k = u * (2.6 + row * 1.2)
    for (let x = -k + (row % 2) * k * 1.4; x < w + k; x += k * 2.9) {
      const y = h * (0.88 + row * 0.055)
      const tone = mix(c.near, c.skyMid, 0.26 - row * 0.1)
      s.disc(x + s.r.between(-0.3, 0.3) * k, y, k * 0.72, tone, 1, k * 0.85)
      s.path(
        d`M${x - k * 1.35} ${y + k * 2.6}Q${x - k * 1.2} ${y + k * 0.8} ${x} ${y + k * 0.75}Q${x + k * 1.2} ${y + k * 0.8} ${x + k * 1.35} ${y + k * 2.6}Z`,
        tone,
      )
    }
  }
}
