import { darker, lighter, mix } from './colour'
import { d, type Sheet } from './sheet'

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
    // A wide skirt under a short jacket, as people wear who stroll through a palace.
    s.path(
      d`M${x - h * 0.09} ${foot - h * 0.56}C${x - h * 0.3} ${foot - h * 0.4} ${x - h * 0.3} ${foot - h * 0.1} ${x - h * 0.27} ${foot}Q${x} ${foot + h * 0.04} ${x + h * 0.27} ${foot}C${x + h * 0.3} ${foot - h * 0.1} ${x + h * 0.3} ${foot - h * 0.4} ${x + h * 0.09} ${foot - h * 0.56}Z`,
      coat,
    )
    s.path(
      d`M${x - h * 0.15} ${foot - h * 0.5}L${x - h * 0.08} ${foot - h * 0.78}L${x + h * 0.08} ${foot - h * 0.78}L${x + h * 0.15} ${foot - h * 0.5}Z`,
      s.c.lit('#fbf1e2'),
    )
  } else {
    // Mid-stride, turned a little to one side, so that nobody stands like a peg.
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

/** Somebody who jumps with both arms up. */
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

/** A wooden ferry with its ferryman; with a sail it is one of the old yellow-sailed boats of the river. */
export function ferry(s: Sheet, x: number, y: number, length: number, { sail = false, lamp = false, dir = 1 } = {}) {
  const { c, u } = s
  const l = length * u
  const hull = c.lit('#5b3826')
  const shade = mix(darker(hull, 0.45), c.skyTop, 0.2)
  s.within(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${dir} 1)"`, () => {
    s.path(
      d`M${-l * 0.5} ${l * 0.05}Q0 ${l * 0.16} ${l * 0.5} ${l * 0.05}Q0 ${l * 0.09} ${-l * 0.5} ${l * 0.05}Z`,
      shade,
      0.55,
    )
    if (sail) {
      const mast = -l * 0.62
      s.rect(-l * 0.045, mast, l * 0.02, -mast, darker(hull, 0.2))
      const cloth = c.lit('#e0a84a')
      s.path(
        d`M${-l * 0.26} ${mast * 0.96}Q${l * 0.06} ${mast * 1.04} ${l * 0.3} ${mast * 0.84}Q${l * 0.36} ${mast * 0.5} ${l * 0.27} ${mast * 0.2}Q0 ${mast * 0.1} ${-l * 0.25} ${mast * 0.16}Q${-l * 0.16} ${mast * 0.55} ${-l * 0.26} ${mast * 0.96}Z`,
        s.gradient(-l * 0.25, 0, l * 0.35, 0, [
          [0, lighter(cloth, 0.22)],
          [1, darker(cloth, 0.2)],
        ]),
      )
      let battens = ''
      for (let i = 1; i < 6; i += 1)
        battens += d`M${-l * 0.235} ${mast * (0.93 - i * 0.13)}Q${l * 0.05} ${mast * (0.99 - i * 0.142)} ${l * 0.31} ${mast * (0.84 - i * 0.112)}`
      s.stroke(battens, darker(cloth, 0.35), l * 0.006, 0.7)
    }
    s.path(
      d`M${-l * 0.54} ${-l * 0.075}Q${-l * 0.44} ${l * 0.075} ${-l * 0.3} ${l * 0.08}L${l * 0.34} ${l * 0.08}Q${l * 0.46} ${l * 0.05} ${l * 0.55} ${-l * 0.095}Q${l * 0.3} ${-l * 0.02} 0 ${-l * 0.02}Q${-l * 0.3} ${-l * 0.02} ${-l * 0.54} ${-l * 0.075}Z`,
      s.down(-l * 0.1, l * 0.09, [
        [0, lighter(hull, 0.2)],
        [1, darker(hull, 0.35)],
      ]),
    )
    s.stroke(
      d`M${-l * 0.52} ${-l * 0.062}Q${-l * 0.3} ${-l * 0.008} 0 ${-l * 0.008}Q${l * 0.3} ${-l * 0.008} ${l * 0.53} ${-l * 0.082}`,
      lighter(hull, 0.4),
      l * 0.008,
      0.8,
    )
    const k = (l / u) * 0.24
    figure(s, -l * 0.33, -l * 0.025, k, c.lit('#f2e7d3'), { hat: true, pole: true })
    if (!sail) {
      figure(s, l * 0.02, -l * 0.01, k * 0.72, c.lit(s.c.accent))
      figure(s, l * 0.14, -l * 0.01, k * 0.68, c.lit('#3f7d84'))
    }
    if (lamp) {
      s.stroke(
        d`M${l * 0.46} ${-l * 0.06}Q${l * 0.5} ${-l * 0.22} ${l * 0.42} ${-l * 0.24}`,
        darker(hull, 0.2),
        l * 0.012,
      )
      s.disc(
        l * 0.42,
        -l * 0.19,
        l * 0.22,
        s.glow(l * 0.42, -l * 0.19, l * 0.22, [
          [0, c.lamp, 0.75],
          [1, c.lamp, 0],
        ]),
      )
      s.disc(l * 0.42, -l * 0.19, l * 0.032, c.lamp, 1, l * 0.042)
    }
  })
}

