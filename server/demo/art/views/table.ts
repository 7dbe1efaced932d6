import { darker, lighter } from '../color'
import { dish } from '../parts/dish'
import { d, type Sheet } from '../sheet'

/** A laid table from above: rice, stew, kimchi and small dishes. */
export function table(s: Sheet) {
  const { c, r, u } = s
  const wood = c.lit('#8f5a38')
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.gradient(0, 0, s.w, s.h, [
      [0, lighter(wood, 0.2)],
      [1, darker(wood, 0.3)],
    ]),
  )
  for (let i = 0; i < 9; i += 1) {
    const y = (s.h * i) / 8
    s.stroke(d`M0 ${y}H${s.w}`, darker(wood, 0.4), u * 0.25, 0.5)
    for (let k = 0; k < 5; k += 1) {
      const [x, gy] = [s.w * r.next(), y + (s.h / 8) * r.next()]
      s.stroke(
        d`M${x} ${gy}q${u * 14} ${u * r.between(-1.4, 1.4)} ${u * r.between(24, 44)} 0`,
        darker(wood, 0.25),
        u * 0.16,
        0.45,
      )
    }
  }
  const bits =
    (colors: readonly [string, ...string[]], count: number, size: number) => (x: number, y: number, k: number) => {
      for (let i = 0; i < count; i += 1) {
        const a = r.between(0, Math.PI * 2)
        const far = Math.sqrt(r.next()) * k * 0.82
        const [px, py, b] = [x + Math.cos(a) * far, y + Math.sin(a) * far, k * size * r.between(0.7, 1.25)]
        const tone = c.lit(r.pick(colors))
        s.path(
          d`M${px - b} ${py}Q${px} ${py - b * 0.95} ${px + b} ${py - b * 0.2}Q${px + b * 0.3} ${py + b * 0.8} ${px - b} ${py}Z`,
          s.gradient(px - b, py - b, px + b, py + b, [
            [0, lighter(tone, 0.18)],
            [1, darker(tone, 0.15)],
          ]),
        )
      }
    }
  const soup = (color: string, toppings: readonly [string, ...string[]]) => (x: number, y: number, k: number) => {
    const broth = c.lit(color)
    s.disc(
      x,
      y,
      k,
      s.gradient(x - k, y - k, x + k, y + k, [
        [0, lighter(broth, 0.2)],
        [1, darker(broth, 0.2)],
      ]),
    )
    bits(toppings, 15, 0.15)(x, y, k * 0.9)
    s.stroke(
      d`M${x - k * 0.7} ${y - k * 0.35}Q${x - k * 0.4} ${y - k * 0.75} ${x} ${y - k * 0.78}`,
      '#fff6e6',
      k * 0.05,
      0.5,
    )
  }
  const [w, h] = [s.w, s.h]
  dish(s, w * 0.5, h * 0.5, 20, '#3a3431', soup('#c9452b', ['#f4ead6', '#e9dcc0', '#6f9a4a', '#d96a3a']))
  dish(s, w * 0.22, h * 0.66, 13.5, '#e9e4d8', (x, y, k) => {
    s.disc(x, y, k, c.lit('#fbf6ea'))
    bits(['#fffdf6', '#f1ead9'], 70, 0.09)(x, y, k)
  })
  dish(s, w * 0.2, h * 0.25, 15, '#b9cdbf', bits(['#c8372a', '#dd5a33', '#e98b4d', '#f0d9b4', '#a92a22'], 44, 0.26))
  dish(s, w * 0.79, h * 0.26, 13, '#e9e4d8', bits(['#4f8a4b', '#74a85c', '#2f6a42'], 46, 0.2))
  dish(s, w * 0.81, h * 0.68, 14.5, '#a9c3cf', bits(['#f2c14e', '#f6d98a', '#e6a637'], 34, 0.26))
  dish(s, w * 0.52, h * 0.1, 10.5, '#d9b48a', bits(['#7a4a2c', '#9a6a3e', '#5c3722'], 36, 0.2))
  dish(s, w * 0.5, h * 0.92, 11, '#e9e4d8', bits(['#f7f0dd', '#f3d9c0', '#d9553a'], 36, 0.22))
  dish(s, w * 0.035, h * 0.93, 12, '#3a3431', bits(['#e28b3c', '#b9542c', '#f0b45a'], 34, 0.22))
  dish(s, w * 0.985, h * 0.46, 9, '#d9b48a', soup('#4a2b1e', ['#6f9a4a', '#e9dcc0']))
  s.stroke(
    d`M${w * 0.335} ${h * 0.68}L${w * 0.395} ${h * 1.0}M${w * 0.355} ${h * 0.675}L${w * 0.415} ${h * 0.995}`,
    c.lit('#d5d7d6'),
    u * 0.9,
  )
  s.disc(w * 0.335, h * 0.86, u * 2.9, c.lit('#dfe1df'), 1, u * 3.7)
  s.stroke(d`M${w * 0.337} ${h * 0.9}L${w * 0.345} ${h * 1.03}`, c.lit('#d5d7d6'), u * 1)
  for (let i = 0; i < 5; i += 1)
    s.stroke(
      d`M${w * 0.66 + i * u * 1.4} ${h * 0.94}q${u * 3} ${-u * (5 - i)} ${u * 9} ${-u * 5.4}`,
      c.lit(i % 2 ? '#b92f22' : '#d1402b'),
      u * 1.1,
    )
}
