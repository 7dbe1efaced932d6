import { darker, lighter, mix } from '../color'
import { evening } from '../parts/evening'
import { figure } from '../parts/figures'
import { sky } from '../parts/sky'
import { skyline } from '../parts/skyline'
import { d, type Sheet } from '../sheet'

/** A mast with its bank of floodlights. */
function floodlight(s: Sheet, x: number, foot: number, height: number) {
  const { c, u } = s
  const top = foot - height * u
  const steel = mix(c.near, c.lit('#8a9299'), 0.4)
  s.path(d`M${x - u * 0.9} ${foot}L${x - u * 0.4} ${top}H${x + u * 0.4}L${x + u * 0.9} ${foot}Z`, steel)
  if (evening(s)) s.halo(x, top, u * 22, '#fff4d6', 0.85)
  s.rect(x - u * 6, top - u * 4.6, u * 12, u * 6.4, darker(steel, 0.25), 1, u * 0.5)
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 6; i += 1)
      s.disc(
        x - u * 4.9 + i * u * 1.96,
        top - u * 3.4 + row * u * 2,
        u * 0.75,
        evening(s) ? '#fffbe8' : c.lit('#dfe6e6'),
      )
}

/** Things under the floodlights keep their color when everything else loses it in the evening. */
const floodlit = (s: Sheet, own: string) => (evening(s) ? mix(own, s.c.near, 0.14) : s.c.lit(own))