/** A silk or paper lantern hanging by its thread from (x, y). */
export function lantern(s: Sheet, x: number, y: number, size: number, colour: string, { lit = true, thread = 1 } = {}) {
  const k = size * s.u
  const cy = y + k * (thread + 0.9)
  s.stroke(d`M${x} ${y}V${cy}`, mix(s.c.near, colour, 0.3), k * 0.06)
  if (lit)
    s.disc(
      x,
      cy,
      k * 2.6,
      s.glow(x, cy, k * 2.6, [
        [0, mix(colour, s.c.lamp, 0.6), 0.55],
        [1, colour, 0],
      ]),
    )
  s.disc(
    x,
    cy,
    k * 0.82,
    s.glow(x, cy + k * 0.15, k * 1.1, [
      [0, lit ? '#fff0c4' : lighter(colour, 0.25)],
      [0.55, lit ? mix(colour, '#ffd58a', 0.35) : colour],
      [1, darker(colour, 0.12)],
    ]),
    1,
    k * 0.92,
  )
  s.stroke(
    d`M${x - k * 0.42} ${cy - k * 0.76}Q${x - k * 0.62} ${cy} ${x - k * 0.42} ${cy + k * 0.76}M${x} ${cy - k * 0.9}V${cy + k * 0.9}M${x + k * 0.42} ${cy - k * 0.76}Q${x + k * 0.62} ${cy} ${x + k * 0.42} ${cy + k * 0.76}`,
    darker(colour, 0.25),
    k * 0.045,
    0.45,
  )
  s.rect(x - k * 0.32, cy - k * 1.02, k * 0.64, k * 0.2, darker(colour, 0.45))
  s.rect(x - k * 0.32, cy + k * 0.84, k * 0.64, k * 0.18, darker(colour, 0.45))
  s.stroke(d`M${x} ${cy + k}v${k * 0.75}`, mix(colour, '#e8c26a', 0.5), k * 0.12)
}

/** A parasol on the beach, its top in segments. */
export function parasol(s: Sheet, x: number, foot: number, size: number, colour: string) {
  const k = size * s.u
  const top = foot - k * 1.15
  s.disc(x + k * 0.5, foot + k * 0.05, k * 0.75, mix(s.c.near, '#000000', 0.2), 0.16, k * 0.13)
  s.stroke(d`M${x} ${foot}V${top}`, s.c.lit('#f7eee0'), k * 0.055)
  const segments = 6
  for (let i = 0; i < segments; i += 1) {
    const a = -1 + (2 * i) / segments
    const b = -1 + (2 * (i + 1)) / segments
    s.path(
      d`M${x} ${top - k * 0.12}Q${x + a * k * 0.72} ${top - k * 0.06} ${x + a * k * 0.85} ${top + k * 0.42}Q${x + ((a + b) / 2) * k * 0.85} ${top + k * 0.34} ${x + b * k * 0.85} ${top + k * 0.42}Q${x + b * k * 0.72} ${top - k * 0.06} ${x} ${top - k * 0.12}Z`,
      i % 2 ? s.c.lit('#fff6e6') : i < 3 ? lighter(colour, 0.08) : darker(colour, 0.1),
    )
  }
}

/** A fishing boat at its mooring. */
export function boat(s: Sheet, x: number, y: number, length: number, colour: string, dir = 1) {
  const { c } = s
  const l = length * s.u
  s.within(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${dir} 1)"`, () => {
    s.path(d`M${-l * 0.46} ${l * 0.06}Q0 ${l * 0.2} ${l * 0.48} ${l * 0.06}Z`, mix(c.skyTop, c.near, 0.6), 0.4)
    s.path(
      d`M${-l * 0.5} ${-l * 0.1}L${l * 0.56} ${-l * 0.18}Q${l * 0.46} ${l * 0.08} ${l * 0.34} ${l * 0.09}L${-l * 0.4} ${l * 0.09}Q${-l * 0.48} ${l * 0.04} ${-l * 0.5} ${-l * 0.1}Z`,
      s.down(-l * 0.18, l * 0.1, [
        [0, colour],
        [0.7, colour],
        [0.71, c.lit('#f5ecdc')],
        [1, c.lit('#c9bda8')],
      ]),
    )
    s.rect(-l * 0.28, -l * 0.34, l * 0.27, l * 0.22, c.lit('#f7efe0'))
    s.rect(-l * 0.3, -l * 0.37, l * 0.31, l * 0.045, c.lit('#c65a3f'))
    s.rect(-l * 0.24, -l * 0.3, l * 0.07, l * 0.08, c.time === 'night' || c.time === 'dusk' ? c.lamp : c.lit('#5a7f8c'))
    s.rect(-l * 0.13, -l * 0.3, l * 0.07, l * 0.08, c.time === 'night' || c.time === 'dusk' ? c.lamp : c.lit('#5a7f8c'))
    s.stroke(
      d`M${l * 0.16} ${-l * 0.14}V${-l * 0.66}L${l * 0.5} ${-l * 0.19}M${l * 0.16} ${-l * 0.62}L${-l * 0.16} ${-l * 0.38}`,
      c.lit('#4a3a33'),
      l * 0.014,
    )
    s.path(d`M${l * 0.16} ${-l * 0.66}l${l * 0.12} ${l * 0.035}l${-l * 0.12} ${l * 0.04}Z`, c.accent)
  })
}
