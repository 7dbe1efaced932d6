import { darker, lighter, mix } from '../color'
import { evening } from '../parts/evening'
import { ranges } from '../parts/land'
import { lantern } from '../parts/lantern'
import { sky } from '../parts/sky'
import { roofRow } from '../parts/village'
import { d, type Sheet } from '../sheet'

/** The kitchen bench: cabbages, radish, garlic, bowls of paste. */
export function bench(s: Sheet) {
  const { c, r, u } = s
  sky(s, { horizon: 0.62, sun: [0.5, 0.3], sunSize: 9, clouds: 3 })
  ranges(s, { from: 0.46, to: 0.56, count: 3, swing: 7, nearest: 0.5 })
  roofRow(s, 0.63, 13, { depth: 0.45, lamps: evening(s) ? 0.6 : 0 })
  const frame = c.lit('#6d4530')
  const wall = c.lit('#efe2c8')
  const [w, h] = [s.w, s.h]
  // The wall around the window, with the window left out.
  s.path(d`M0 0H${w}V${h * 0.7}H0ZM${w * 0.2} ${h * 0.1}V${h * 0.6}H${w * 0.8}V${h * 0.1}Z`, wall)
  s.stroke(
    d`M${w * 0.2} ${h * 0.1}V${h * 0.6}H${w * 0.8}V${h * 0.1}ZM${w * 0.4} ${h * 0.1}V${h * 0.6}M${w * 0.6} ${h * 0.1}V${h * 0.6}`,
    frame,
    u * 1.7,
  )
  for (const x of [0.045, 0.1, 0.15]) {
    s.stroke(d`M${w * x} 0V${h * 0.16}`, frame, u * 0.25)
    for (let i = 0; i < 6; i += 1)
      s.path(
        d`M${w * x} ${h * (0.15 + i * 0.03)}q${u * (i % 2 ? 3 : -3)} ${u * 1} ${u * (i % 2 ? 2.4 : -2.4)} ${u * 5.4}q${u * (i % 2 ? -2.4 : 2.4)} ${-u * 1.4} ${u * (i % 2 ? -2.4 : 2.4)} ${-u * 5.4}Z`,
        c.lit(i % 3 ? '#c23a28' : '#a92d22'),
      )
  }
  for (let i = 0; i < 3; i += 1)
    lantern(s, w * (0.87 + i * 0.05), 0, 1.9, c.lit(i % 2 ? c.accent2 : '#f1e4c9'), {
      thread: 4 + (i % 2) * 3,
      lit: evening(s),
    })
  const top = c.lit('#a9714a')
  s.rect(
    0,
    h * 0.7,
    w,
    h * 0.31,
    s.down(h * 0.7, h, [
      [0, lighter(top, 0.28)],
      [0.18, top],
      [1, darker(top, 0.4)],
    ]),
  )
  s.rect(0, h * 0.695, w, u * 1, lighter(top, 0.4))
  for (let i = 0; i < 5; i += 1) s.stroke(d`M0 ${h * (0.76 + i * 0.055)}H${w}`, darker(top, 0.3), u * 0.16, 0.45)
  const cabbage = (x: number, y: number, k: number) => {
    s.disc(x, y + k * 0.5, k * 1.1, '#20140f', 0.2, k * 0.16)
    for (let i = 6; i >= 0; i -= 1) {
      const a = (i - 3) * 0.2
      const tone = mix(c.lit('#7fae4f'), c.lit('#eef0c8'), 1 - Math.abs(i - 3) / 3.4)
      s.path(
        d`M${x - k * 1.1} ${y + k * 0.3}C${x - k * 0.4} ${y - k * (0.9 - a)} ${x + k * 0.7} ${y - k * (0.95 - a * 1.6)} ${x + k * 1.3} ${y + k * a * 1.6}C${x + k * 0.7} ${y + k * 0.5} ${x - k * 0.3} ${y + k * 0.62} ${x - k * 1.1} ${y + k * 0.3}Z`,
        s.gradient(x - k, 0, x + k * 1.3, 0, [
          [0, c.lit('#fbf7e6')],
          [0.45, tone],
          [1, darker(tone, 0.2)],
        ]),
      )
    }
    s.stroke(
      d`M${x - k * 0.95} ${y + k * 0.28}Q${x} ${y} ${x + k * 1.1} ${y}M${x - k * 0.9} ${y + k * 0.34}Q${x} ${y + k * 0.26} ${x + k} ${y + k * 0.2}`,
      c.lit('#d7e0a4'),
      k * 0.04,
      0.8,
    )
  }
  const bowl = (x: number, y: number, k: number, glaze: string, filling: string) => {
    const own = c.lit(glaze)
    s.disc(x, y + k * 0.8, k * 0.9, '#20140f', 0.22, k * 0.13)
    s.path(
      d`M${x - k} ${y}C${x - k * 0.9} ${y + k * 0.7} ${x - k * 0.5} ${y + k * 0.82} ${x - k * 0.35} ${y + k * 0.84}H${x + k * 0.35}C${x + k * 0.5} ${y + k * 0.82} ${x + k * 0.9} ${y + k * 0.7} ${x + k} ${y}Z`,
      s.gradient(x - k, 0, x + k, 0, [
        [0, lighter(own, 0.3)],
        [1, darker(own, 0.35)],
      ]),
    )
    s.disc(x, y, k, darker(own, 0.1), 1, k * 0.26)
    s.disc(x, y, k * 0.9, c.lit(filling), 1, k * 0.21)
    for (let i = 0; i < 14; i += 1)
      s.disc(
        x + k * r.between(-0.7, 0.7),
        y + k * r.between(-0.12, 0.12),
        k * 0.06,
        lighter(c.lit(filling), r.between(0, 0.4)),
        0.9,
        k * 0.035,
      )
  }
  cabbage(w * 0.2, h * 0.78, u * 12)
  cabbage(w * 0.34, h * 0.86, u * 13)
  bowl(w * 0.56, h * 0.76, u * 13, '#55402f', '#c5331f')
  bowl(w * 0.77, h * 0.78, u * 9, '#dfe5df', '#f4efe0')
  bowl(w * 0.71, h * 0.89, u * 8, '#a9c9b5', '#6f9a4a')
  for (const [x, y] of [
    [0.87, 0.9],
    [0.91, 0.885],
    [0.95, 0.91],
  ] as const) {
    s.path(
      d`M${w * x} ${h * y - u * 4}Q${w * x + u * 0.6} ${h * y - u * 2.8} ${w * x + u * 2.4} ${h * y - u * 1.6}Q${w * x + u * 2.8} ${h * y + u * 0.9} ${w * x} ${h * y + u * 1}Q${w * x - u * 2.8} ${h * y + u * 0.9} ${w * x - u * 2.4} ${h * y - u * 1.6}Q${w * x - u * 0.6} ${h * y - u * 2.8} ${w * x} ${h * y - u * 4}Z`,
      s.gradient(w * x - u * 2.5, 0, w * x + u * 2.5, 0, [
        [0, c.lit('#fffaf0')],
        [1, c.lit('#d5c6b4')],
      ]),
    )
  }
  for (let i = 0; i < 6; i += 1)
    s.stroke(
      d`M${w * 0.44 + i * u * 2.2} ${h * 0.965}q${u * 4} ${-u * 3.6} ${u * 9} ${-u * 1.6}`,
      c.lit(i % 2 ? '#c2331f' : '#d94a2c'),
      u * 1.25,
    )
}
