import { darker, lighter } from '../color'
import { d, type Sheet } from '../sheet'

/** A dancer in a wooden mask, one long sleeve thrown up; `k` the height in hundredths, `to` the side of the raised arm. */
export function maskDancer(
  s: Sheet,
  x: number,
  foot: number,
  k: number,
  coat: string,
  hat: 'tall' | 'cap' | 'none',
  to: 1 | -1,
) {
  const { c } = s
  const h = k * s.u
  const white = c.lit('#fbf3e3')
  s.disc(x, foot + h * 0.02, h * 0.34, darker(c.near, 0.2), 0.22, h * 0.05)
  // One knee is lifted: wide white trousers, tied at the ankle.
  s.path(
    d`M${x - to * h * 0.14} ${foot - h * 0.46}Q${x - to * h * 0.24} ${foot - h * 0.2} ${x - to * h * 0.15} ${foot - h * 0.03}H${x - to * h * 0.06}Q${x - to * h * 0.02} ${foot - h * 0.24} ${x} ${foot - h * 0.36}L${x + to * h * 0.24} ${foot - h * 0.34}Q${x + to * h * 0.26} ${foot - h * 0.24} ${x + to * h * 0.17} ${foot - h * 0.12}H${x + to * h * 0.26}Q${x + to * h * 0.38} ${foot - h * 0.3} ${x + to * h * 0.3} ${foot - h * 0.43}L${x + to * h * 0.13} ${foot - h * 0.5}Z`,
    darker(white, 0.08),
  )
  const shoe = darker(coat, 0.5)
  s.disc(x - to * h * 0.08, foot - h * 0.015, h * 0.075, shoe, 1, h * 0.026)
  s.disc(x + to * h * 0.25, foot - h * 0.1, h * 0.07, shoe, 1, h * 0.026)
  s.path(
    d`M${x - h * 0.12} ${foot - h * 0.76}Q${x - h * 0.22} ${foot - h * 0.52} ${x - h * 0.25} ${foot - h * 0.34}Q${x} ${foot - h * 0.27} ${x + h * 0.25} ${foot - h * 0.36}Q${x + h * 0.2} ${foot - h * 0.54} ${x + h * 0.12} ${foot - h * 0.76}Z`,
    coat,
  )
  s.stroke(
    d`M${x - h * 0.18} ${foot - h * 0.53}Q${x} ${foot - h * 0.49} ${x + h * 0.18} ${foot - h * 0.54}`,
    c.lit(c.accent2),
    h * 0.035,
  )
  // Sleeves that end in long white cloth.
  s.stroke(
    d`M${x + to * h * 0.1} ${foot - h * 0.71}Q${x + to * h * 0.26} ${foot - h * 0.8} ${x + to * h * 0.34} ${foot - h * 0.96}`,
    coat,
    h * 0.1,
  )
  s.stroke(
    d`M${x + to * h * 0.34} ${foot - h * 0.97}Q${x + to * h * 0.4} ${foot - h * 1.16} ${x + to * h * 0.52} ${foot - h * 1.1}Q${x + to * h * 0.62} ${foot - h * 1.02} ${x + to * h * 0.58} ${foot - h * 0.84}`,
    white,
    h * 0.065,
  )
  s.stroke(
    d`M${x - to * h * 0.1} ${foot - h * 0.71}Q${x - to * h * 0.26} ${foot - h * 0.66} ${x - to * h * 0.34} ${foot - h * 0.58}`,
    coat,
    h * 0.1,
  )
  s.stroke(
    d`M${x - to * h * 0.35} ${foot - h * 0.58}Q${x - to * h * 0.5} ${foot - h * 0.56} ${x - to * h * 0.5} ${foot - h * 0.38}`,
    white,
    h * 0.06,
  )
  const [my, mw] = [foot - h * 0.89, h * 0.115]
  const face = c.lit('#b9683c')
  s.disc(x, my + h * 0.01, mw * 1.14, c.lit('#2b211f'), 1, mw * 1.26)
  s.path(
    d`M${x - mw} ${my - mw * 0.7}Q${x} ${my - mw * 1.35} ${x + mw} ${my - mw * 0.7}Q${x + mw * 1.08} ${my + mw * 0.5} ${x + mw * 0.42} ${my + mw * 1.2}H${x - mw * 0.42}Q${x - mw * 1.08} ${my + mw * 0.5} ${x - mw} ${my - mw * 0.7}Z`,
    s.gradient(x - mw, my - mw, x + mw, my + mw, [
      [0, lighter(face, 0.28)],
      [1, darker(face, 0.12)],
    ]),
  )
  const ink = darker(face, 0.7)
  s.stroke(
    d`M${x - mw * 0.72} ${my - mw * 0.16}q${mw * 0.28} ${-mw * 0.3} ${mw * 0.56} 0M${x + mw * 0.16} ${my - mw * 0.16}q${mw * 0.28} ${-mw * 0.3} ${mw * 0.56} 0`,
    ink,
    mw * 0.15,
  )
  s.stroke(d`M${x} ${my - mw * 0.1}l${to * mw * 0.14} ${mw * 0.5}h${-to * mw * 0.2}`, darker(face, 0.4), mw * 0.12)
  s.stroke(d`M${x - mw * 0.46} ${my + mw * 0.6}q${mw * 0.46} ${mw * 0.42} ${mw * 0.92} 0`, ink, mw * 0.17)
  if (hat === 'tall') {
    const black = c.lit('#231d22')
    s.disc(x, my - mw * 0.92, mw * 2, black, 1, mw * 0.3)
    s.path(
      d`M${x - mw * 0.72} ${my - mw * 0.95}L${x - mw * 0.56} ${my - mw * 2.1}H${x + mw * 0.56}L${x + mw * 0.72} ${my - mw * 0.95}Z`,
      black,
    )
  } else if (hat === 'cap')
    s.path(
      d`M${x - mw * 1.12} ${my - mw * 0.66}Q${x - mw * 0.7} ${my - mw * 2.3} ${x + to * mw * 0.5} ${my - mw * 1.9}Q${x + mw * 1.1} ${my - mw * 1.3} ${x + mw * 1.12} ${my - mw * 0.66}Q${x} ${my - mw * 1.2} ${x - mw * 1.12} ${my - mw * 0.66}Z`,
      white,
    )
}

