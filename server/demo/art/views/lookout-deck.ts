import { darker, lighter, mix } from '../color'
import { birds, wisps } from '../parts/air'
import { figure } from '../parts/figures'
import { hazed, hill, ranges, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { pine } from '../parts/trees'
import { ripples } from '../parts/water'
import { d, type Sheet } from '../sheet'

/** A lookout: deck, rail and telescopes before range upon range, geese overhead. */
export function lookoutDeck(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.3, 0.34], sunSize: 9, clouds: 5 })
  ranges(s, { from: 0.34, to: 0.6, count: 6, swing: 8, nearest: 0.28 })
  wisps(s, 0.52, 0.07, 8, 0.3)
  const [w, h] = [s.w, s.h]
  const river = d`M${w * 0.2} ${h * 0.6}C${w * 0.42} ${h * 0.62} ${w * 0.72} ${h * 0.63} ${w * 0.62} ${h * 0.67}C${w * 0.5} ${h * 0.7} ${w * 0.14} ${h * 0.71} ${-u} ${h * 0.76}V${h * 0.82}C${w * 0.24} ${h * 0.78} ${w * 0.66} ${h * 0.75} ${w * 0.78} ${h * 0.68}C${w * 0.84} ${h * 0.63} ${w * 0.5} ${h * 0.605} ${w * 0.2} ${h * 0.6}Z`
  const plain = ridge(s, { y: 0.6, swing: 0.6, waves: 2 })
  hill(s, plain, hazed(s, 0.3, c.leaf), { haze: 0.1, reach: 60 })
  s.path(
    river,
    s.down(h * 0.6, h * 0.82, [
      [0, mix(c.skyLow, c.skyMid, 0.2)],
      [1, mix(c.skyMid, c.skyTop, 0.5)],
    ]),
  )
  s.clipped(river, () => ripples(s, { from: 0.6, to: 0.82, glitter: 0.3, ripples: 40 }))
  const wood = c.lit('#8b6a4c')
  s.path(
    d`M${-u} ${h * 0.885}H${w * 1.02}V${h * 1.02}H${-u}Z`,
    s.down(h * 0.885, h, [
      [0, lighter(wood, 0.2)],
      [1, darker(wood, 0.35)],
    ]),
  )
  for (let i = -12; i <= 12; i += 1)
    s.stroke(d`M${w / 2 + i * u * 9} ${h * 0.885}L${w / 2 + i * u * 14} ${h}`, darker(wood, 0.4), u * 0.18, 0.5)
  const rail = mix(c.near, c.lit('#5d6468'), 0.4)
  for (let i = 0; i < 12; i += 1) s.rect(w * (0.02 + i * 0.09), h * 0.765, u * 0.9, h * 0.125, rail)
  for (const y of [0.76, 0.805, 0.845])
    s.rect(0, h * y, w, y < 0.77 ? u * 1.2 : u * 0.45, y < 0.77 ? lighter(rail, 0.2) : rail)
  for (const x of [0.3, 0.64]) {
    const [px, py] = [w * x, h * 0.9]
    s.path(
      d`M${px - u * 2} ${py}L${px - u * 0.7} ${py - u * 14}H${px + u * 0.7}L${px + u * 2} ${py}Z`,
      darker(rail, 0.2),
    )
    s.disc(px, py - u * 17, u * 3.2, c.lit('#4f7f86'))
    s.path(
      d`M${px - u * 5.4} ${py - u * 19.5}H${px + u * 3.6}V${py - u * 15}H${px - u * 5.4}Q${px - u * 6.4} ${py - u * 17.2} ${px - u * 5.4} ${py - u * 19.5}Z`,
      s.down(py - u * 20, py - u * 15, [
        [0, c.lit('#7fb0b2')],
        [1, c.lit('#2f5d66')],
      ]),
    )
    s.disc(px + u * 3.6, py - u * 17.2, u * 0.9, c.lit('#20303a'), 1, u * 2.2)
  }
  figure(s, w * 0.385, h * 0.935, 17, c.lit(c.accent))
  figure(s, w * 0.73, h * 0.935, 16.4, c.lit(c.accent2))
  figure(s, w * 0.785, h * 0.935, 15.6, c.lit('#e9e0d0'))
  pine(s, w * 0.98, h * 0.93, 56, { lean: -0.7 })
  birds(s, 0.5, 0.2, 11, 1.1)
}
