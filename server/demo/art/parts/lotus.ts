import { lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'
import { lantern } from './lantern'

/** A lotus of paper with a light in it, afloat. */
export function lotus(s: Sheet, x: number, y: number, size: number, color: string) {
  const k = size * s.u
  s.disc(
    x,
    y,
    k * 3.2,
    s.glow(x, y - k * 0.3, k * 3.2, [
      [0, mix(color, s.c.lamp, 0.5), 0.6],
      [0.5, color, 0.16],
      [1, color, 0],
    ]),
    1,
    k * 2.2,
  )
  s.path(d`M${x - k} ${y + k * 0.15}Q${x} ${y + k * 2.6} ${x + k} ${y + k * 0.15}Z`, mix(color, s.c.lamp, 0.4), 0.28)
  for (const a of [-1, 1, -0.62, 0.62, 0]) {
    const reach = k * (1.12 - Math.abs(a) * 0.08)
    const [tx, ty] = [x + a * reach * 1.1, y - k * (1.15 - Math.abs(a) * 0.62)]
    s.path(
      d`M${x - k * 0.34 + a * k * 0.3} ${y + k * 0.3}Q${tx - k * 0.5} ${(ty + y) / 2} ${tx} ${ty}Q${tx + k * 0.5} ${(ty + y) / 2} ${x + k * 0.34 + a * k * 0.3} ${y + k * 0.3}Z`,
      s.down(ty, y + k * 0.3, [
        [0, lighter(color, a === 0 ? 0.35 : 0.12)],
        [1, mix(s.c.lamp, '#fff4d4', 0.5)],
      ]),
    )
  }
}

export const hues = (s: Sheet): readonly [string, ...string[]] => [
  s.c.accent,
  s.c.accent2,
  '#e9697f',
  '#4fa3b8',
  '#f2a154',
  '#8e6bc9',
]

/** Strings of lanterns from bank to bank. */
export function strings(s: Sheet, rows: readonly (readonly [y: number, sag: number, size: number, count: number])[]) {
  for (const [y, sag, size, count] of rows) {
    const at = (t: number) => s.h * y + sag * s.u * (1 - (2 * t - 1) ** 2)
    s.stroke(
      d`M0 ${s.h * y}Q${s.w / 2} ${s.h * y + sag * 2 * s.u} ${s.w} ${s.h * y}`,
      mix(s.c.near, s.c.skyMid, 0.3),
      s.u * 0.16,
    )
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.5) / count
      lantern(s, s.w * t, at(t), size, s.r.pick(hues(s)), { thread: 0.25 })
    }
  }
}