/** A drummer on the ground with an hourglass drum. */
export function drummer(s: Sheet, x: number, foot: number, k: number, coat: string) {
  const { c } = s
  const h = k * s.u
  const white = c.lit('#fbf3e3')
  s.disc(x, foot + h * 0.02, h * 0.62, darker(c.near, 0.2), 0.22, h * 0.09)
  s.path(
    d`M${x - h * 0.5} ${foot}Q${x - h * 0.46} ${foot - h * 0.26} ${x - h * 0.2} ${foot - h * 0.34}H${x + h * 0.2}Q${x + h * 0.46} ${foot - h * 0.26} ${x + h * 0.5} ${foot}Z`,
    darker(white, 0.08),
  )
  s.path(
    d`M${x - h * 0.24} ${foot - h * 0.26}L${x - h * 0.17} ${foot - h * 0.74}Q${x} ${foot - h * 0.82} ${x + h * 0.17} ${foot - h * 0.74}L${x + h * 0.24} ${foot - h * 0.26}Z`,
    coat,
  )
  s.disc(x, foot - h * 0.92, h * 0.13, c.lit('#e0b48c'))
  s.path(
    d`M${x - h * 0.14} ${foot - h * 0.92}Q${x} ${foot - h * 1.18} ${x + h * 0.14} ${foot - h * 0.92}Q${x} ${foot - h * 1.0} ${x - h * 0.14} ${foot - h * 0.92}Z`,
    c.lit('#2b211f'),
  )
  const [y, red] = [foot - h * 0.26, c.lit('#a8392c')]
  s.path(
    d`M${x - h * 0.4} ${y - h * 0.2}L${x - h * 0.06} ${y - h * 0.07}H${x + h * 0.06}L${x + h * 0.4} ${y - h * 0.2}V${y + h * 0.2}L${x + h * 0.06} ${y + h * 0.07}H${x - h * 0.06}L${x - h * 0.4} ${y + h * 0.2}Z`,
    red,
  )
  s.stroke(
    d`M${x - h * 0.4} ${y - h * 0.18}L${x + h * 0.4} ${y + h * 0.16}M${x - h * 0.4} ${y + h * 0.18}L${x + h * 0.4} ${y - h * 0.16}`,
    lighter(red, 0.6),
    h * 0.018,
  )
  for (const side of [-1, 1]) {
    s.disc(x + side * h * 0.41, y, h * 0.07, white, 1, h * 0.23)
    s.stroke(
      d`M${x + side * h * 0.16} ${foot - h * 0.68}Q${x + side * h * 0.5} ${foot - h * 0.66} ${x + side * h * 0.52} ${y - h * 0.12}`,
      coat,
      h * 0.11,
    )
    s.stroke(
      d`M${x + side * h * 0.56} ${y - h * 0.28}L${x + side * h * 0.44} ${y + h * 0.04}`,
      c.lit('#6b4c36'),
      h * 0.025,
    )
  }
}
