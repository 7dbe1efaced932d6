import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'
import { figure } from './figures'

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

/** A fishing boat at its mooring. */
export function boat(s: Sheet, x: number, y: number, length: number, color: string, dir = 1) {
  const { c } = s
  const l = length * s.u
  s.within(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${dir} 1)"`, () => {
    s.path(d`M${-l * 0.46} ${l * 0.06}Q0 ${l * 0.2} ${l * 0.48} ${l * 0.06}Z`, mix(c.skyTop, c.near, 0.6), 0.4)
    s.path(
      d`M${-l * 0.5} ${-l * 0.1}L${l * 0.56} ${-l * 0.18}Q${l * 0.46} ${l * 0.08} ${l * 0.34} ${l * 0.09}L${-l * 0.4} ${l * 0.09}Q${-l * 0.48} ${l * 0.04} ${-l * 0.5} ${-l * 0.1}Z`,
      s.down(-l * 0.18, l * 0.1, [
        [0, color],
        [0.7, color],
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
