import { darker, lighter } from '../color'
import { lantern } from '../parts/lantern'
import { d, type Sheet } from '../sheet'

/** The warm room: a kiln of clay with its glowing mouth, mats, towels folded into horns. */
export function warmRoom(s: Sheet) {
  const { c, u } = s
  const wall = c.lit('#b78357')
  const [w, h] = [s.w, s.h]
  s.rect(
    0,
    0,
    w,
    h,
    s.down(0, h * 0.72, [
      [0, darker(wall, 0.55)],
      [1, wall],
    ]),
  )
  for (let i = 0; i <= 16; i += 1) s.rect((w * i) / 16 - u * 0.3, 0, u * 0.6, h * 0.7, darker(wall, 0.42), 0.35)
  s.rect(0, h * 0.1, w, u * 3, darker(wall, 0.5))
  const clay = c.lit('#c79468')
  const [x, foot, k] = [w * 0.5, h * 0.74, u * 40]
  s.halo(x, foot - k * 0.2, k * 1.6, c.lamp, 0.55)
  const dome = d`M${x - k} ${foot}C${x - k} ${foot - k * 1.02} ${x - k * 0.5} ${foot - k * 1.3} ${x} ${foot - k * 1.3}S${x + k} ${foot - k * 1.02} ${x + k} ${foot}Z`
  s.path(
    dome,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(clay, 0.22)],
      [0.5, clay],
      [1, darker(clay, 0.35)],
    ]),
  )
  s.clipped(dome, () => {
    for (let row = 0; row < 15; row += 1) {
      const y = foot - k * 0.09 * row
      s.stroke(d`M${x - k} ${y}Q${x} ${y + k * 0.04} ${x + k} ${y}`, darker(clay, 0.32), u * 0.2, 0.45)
      for (let i = -14; i < 15; i += 1)
        s.stroke(d`M${x + (i + (row % 2) * 0.5) * k * 0.09} ${y}v${-k * 0.09}`, darker(clay, 0.32), u * 0.16, 0.35)
    }
  })
  const mouth = d`M${x - k * 0.26} ${foot}V${foot - k * 0.38}A${k * 0.26} ${k * 0.26} 0 0 1 ${x + k * 0.26} ${foot - k * 0.38}V${foot}Z`
  s.stroke(mouth, darker(clay, 0.3), u * 2.4)
  s.path(
    mouth,
    s.down(foot - k * 0.64, foot, [
      [0, '#ffb45c'],
      [0.5, '#ff8a3d'],
      [1, '#ffe0a0'],
    ]),
  )
  s.halo(x, foot - k * 0.2, k * 0.55, '#ffd58a', 0.8)
  const floor = c.lit('#d9b27e')
  s.rect(
    0,
    h * 0.735,
    w,
    h * 0.27,
    s.down(h * 0.735, h, [
      [0, lighter(floor, 0.2)],
      [1, darker(floor, 0.32)],
    ]),
  )
  for (let i = -9; i <= 9; i += 1)
    s.stroke(d`M${w / 2 + i * u * 10} ${h * 0.74}L${w / 2 + i * u * 19} ${h}`, darker(floor, 0.3), u * 0.16, 0.4)
  s.path(
    d`M${x - k * 0.26} ${foot}H${x + k * 0.26}L${x + k * 0.62} ${h}H${x - k * 0.62}Z`,
    s.down(foot, h, [
      [0, '#ffce86', 0.75],
      [1, '#ffce86', 0],
    ]),
  )
  for (const [mx, my, mw, color] of [
    [0.17, 0.87, 22, '#e9a08a'],
    [0.83, 0.88, 22, '#8fb9b3'],
  ] as const) {
    s.path(
      d`M${w * mx - u * mw} ${h * my}L${w * mx - u * mw * 0.72} ${h * my - u * 6}H${w * mx + u * mw * 0.72}L${w * mx + u * mw} ${h * my}Z`,
      c.lit(color),
    )
    s.rect(w * mx - u * mw * 0.55, h * my - u * 8.2, u * 8, u * 3.6, c.lit('#8a5a38'), 1, u * 0.7)
  }
  const guest = (gx: number, gy: number, size: number, shirt: string) => {
    const g = size * u
    s.path(
      d`M${gx - g * 0.62} ${gy}Q${gx - g * 0.7} ${gy - g * 0.3} ${gx - g * 0.2} ${gy - g * 0.36}H${gx + g * 0.2}Q${gx + g * 0.7} ${gy - g * 0.3} ${gx + g * 0.62} ${gy}Z`,
      darker(shirt, 0.18),
    )
    s.path(
      d`M${gx - g * 0.3} ${gy - g * 0.16}Q${gx - g * 0.36} ${gy - g * 0.8} ${gx} ${gy - g * 0.84}Q${gx + g * 0.36} ${gy - g * 0.8} ${gx + g * 0.3} ${gy - g * 0.16}Z`,
      shirt,
    )
    s.disc(gx, gy - g * 1.04, g * 0.21, c.lit('#e0ad88'))
    s.path(
      d`M${gx - g * 0.24} ${gy - g * 1.06}Q${gx} ${gy - g * 1.44} ${gx + g * 0.24} ${gy - g * 1.06}Z`,
      c.lit('#fbf6ea'),
    )
    for (const e of [-1, 1]) s.disc(gx + e * g * 0.26, gy - g * 1.13, g * 0.1, c.lit('#fbf6ea'))
  }
  guest(w * 0.2, h * 0.9, 13, c.lit('#f0a58f'))
  guest(w * 0.3, h * 0.885, 12.4, c.lit('#8fbcb6'))
  guest(w * 0.8, h * 0.9, 13, c.lit('#f2c879'))
  for (const lx of [0.1, 0.9]) lantern(s, w * lx, h * 0.12, 2.6, c.accent2, { thread: 2.4 })
  // Eggs and a cold drink on a tray.
  const [tx, ty] = [w * 0.5, h * 0.95]
  s.disc(tx, ty, u * 10, c.lit('#7a4d31'), 1, u * 1.8)
  for (const e of [-3, 0, 3]) s.disc(tx + e * u, ty - u * 1.5, u * 1.4, c.lit('#c58e63'), 1, u * 1.8)
  s.path(d`M${tx + u * 5} ${ty - u * 6.4}h${u * 3.4}l${-u * 0.5} ${u * 6}h${-u * 2.4}Z`, c.lit('#e0a75c'))
}
