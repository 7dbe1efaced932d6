import { darker, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** A walker seen from afar; `k` the height in hundredths. */
export function figure(
  s: Sheet,
  x: number,
  foot: number,
  k: number,
  coat: string,
  { hat = false, pole = false, dress = false } = {},
) {
  const h = k * s.u
  const dark = mix(s.c.near, '#1a1a1a', 0.3)
  if (dress) {
    // A wide skirt under a short jacket, as worn for a stroll through a palace.
    s.path(
      d`M${x - h * 0.09} ${foot - h * 0.56}C${x - h * 0.3} ${foot - h * 0.4} ${x - h * 0.3} ${foot - h * 0.1} ${x - h * 0.27} ${foot}Q${x} ${foot + h * 0.04} ${x + h * 0.27} ${foot}C${x + h * 0.3} ${foot - h * 0.1} ${x + h * 0.3} ${foot - h * 0.4} ${x + h * 0.09} ${foot - h * 0.56}Z`,
      coat,
    )
    s.path(
      d`M${x - h * 0.15} ${foot - h * 0.5}L${x - h * 0.08} ${foot - h * 0.78}L${x + h * 0.08} ${foot - h * 0.78}L${x + h * 0.15} ${foot - h * 0.5}Z`,
      s.c.lit('#fbf1e2'),
    )
  } else {
    // Mid-stride, turned a little to one side, so that no figure looks stiff.
    const k = s.r.chance(0.5) ? 1 : -1
    s.path(
      d`M${x - k * h * 0.085} ${foot - h * 0.44}L${x - k * h * 0.15} ${foot - h * 0.2}L${x - k * h * 0.12} ${foot}H${x - k * h * 0.06}L${x - k * h * 0.075} ${foot - h * 0.2}L${x} ${foot - h * 0.36}L${x + k * h * 0.07} ${foot - h * 0.2}L${x + k * h * 0.09} ${foot}H${x + k * h * 0.16}L${x + k * h * 0.13} ${foot - h * 0.22}L${x + k * h * 0.09} ${foot - h * 0.44}Z`,
      dark,
    )
    s.path(
      d`M${x - k * h * 0.13} ${foot - h * 0.4}Q${x - k * h * 0.13} ${foot - h * 0.74} ${x - k * h * 0.06} ${foot - h * 0.8}Q${x + k * h * 0.06} ${foot - h * 0.83} ${x + k * h * 0.1} ${foot - h * 0.74}Q${x + k * h * 0.15} ${foot - h * 0.58} ${x + k * h * 0.13} ${foot - h * 0.4}Z`,
      coat,
    )
    s.stroke(
      d`M${x - k * h * 0.03} ${foot - h * 0.72}Q${x - k * h * 0.07} ${foot - h * 0.56} ${x + k * h * 0.03} ${foot - h * 0.46}`,
      darker(coat, 0.3),
      h * 0.045,
    )
  }
  s.disc(x, foot - h * 0.88, h * 0.085, s.c.lit(dress ? '#2a2023' : '#3b2a26'))
  if (hat)
    s.path(
      d`M${x - h * 0.22} ${foot - h * 0.9}Q${x} ${foot - h * 0.96} ${x + h * 0.22} ${foot - h * 0.9}L${x + h * 0.08} ${foot - h * 0.92}L${x} ${foot - h * 1.06}L${x - h * 0.08} ${foot - h * 0.92}Z`,
      s.c.lit('#d8c39a'),
    )
  if (pole) s.stroke(d`M${x + h * 0.2} ${foot + h * 0.55}L${x + h * 0.02} ${foot - h * 1.3}`, dark, h * 0.03)
}

/** A person who jumps with both arms up. */
export function jumper(s: Sheet, x: number, foot: number, k: number, coat: string) {
  const h = k * s.u
  const skin = mix(coat, s.c.near, 0.35)
  s.stroke(
    d`M${x - h * 0.06} ${foot - h * 0.42}Q${x - h * 0.22} ${foot - h * 0.34} ${x - h * 0.24} ${foot - h * 0.14}M${x + h * 0.06} ${foot - h * 0.42}Q${x + h * 0.2} ${foot - h * 0.36} ${x + h * 0.3} ${foot - h * 0.3}`,
    skin,
    h * 0.09,
  )
  s.stroke(
    d`M${x - h * 0.09} ${foot - h * 0.7}L${x - h * 0.27} ${foot - h * 1.04}M${x + h * 0.09} ${foot - h * 0.7}L${x + h * 0.25} ${foot - h * 1.08}`,
    skin,
    h * 0.065,
  )
  s.path(
    d`M${x - h * 0.11} ${foot - h * 0.38}L${x - h * 0.12} ${foot - h * 0.72}Q${x} ${foot - h * 0.8} ${x + h * 0.12} ${foot - h * 0.72}L${x + h * 0.11} ${foot - h * 0.38}Z`,
    coat,
  )
  s.disc(x, foot - h * 0.88, h * 0.085, s.c.lit('#3b2a26'))
}
