import { darker, lighter } from '../color'
import { d, type Sheet } from '../sheet'

/** A bridge over the whole width: arches, or the fan of a cable-stayed one. */
export function bridge(
  s: Sheet,
  y: number,
  {
    depth = 0.4,
    cables = false,
    height = 16,
    from = -0.05,
    to = 1.05,
    lamps = s.c.time === 'night' || s.c.time === 'dusk',
  } = {},
) {
  const { c, u } = s
  const deck = s.h * y
  const own = c.lit('#8b97a5', depth)
  const [x1, x2] = [s.w * from, s.w * to]
  const span = u * (cables ? 62 : 24)
  const count = Math.ceil((x2 - x1) / span)
  for (let i = 0; i <= count; i += 1) {
    const x = x1 + i * span
    s.rect(x - u * 0.7, deck, u * 1.4, u * 5.4, darker(own, 0.2))
    if (cables && i % 1 === 0) {
      const top = deck - height * u
      s.path(
        d`M${x - u * 1.1} ${deck + u * 3}L${x - u * 0.32} ${top}L${x + u * 0.32} ${top}L${x + u * 1.1} ${deck + u * 3}Z`,
        lighter(own, 0.25),
      )
      let lines = ''
      for (let k = 1; k <= 8; k += 1) {
        const reach = (span * 0.47 * k) / 8
        lines += d`M${x} ${top + height * u * (0.04 + (8 - k) * 0.045)}L${x - reach} ${deck}M${x} ${top + height * u * (0.04 + (8 - k) * 0.045)}L${x + reach} ${deck}`
      }
      s.stroke(lines, lighter(own, 0.4), u * 0.1, 0.75)
    } else if (!cables && i < count) {
      s.stroke(
        d`M${x + u * 0.6} ${deck + u * 4}Q${x + span / 2} ${deck - u * 2} ${x + span - u * 0.6} ${deck + u * 4}`,
        own,
        u * 0.9,
      )
    }
  }
  s.rect(x1, deck - u * 0.5, x2 - x1, u * 1.5, own)
  s.rect(x1, deck - u * 0.5, x2 - x1, u * 0.4, lighter(own, 0.35))
  if (!lamps) return
  for (let x = x1 + span * 0.25; x < x2; x += span * 0.25) {
    s.disc(
      x,
      deck - u * 1.4,
      u * 1.9,
      s.glow(x, deck - u * 1.4, u * 1.9, [
        [0, c.lamp, 0.8],
        [1, c.lamp, 0],
      ]),
    )
    s.disc(x, deck - u * 1.4, u * 0.28, '#fff2cf')
  }
}
