import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** A bed of reeds as it grows on mud: round, its stalks standing up against those behind them. */
export function reedBed(s: Sheet, x: number, y: number, size: number, own: string) {
  const { r, u } = s
  const k = size * u
  const high = u * 0.9 + k * 0.14
  s.disc(x, y + k * 0.06, k * 1.05, darker(own, 0.5), 0.5, k * 0.28)
  s.disc(x, y, k, darker(own, 0.3), 1, k * 0.25)
  const rows = 5
  const count = Math.max(8, Math.round((k / u) * 2.2))
  for (let row = 0; row < rows; row += 1) {
    const bow = -0.95 + (1.9 * row) / (rows - 1)
    let stalks = ''
    let crest = ''
    let foot = ''
    for (let i = 0; i <= count; i += 1) {
      const t = (2 * i) / count - 1
      const round = Math.sqrt(1 - t ** 2)
      const [px, base] = [x + k * t, y + k * 0.24 * bow * round]
      const tall = high * r.between(0.62, 1.1) * (0.45 + 0.55 * round)
      crest += (i ? 'L' : 'M') + d`${px - k / count} ${base - tall * 0.7}L${px + u * 0.12} ${base - tall}`
      foot = d`L${px} ${base}` + foot
      stalks += d`M${px} ${base}q${u * 0.08} ${-tall * 0.5} ${u * 0.16} ${-tall * 0.9}`
    }
    const tone = mix(darker(own, 0.24), lighter(own, 0.12), row / (rows - 1))
    s.path(`${crest}${foot}Z`, tone)
    s.stroke(stalks, lighter(tone, 0.34), Math.max(u * 0.1, k * 0.011), 0.7)
  }
}