/** The ballpark from the stands: floodlights, the diamond, and the backs of the singing crowd. */
export function ballpark(s: Sheet) {
  const { c, r, u } = s
  const [w, h] = [s.w, s.h]
  sky(s, { horizon: 0.42, sun: [0.5, 0.2], sunSize: 6, clouds: 4 })
  skyline(s, 0.4, { low: 5, high: 15, depth: 0.55 })
  for (const [x, height] of [
    [0.1, 34],
    [0.36, 25],
    [0.64, 25],
    [0.9, 34],
  ] as const)
    floodlight(s, w * x, h * 0.42, height)
  // The far stands, a bowl full of people.
  const seats = c.lit('#5f6f86', 0.15)
  const bowl = d`M0 ${h * 0.3}Q${w * 0.5} ${h * 0.4} ${w} ${h * 0.3}V${h * 0.62}H0Z`
  s.path(
    bowl,
    s.down(h * 0.3, h * 0.52, [
      [0, darker(seats, 0.3)],
      [1, seats],
    ]),
  )
  const shirts = ['#f3ece0', '#d8583e', '#f2c04c', '#4d87a8', '#efe3cd', '#8b9bb0'] as const
  s.clipped(bowl, () => {
    for (let row = 0; row < 12; row += 1)
      for (let x = -u; x < w + u; x += u * 1.5) {
        const t = (x / w - 0.5) * 2
        const y = h * (0.325 + row * 0.0165) + u * 9 * (1 - t * t) * 0.9
        if (r.chance(0.82))
          s.disc(x + (row % 2) * u * 0.75, y, u * 0.5, mix(floodlit(s, r.pick(shirts)), seats, r.between(0.25, 0.65)))
      }
  })
  // Scoreboard without words.
  s.rect(w * 0.42, h * 0.255, w * 0.16, h * 0.105, darker(seats, 0.55), 1, u * 0.6)
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 9; i += 1)
      s.rect(
        w * (0.43 + i * 0.0157),
        h * (0.272 + row * 0.027),
        u * 1.3,
        u * 1.3,
        evening(s) ? mix(c.lamp, r.pick(['#fff4d6', c.accent2, '#8fd0c0']), 0.6) : lighter(seats, 0.3),
        r.between(0.5, 1),
      )
  // Wall, grass and the diamond.
  const grass = floodlit(s, '#5c9f52')
  const edge = (x: number) => h * 0.52 + u * 3.4 * (1 - ((x / w - 0.5) * 2) ** 2)
  const field = d`M0 ${edge(0)}Q${w * 0.5} ${edge(w * 0.5) + u * 3.4} ${w} ${edge(w)}V${h}H0Z`
  s.path(
    d`M0 ${edge(0) - u * 3.2}Q${w * 0.5} ${edge(w * 0.5)} ${w} ${edge(w) - u * 3.2}V${h}H0Z`,
    mix(c.lit('#1f5a52'), c.near, 0.2),
  )
  s.path(field, grass)
  s.clipped(field, () => {
    const [vx, vy] = [w * 0.5, h * 0.3]
    for (let i = -9; i < 9; i += 2)
      s.path(
        d`M${vx + i * u * 5} ${vy}L${vx + (i + 1) * u * 5} ${vy}L${vx + (i + 1) * u * 26} ${h}L${vx + i * u * 26} ${h}Z`,
        lighter(grass, 0.1),
        0.7,
      )
    const clay = floodlit(s, '#cf9a68')
    s.disc(w * 0.5, h * 0.735, u * 42, clay, 1, u * 12.5)
    s.path(
      d`M${w * 0.5} ${h * 0.64}L${w * 0.5 + u * 29} ${h * 0.73}L${w * 0.5} ${h * 0.84}L${w * 0.5 - u * 29} ${h * 0.73}Z`,
      lighter(grass, 0.05),
    )
    const chalk = floodlit(s, '#fdf9ee')
    s.stroke(
      d`M${w * 0.5} ${h * 0.86}L${w * 0.5 + u * 72} ${h * 0.575}M${w * 0.5} ${h * 0.86}L${w * 0.5 - u * 72} ${h * 0.575}`,
      chalk,
      u * 0.45,
      0.9,
    )
    s.disc(w * 0.5, h * 0.855, u * 12, clay, 1, u * 3.6)
    s.disc(w * 0.5, h * 0.735, u * 5, clay, 1, u * 1.5)
    for (const [x, y] of [
      [0, 0.642],
      [28, 0.73],
      [-28, 0.73],
    ] as const)
      s.path(
        d`M${w * 0.5 + x * u} ${h * y - u * 0.7}l${u * 1.6} ${u * 0.7}l${-u * 1.6} ${u * 0.7}l${-u * 1.6} ${-u * 0.7}Z`,
        chalk,
      )
  })
  const home = floodlit(s, '#f7f1e4')
  const away = floodlit(s, '#d0563c')
  for (const [x, y, k, shirt] of [
    [-48, 0.585, 4.2, home],
    [4, 0.575, 4, home],
    [50, 0.587, 4.2, home],
    [-16, 0.655, 5.2, home],
    [15, 0.655, 5.2, home],
    [31, 0.73, 6, home],
    [27, 0.72, 5.8, away],
    [-31, 0.735, 6, home],
    [0, 0.74, 6.6, home],
    [-4.5, 0.85, 7.6, away],
  ] as const)
    figure(s, w * 0.5 + x * u, h * y, k, shirt)
  // The singing crowd in the front rows.
  for (let row = 0; row < 3; row += 1) {
    const k = u * (3.4 + row * 1.5)
    for (let x = -k + (row % 2) * k * 1.6; x < w + k * 2; x += k * 3.3) {
      const y = h * (0.885 + row * 0.06)
      const px = x + r.between(-0.35, 0.35) * k
      const shirt = mix(c.lit(r.pick(shirts)), c.near, 0.35 - row * 0.08)
      if (r.chance(0.55))
        for (const side of [-1, 1]) {
          const [hx, hy] = [px + side * k * r.between(0.9, 1.5), y - k * r.between(0.5, 1.5)]
          s.stroke(
            d`M${px + side * k * 0.8} ${y + k * 1.3}L${hx} ${hy}`,
            mix(floodlit(s, '#d9a884'), c.near, 0.25),
            k * 0.3,
          )
          s.stroke(
            d`M${hx} ${hy}l${side * k * 0.35} ${-k * 1.7}`,
            floodlit(s, side < 0 ? c.accent : c.accent2),
            k * 0.5,
          )
        }
      s.path(
        d`M${px - k * 1.4} ${y + k * 4}Q${px - k * 1.35} ${y + k * 1} ${px} ${y + k * 0.85}Q${px + k * 1.35} ${y + k * 1} ${px + k * 1.4} ${y + k * 4}Z`,
        shirt,
      )
      s.disc(px, y, k * 0.78, mix(c.lit('#33251f'), c.near, 0.3), 1, k * 0.9)
      if (r.chance(0.5))
        s.path(
          d`M${px - k * 0.84} ${y - k * 0.1}Q${px - k * 0.8} ${y - k * 1.05} ${px} ${y - k * 1.05}Q${px + k * 0.8} ${y - k * 1.05} ${px + k * 0.84} ${y - k * 0.1}Z`,
          mix(c.lit(r.pick(['#24406b', c.accent, '#f3ece0'])), c.near, 0.2),
        )
    }
  }
}
