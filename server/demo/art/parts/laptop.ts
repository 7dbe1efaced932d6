import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** An open laptop seen from behind the person in front of it; `wide` in hundredths, `foot` the front edge. */
export function laptop(s: Sheet, x: number, foot: number, wide: number) {
  const { c, u } = s
  const k = (wide * u) / 2
  const metal = c.lit('#c9ccc6')
  const [back, top] = [foot - k * 0.34, foot - k * 1.5]
  s.disc(x, foot + k * 0.05, k * 1.22, mix(c.near, '#1a1210', 0.4), 0.28, k * 0.12)
  // Screen.
  s.path(
    d`M${x - k * 0.9} ${back}L${x - k * 0.93} ${top + k * 0.06}Q${x - k * 0.93} ${top} ${x - k * 0.86} ${top}H${x + k * 0.86}Q${x + k * 0.93} ${top} ${x + k * 0.93} ${top + k * 0.06}L${x + k * 0.9} ${back}Z`,
    darker(metal, 0.55),
  )
  const [sx, sy, sw, sh] = [x - k * 0.86, top + k * 0.07, k * 1.72, k * 1.02]
  s.rect(sx, sy, sw, sh, lighter(mix(c.skyLow, '#ffffff', 0.45), 0.2), 1, k * 0.02)
  // A page of text with a picture and two bars of a chart: enough to be recognized as work.
  s.rect(sx + sw * 0.07, sy + sh * 0.13, sw * 0.34, sh * 0.1, c.lit('#4b5d43'), 0.9, k * 0.02)
  for (let i = 0; i < 5; i += 1)
    s.rect(sx + sw * 0.07, sy + sh * (0.32 + i * 0.115), sw * (i % 2 ? 0.4 : 0.45), sh * 0.045, c.lit('#8f8a7a'), 0.6)
  for (const [at, high, tone] of [
    [0.62, 0.3, c.leaf],
    [0.71, 0.46, c.leaf2],
    [0.8, 0.38, c.lit(c.accent2)],
    [0.89, 0.6, c.lit(c.accent)],
  ] as const)
    s.rect(sx + sw * at - sw * 0.03, sy + sh * (0.86 - high), sw * 0.06, sh * high, tone, 1, k * 0.012)
  s.stroke(d`M${sx + sw * 0.57} ${sy + sh * 0.87}H${sx + sw * 0.95}`, c.lit('#8f8a7a'), k * 0.018, 0.7)
  // Keyboard.
  s.path(
    d`M${x - k * 0.92} ${back}H${x + k * 0.92}L${x + k * 1.12} ${foot - k * 0.03}Q${x + k * 1.13} ${foot + k * 0.03} ${x + k * 1.06} ${foot + k * 0.03}H${x - k * 1.06}Q${x - k * 1.13} ${foot + k * 0.03} ${x - k * 1.12} ${foot - k * 0.03}Z`,
    s.down(back, foot, [
      [0, darker(metal, 0.12)],
      [1, lighter(metal, 0.3)],
    ]),
  )
  for (let row = 0; row < 3; row += 1) {
    const y = back + k * (0.06 + row * 0.055)
    const half = k * (0.82 + row * 0.035)
    s.rect(x - half, y, half * 2, k * 0.038, darker(metal, 0.5), 0.85, k * 0.01)
  }
  s.rect(x - k * 0.24, back + k * 0.235, k * 0.48, k * 0.075, darker(metal, 0.16), 0.7, k * 0.015)
}
