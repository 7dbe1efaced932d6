import { darker, lighter, mix } from '../colour'
import { hazed, hill, ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { birds, mist, sky, wisps } from '../sky'
import { figure } from '../small'
import { pine, reeds } from '../trees'
import { ripples } from '../water'

/** A look-out: deck, rail and telescopes before range upon range, geese overhead. */
function lookoutDeck(s: Sheet) {
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

/** Fields of silver grass and a path with ribbons, hills on the far side. */
function quietPath(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.52, sun: [0.68, 0.32], sunSize: 9, clouds: 5 })
  ranges(s, { from: 0.38, to: 0.56, count: 5, swing: 8, nearest: 0.34 })
  mist(s, 0.57, 0.1, 0.5)
  const [w, h] = [s.w, s.h]
  const field = ridge(s, { y: 0.62, swing: 1.2, waves: 2 })
  hill(s, field, mix(c.leaf2, c.lit('#d9b874'), 0.5), { haze: 0.05, reach: 50 })
  reeds(s, -0.02, 1.02, 0.72, 8, mix(c.near, c.lit('#b9975a'), 0.6), { plume: c.lit('#f0dcb0'), count: 130 })
  s.path(
    d`M${w * 0.58} ${h * 0.63}C${w * 0.6} ${h * 0.7} ${w * 0.4} ${h * 0.78} ${w * 0.3} ${h * 1.02}H${w * 0.7}C${w * 0.66} ${h * 0.84} ${w * 0.64} ${h * 0.72} ${w * 0.595} ${h * 0.63}Z`,
    s.down(h * 0.63, h, [
      [0, c.lit('#efdfba')],
      [1, c.lit('#c0a87c')],
    ]),
  )
  figure(s, w * 0.535, h * 0.77, 8, c.lit(c.accent))
  figure(s, w * 0.57, h * 0.77, 7.6, c.lit('#3f8fa0'))
  for (const [x, from] of [
    [0.74, 0.68],
    [0.84, 0.72],
    [0.98, 0.78],
  ] as const)
    s.rect(w * x, h * from, u * 1.1, h * 0.16, c.lit('#6b4c36'))
  s.stroke(
    d`M${w * 0.745} ${h * 0.7}Q${w * 0.8} ${h * 0.735} ${w * 0.845} ${h * 0.74}Q${w * 0.92} ${h * 0.79} ${w * 1.0} ${h * 0.8}`,
    c.lit('#6b4c36'),
    u * 0.4,
  )
  for (let i = 0; i < 17; i += 1) {
    const t = i / 16
    const [x, y, k] = [w * (0.745 + 0.25 * t), h * (0.705 + 0.095 * t ** 0.8), u * (1.6 + 3 * t)]
    s.path(
      d`M${x} ${y}q${k * 0.5} ${k * 0.6} ${k * 0.1} ${k * 1.7}l${k * 0.4} ${-k * 0.2}q${k * 0.2} ${-k * 0.9} ${-k * 0.1} ${-k * 1.5}Z`,
      c.lit([c.accent, c.accent2, '#4f93b8', '#fbf3e4', '#6fa36f'][i % 5] ?? c.accent),
    )
  }
  reeds(s, -0.02, 0.34, 1.01, 24, mix(c.near, c.lit('#a5854f'), 0.5), { plume: c.lit('#f2dfb6'), count: 70 })
  reeds(s, 0.72, 1.02, 1.01, 17, mix(c.near, c.lit('#a5854f'), 0.5), { plume: c.lit('#f2dfb6'), count: 50 })
  birds(s, 0.32, 0.2, 11, 1.05)
}

export const border = [lookoutDeck, quietPath]
