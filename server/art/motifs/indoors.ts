import { darker, lighter, mix } from '../colour'
import { hall, roofRow, tiledWall } from '../hanok'
import { ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { mist, sky } from '../sky'
import { figure, lantern } from '../small'
import { pine, tree, wood } from '../trees'
import { ripples } from '../water'

const evening = (s: Sheet) => s.c.time === 'night' || s.c.time === 'dusk'

/** An earthen jar with its lid. */
export function jar(s: Sheet, x: number, foot: number, size: number) {
  const k = size * s.u
  const clay = s.c.lit(s.r.pick(['#6e412c', '#7b4a31', '#5f3829']))
  s.disc(x + k * 0.2, foot, k * 1.15, darker(clay, 0.55), 0.3, k * 0.16)
  s.path(
    d`M${x - k * 0.56} ${foot}C${x - k * 1.02} ${foot - k * 0.7} ${x - k * 1.05} ${foot - k * 1.5} ${x - k * 0.64} ${foot - k * 1.98}H${x + k * 0.64}C${x + k * 1.05} ${foot - k * 1.5} ${x + k * 1.02} ${foot - k * 0.7} ${x + k * 0.56} ${foot}Z`,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(clay, 0.16)],
      [0.25, lighter(clay, 0.34)],
      [0.45, clay],
      [1, darker(clay, 0.45)],
    ]),
  )
  s.stroke(
    d`M${x - k * 0.88} ${foot - k * 1.28}Q${x} ${foot - k * 1.1} ${x + k * 0.88} ${foot - k * 1.28}`,
    lighter(clay, 0.25),
    k * 0.05,
    0.5,
  )
  s.rect(x - k * 0.72, foot - k * 2.08, k * 1.44, k * 0.16, darker(clay, 0.15), 1, k * 0.05)
  s.path(
    d`M${x - k * 0.84} ${foot - k * 2.04}Q${x} ${foot - k * 2.5} ${x + k * 0.84} ${foot - k * 2.04}Z`,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(clay, 0.3)],
      [1, darker(clay, 0.35)],
    ]),
  )
  s.disc(x, foot - k * 2.28, k * 0.13, darker(clay, 0.1), 1, k * 0.09)
}

/** A terrace of jars behind a house, where sauces and kimchi rest. */
function jarTerrace(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.72, 0.22], sunSize: 8, clouds: 4 })
  ranges(s, { from: 0.36, to: 0.48, count: 4, swing: 8, nearest: 0.45 })
  mist(s, 0.49, 0.12, 0.55)
  const edge = ridge(s, { y: 0.54, swing: 1, waves: 3 })
  wood(s, edge, -0.02, 1.02, 6, mix(c.leaf, c.far, 0.25), { firs: 0.15 })
  hall(s, s.w * 0.26, s.h * 0.64, u * 46, u * 11, {
    painted: false,
    bays: 5,
    lamps: evening(s),
    platform: 0.15,
    grooves: 32,
  })
  tiledWall(s, s.w * 0.42, s.h * 0.645, s.w * 1.03, s.h * 0.645, 7)
  tree(s, s.w * 0.82, s.h * 0.66, 30, mix(c.leaf, c.lit('#ef9a3c'), c.autumn ? 0.4 : 0.05))
  const earth = c.lit('#d6c29a')
  s.rect(
    0,
    s.h * 0.64,
    s.w,
    s.h * 0.37,
    s.down(s.h * 0.64, s.h, [
      [0, lighter(earth, 0.15)],
      [1, darker(earth, 0.25)],
    ]),
  )
  ;[0.7, 0.765, 0.85, 0.97].forEach((y, row) => {
    const size = 2.6 + row * 1.7
    const shift = row % 2 ? 0.5 : 0
    for (let i = -1; i < 16; i += 1) {
      const x = s.w * (0.36 - row * 0.1) + (i + shift) * size * u * 2.25
      if (x < s.w * (0.34 - row * 0.1) || x > s.w * 1.05) continue
      jar(s, x + u * s.r.between(-0.4, 0.4), s.h * y, size * s.r.between(0.82, 1.06))
    }
  })
  figure(s, s.w * 0.14, s.h * 0.86, 14, c.lit('#e6dccb'))
}

/** A bowl seen from above: rim, inside, and what lies in it. */
function dish(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  glaze: string,
  fill: (x: number, y: number, k: number) => void,
) {
  const k = size * s.u
  const colour = s.c.lit(glaze)
  s.disc(x + k * 0.12, y + k * 0.16, k * 1.02, '#20140f', 0.22)
  s.disc(
    x,
    y,
    k,
    s.gradient(x - k, y - k, x + k, y + k, [
      [0, lighter(colour, 0.35)],
      [1, darker(colour, 0.22)],
    ]),
  )
  s.disc(
    x,
    y,
    k * 0.86,
    s.gradient(x - k, y - k, x + k, y + k, [
      [0, darker(colour, 0.25)],
      [1, lighter(colour, 0.15)],
    ]),
  )
  fill(x, y, k * 0.78)
}

/** A laid table from above: rice, stew, kimchi and small dishes. */
function table(s: Sheet) {
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
    (colours: readonly [string, ...string[]], count: number, size: number) => (x: number, y: number, k: number) => {
      for (let i = 0; i < count; i += 1) {
        const a = r.between(0, Math.PI * 2)
        const far = Math.sqrt(r.next()) * k * 0.82
        const [px, py, b] = [x + Math.cos(a) * far, y + Math.sin(a) * far, k * size * r.between(0.7, 1.25)]
        const tone = c.lit(r.pick(colours))
        s.path(
          d`M${px - b} ${py}Q${px} ${py - b * 0.95} ${px + b} ${py - b * 0.2}Q${px + b * 0.3} ${py + b * 0.8} ${px - b} ${py}Z`,
          s.gradient(px - b, py - b, px + b, py + b, [
            [0, lighter(tone, 0.18)],
            [1, darker(tone, 0.15)],
          ]),
        )
      }
    }
  const soup = (colour: string, toppings: readonly [string, ...string[]]) => (x: number, y: number, k: number) => {
    const broth = c.lit(colour)
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

/** The kitchen bench: cabbages, radish, garlic, bowls of paste. */
function bench(s: Sheet) {
  const { c, r, u } = s
  sky(s, { horizon: 0.62, sun: [0.5, 0.3], sunSize: 9, clouds: 3 })
  ranges(s, { from: 0.46, to: 0.56, count: 3, swing: 7, nearest: 0.5 })
  roofRow(s, 0.63, 13, { depth: 0.45, lamps: evening(s) ? 0.6 : 0 })
  const frame = c.lit('#6d4530')
  const wall = c.lit('#efe2c8')
  const [w, h] = [s.w, s.h]
  // The wall around the window, with the window left out.
  s.path(d`M0 0H${w}V${h * 0.7}H0ZM${w * 0.2} ${h * 0.1}V${h * 0.6}H${w * 0.8}V${h * 0.1}Z`, wall)
  s.stroke(
    d`M${w * 0.2} ${h * 0.1}V${h * 0.6}H${w * 0.8}V${h * 0.1}ZM${w * 0.4} ${h * 0.1}V${h * 0.6}M${w * 0.6} ${h * 0.1}V${h * 0.6}`,
    frame,
    u * 1.7,
  )
  for (const x of [0.045, 0.1, 0.15]) {
    s.stroke(d`M${w * x} 0V${h * 0.16}`, frame, u * 0.25)
    for (let i = 0; i < 6; i += 1)
      s.path(
        d`M${w * x} ${h * (0.15 + i * 0.03)}q${u * (i % 2 ? 3 : -3)} ${u * 1} ${u * (i % 2 ? 2.4 : -2.4)} ${u * 5.4}q${u * (i % 2 ? -2.4 : 2.4)} ${-u * 1.4} ${u * (i % 2 ? -2.4 : 2.4)} ${-u * 5.4}Z`,
        c.lit(i % 3 ? '#c23a28' : '#a92d22'),
      )
  }
  for (let i = 0; i < 3; i += 1)
    lantern(s, w * (0.87 + i * 0.05), 0, 1.9, c.lit(i % 2 ? c.accent2 : '#f1e4c9'), {
      thread: 4 + (i % 2) * 3,
      lit: evening(s),
    })
  const top = c.lit('#a9714a')
  s.rect(
    0,
    h * 0.7,
    w,
    h * 0.31,
    s.down(h * 0.7, h, [
      [0, lighter(top, 0.28)],
      [0.18, top],
      [1, darker(top, 0.4)],
    ]),
  )
  s.rect(0, h * 0.695, w, u * 1, lighter(top, 0.4))
  for (let i = 0; i < 5; i += 1) s.stroke(d`M0 ${h * (0.76 + i * 0.055)}H${w}`, darker(top, 0.3), u * 0.16, 0.45)
  const cabbage = (x: number, y: number, k: number) => {
    s.disc(x, y + k * 0.5, k * 1.1, '#20140f', 0.2, k * 0.16)
    for (let i = 6; i >= 0; i -= 1) {
      const a = (i - 3) * 0.2
      const tone = mix(c.lit('#7fae4f'), c.lit('#eef0c8'), 1 - Math.abs(i - 3) / 3.4)
      s.path(
        d`M${x - k * 1.1} ${y + k * 0.3}C${x - k * 0.4} ${y - k * (0.9 - a)} ${x + k * 0.7} ${y - k * (0.95 - a * 1.6)} ${x + k * 1.3} ${y + k * a * 1.6}C${x + k * 0.7} ${y + k * 0.5} ${x - k * 0.3} ${y + k * 0.62} ${x - k * 1.1} ${y + k * 0.3}Z`,
        s.gradient(x - k, 0, x + k * 1.3, 0, [
          [0, c.lit('#fbf7e6')],
          [0.45, tone],
          [1, darker(tone, 0.2)],
        ]),
      )
    }
    s.stroke(
      d`M${x - k * 0.95} ${y + k * 0.28}Q${x} ${y} ${x + k * 1.1} ${y}M${x - k * 0.9} ${y + k * 0.34}Q${x} ${y + k * 0.26} ${x + k} ${y + k * 0.2}`,
      c.lit('#d7e0a4'),
      k * 0.04,
      0.8,
    )
  }
  const bowl = (x: number, y: number, k: number, glaze: string, filling: string) => {
    const own = c.lit(glaze)
    s.disc(x, y + k * 0.8, k * 0.9, '#20140f', 0.22, k * 0.13)
    s.path(
      d`M${x - k} ${y}C${x - k * 0.9} ${y + k * 0.7} ${x - k * 0.5} ${y + k * 0.82} ${x - k * 0.35} ${y + k * 0.84}H${x + k * 0.35}C${x + k * 0.5} ${y + k * 0.82} ${x + k * 0.9} ${y + k * 0.7} ${x + k} ${y}Z`,
      s.gradient(x - k, 0, x + k, 0, [
        [0, lighter(own, 0.3)],
        [1, darker(own, 0.35)],
      ]),
    )
    s.disc(x, y, k, darker(own, 0.1), 1, k * 0.26)
    s.disc(x, y, k * 0.9, c.lit(filling), 1, k * 0.21)
    for (let i = 0; i < 14; i += 1)
      s.disc(
        x + k * r.between(-0.7, 0.7),
        y + k * r.between(-0.12, 0.12),
        k * 0.06,
        lighter(c.lit(filling), r.between(0, 0.4)),
        0.9,
        k * 0.035,
      )
  }
  cabbage(w * 0.2, h * 0.78, u * 12)
  cabbage(w * 0.34, h * 0.86, u * 13)
  bowl(w * 0.56, h * 0.76, u * 13, '#55402f', '#c5331f')
  bowl(w * 0.77, h * 0.78, u * 9, '#dfe5df', '#f4efe0')
  bowl(w * 0.71, h * 0.89, u * 8, '#a9c9b5', '#6f9a4a')
  for (const [x, y] of [
    [0.87, 0.9],
    [0.91, 0.885],
    [0.95, 0.91],
  ] as const) {
    s.path(
      d`M${w * x} ${h * y - u * 4}Q${w * x + u * 0.6} ${h * y - u * 2.8} ${w * x + u * 2.4} ${h * y - u * 1.6}Q${w * x + u * 2.8} ${h * y + u * 0.9} ${w * x} ${h * y + u * 1}Q${w * x - u * 2.8} ${h * y + u * 0.9} ${w * x - u * 2.4} ${h * y - u * 1.6}Q${w * x - u * 0.6} ${h * y - u * 2.8} ${w * x} ${h * y - u * 4}Z`,
      s.gradient(w * x - u * 2.5, 0, w * x + u * 2.5, 0, [
        [0, c.lit('#fffaf0')],
        [1, c.lit('#d5c6b4')],
      ]),
    )
  }
  for (let i = 0; i < 6; i += 1)
    s.stroke(
      d`M${w * 0.44 + i * u * 2.2} ${h * 0.965}q${u * 4} ${-u * 3.6} ${u * 9} ${-u * 1.6}`,
      c.lit(i % 2 ? '#c2331f' : '#d94a2c'),
      u * 1.25,
    )
}

/** A steam bath in the open: stone pool, lanterns, snow-white steam, pines. */
function openBath(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.3, 0.22], sunSize: 8, clouds: 3 })
  ranges(s, { from: 0.34, to: 0.5, count: 5, swing: 9, nearest: 0.35 })
  mist(s, 0.52, 0.14, 0.6)
  const edge = ridge(s, { y: 0.58, swing: 1.4, waves: 3 })
  wood(s, edge, -0.02, 1.02, 9, mix(c.leaf, c.near, 0.25), { firs: 0.4 })
  hall(s, s.w * 0.78, s.h * 0.66, u * 42, u * 12, { painted: false, bays: 4, lamps: true, platform: 0.1, grooves: 30 })
  s.rect(
    0,
    s.h * 0.64,
    s.w,
    s.h * 0.37,
    s.down(s.h * 0.64, s.h, [
      [0, mix(c.leaf, c.near, 0.3)],
      [1, mix(c.near, c.leaf, 0.2)],
    ]),
  )
  const pool = d`M${s.w * 0.12} ${s.h * 0.79}C${s.w * 0.18} ${s.h * 0.7} ${s.w * 0.5} ${s.h * 0.69} ${s.w * 0.7} ${s.h * 0.72}C${s.w * 0.95} ${s.h * 0.76} ${s.w * 0.96} ${s.h * 0.88} ${s.w * 0.78} ${s.h * 0.94}C${s.w * 0.55} ${s.h} ${s.w * 0.28} ${s.h * 0.98} ${s.w * 0.17} ${s.h * 0.92}C${s.w * 0.09} ${s.h * 0.88} ${s.w * 0.08} ${s.h * 0.83} ${s.w * 0.12} ${s.h * 0.79}Z`
  s.path(
    pool,
    s.down(s.h * 0.7, s.h * 0.97, [
      [0, mix(c.skyLow, c.skyMid, 0.3)],
      [0.5, mix(c.lit('#5fb0ae'), c.skyMid, 0.3)],
      [1, mix(c.lit('#2f7f86'), c.skyTop, 0.3)],
    ]),
  )
  s.clipped(pool, () => ripples(s, { from: 0.7, ripples: 50, glitter: 0.66 }))
  const stones = 40
  for (let i = 0; i < stones; i += 1) {
    const a = (i / stones) * Math.PI * 2
    const [x, y] = [s.w * 0.52 + Math.cos(a) * s.w * 0.42, s.h * 0.835 + Math.sin(a) * s.h * 0.135]
    const k = u * s.r.between(2.2, 4.6) * (0.8 + 0.4 * Math.sin(a))
    const own = c.lit(s.r.pick(['#8d857b', '#a1988b', '#756e68']))
    s.disc(x, y, k, darker(own, 0.3), 1, k * 0.62)
    s.disc(x - k * 0.1, y - k * 0.14, k * 0.84, lighter(own, 0.12), 1, k * 0.45)
  }
  for (const [x, y] of [
    [0.4, 0.8],
    [0.49, 0.79],
    [0.66, 0.84],
  ] as const) {
    // Bathers, a folded towel on the head.
    const [px, py] = [s.w * x, s.h * y]
    s.path(
      d`M${px - u * 3} ${py}Q${px - u * 2.6} ${py - u * 2.6} ${px} ${py - u * 2.6}Q${px + u * 2.6} ${py - u * 2.6} ${px + u * 3} ${py}Z`,
      c.lit('#d9a582'),
    )
    s.disc(px, py - u * 4, u * 1.7, c.lit('#d9a582'))
    s.path(d`M${px - u * 1.9} ${py - u * 4.2}Q${px} ${py - u * 7.2} ${px + u * 1.9} ${py - u * 4.2}Z`, c.lit('#fbf6ea'))
    s.disc(px - u * 2, py - u * 4.8, u * 0.75, c.lit('#fbf6ea'))
    s.disc(px + u * 2, py - u * 4.8, u * 0.75, c.lit('#fbf6ea'))
    s.rect(px - u * 4, py - u * 0.2, u * 8, u * 0.4, lighter(c.skyLow, 0.4), 0.5, u * 0.2)
  }
  for (let i = 0; i < 10; i += 1) {
    const [x, y] = [s.w * s.r.between(0.2, 0.85), s.h * s.r.between(0.64, 0.82)]
    const reach = u * s.r.between(10, 22)
    s.disc(
      x,
      y,
      reach,
      s.glow(x, y, reach, [
        [0, '#fffaf0', 0.3],
        [0.6, '#fffaf0', 0.1],
        [1, '#fffaf0', 0],
      ]),
      1,
      reach * 0.6,
    )
  }
  for (const x of [0.06, 0.93]) lantern(s, s.w * x, s.h * 0.56, 2.6, c.accent2, { thread: 0.2 })
  pine(s, s.w * 0.1, s.h * 0.78, 52, { lean: 0.6 })
}

/** The warm room: a kiln of clay with its glowing mouth, mats, towels folded into horns. */
function warmRoom(s: Sheet) {
  const { c, u } = s
  const wall = c.lit('#b78357')
  const [w, h] = [s.w, s.h]
  s.rect(
    0,
    0,
    w,
    h,
    s.down(0, h * 0.72, [
      [0, darker(wall, 0.55)],
      [1, wall],
    ]),
  )
  for (let i = 0; i <= 16; i += 1) s.rect((w * i) / 16 - u * 0.3, 0, u * 0.6, h * 0.7, darker(wall, 0.42), 0.35)
  s.rect(0, h * 0.1, w, u * 3, darker(wall, 0.5))
  const clay = c.lit('#c79468')
  const [x, foot, k] = [w * 0.5, h * 0.74, u * 40]
  s.halo(x, foot - k * 0.2, k * 1.6, c.lamp, 0.55)
  const dome = d`M${x - k} ${foot}C${x - k} ${foot - k * 1.02} ${x - k * 0.5} ${foot - k * 1.3} ${x} ${foot - k * 1.3}S${x + k} ${foot - k * 1.02} ${x + k} ${foot}Z`
  s.path(
    dome,
    s.gradient(x - k, 0, x + k, 0, [
      [0, lighter(clay, 0.22)],
      [0.5, clay],
      [1, darker(clay, 0.35)],
    ]),
  )
  s.clipped(dome, () => {
    for (let row = 0; row < 15; row += 1) {
      const y = foot - k * 0.09 * row
      s.stroke(d`M${x - k} ${y}Q${x} ${y + k * 0.04} ${x + k} ${y}`, darker(clay, 0.32), u * 0.2, 0.45)
      for (let i = -14; i < 15; i += 1)
        s.stroke(d`M${x + (i + (row % 2) * 0.5) * k * 0.09} ${y}v${-k * 0.09}`, darker(clay, 0.32), u * 0.16, 0.35)
    }
  })
  const mouth = d`M${x - k * 0.26} ${foot}V${foot - k * 0.38}A${k * 0.26} ${k * 0.26} 0 0 1 ${x + k * 0.26} ${foot - k * 0.38}V${foot}Z`
  s.stroke(mouth, darker(clay, 0.3), u * 2.4)
  s.path(
    mouth,
    s.down(foot - k * 0.64, foot, [
      [0, '#ffb45c'],
      [0.5, '#ff8a3d'],
      [1, '#ffe0a0'],
    ]),
  )
  s.halo(x, foot - k * 0.2, k * 0.55, '#ffd58a', 0.8)
  const floor = c.lit('#d9b27e')
  s.rect(
    0,
    h * 0.735,
    w,
    h * 0.27,
    s.down(h * 0.735, h, [
      [0, lighter(floor, 0.2)],
      [1, darker(floor, 0.32)],
    ]),
  )
  for (let i = -9; i <= 9; i += 1)
    s.stroke(d`M${w / 2 + i * u * 10} ${h * 0.74}L${w / 2 + i * u * 19} ${h}`, darker(floor, 0.3), u * 0.16, 0.4)
  s.path(
    d`M${x - k * 0.26} ${foot}H${x + k * 0.26}L${x + k * 0.62} ${h}H${x - k * 0.62}Z`,
    s.down(foot, h, [
      [0, '#ffce86', 0.75],
      [1, '#ffce86', 0],
    ]),
  )
  for (const [mx, my, mw, colour] of [
    [0.17, 0.87, 22, '#e9a08a'],
    [0.83, 0.88, 22, '#8fb9b3'],
  ] as const) {
    s.path(
      d`M${w * mx - u * mw} ${h * my}L${w * mx - u * mw * 0.72} ${h * my - u * 6}H${w * mx + u * mw * 0.72}L${w * mx + u * mw} ${h * my}Z`,
      c.lit(colour),
    )
    s.rect(w * mx - u * mw * 0.55, h * my - u * 8.2, u * 8, u * 3.6, c.lit('#8a5a38'), 1, u * 0.7)
  }
  const guest = (gx: number, gy: number, size: number, shirt: string) => {
    const g = size * u
    s.path(
      d`M${gx - g * 0.62} ${gy}Q${gx - g * 0.7} ${gy - g * 0.3} ${gx - g * 0.2} ${gy - g * 0.36}H${gx + g * 0.2}Q${gx + g * 0.7} ${gy - g * 0.3} ${gx + g * 0.62} ${gy}Z`,
      darker(shirt, 0.18),
    )
    s.path(
      d`M${gx - g * 0.3} ${gy - g * 0.16}Q${gx - g * 0.36} ${gy - g * 0.8} ${gx} ${gy - g * 0.84}Q${gx + g * 0.36} ${gy - g * 0.8} ${gx + g * 0.3} ${gy - g * 0.16}Z`,
      shirt,
    )
    s.disc(gx, gy - g * 1.04, g * 0.21, c.lit('#e0ad88'))
    s.path(
      d`M${gx - g * 0.24} ${gy - g * 1.06}Q${gx} ${gy - g * 1.44} ${gx + g * 0.24} ${gy - g * 1.06}Z`,
      c.lit('#fbf6ea'),
    )
    for (const e of [-1, 1]) s.disc(gx + e * g * 0.26, gy - g * 1.13, g * 0.1, c.lit('#fbf6ea'))
  }
  guest(w * 0.2, h * 0.9, 13, c.lit('#f0a58f'))
  guest(w * 0.3, h * 0.885, 12.4, c.lit('#8fbcb6'))
  guest(w * 0.8, h * 0.9, 13, c.lit('#f2c879'))
  for (const lx of [0.1, 0.9]) lantern(s, w * lx, h * 0.12, 2.6, c.accent2, { thread: 2.4 })
  // Eggs and a cold drink on a tray.
  const [tx, ty] = [w * 0.5, h * 0.95]
  s.disc(tx, ty, u * 10, c.lit('#7a4d31'), 1, u * 1.8)
  for (const e of [-3, 0, 3]) s.disc(tx + e * u, ty - u * 1.5, u * 1.4, c.lit('#c58e63'), 1, u * 1.8)
  s.path(d`M${tx + u * 5} ${ty - u * 6.4}h${u * 3.4}l${-u * 0.5} ${u * 6}h${-u * 2.4}Z`, c.lit('#e0a75c'))
}

/** A stage before the show: curtain, beams, the heads of those who wait. */
function stage(s: Sheet) {
  const { c, u } = s
  const [w, h] = [s.w, s.h]
  const velvet = mix(c.accent, '#3a0d1c', 0.45)
  s.rect(
    0,
    0,
    w,
    h,
    s.down(0, h, [
      [0, darker(c.skyTop, 0.45)],
      [0.7, mix(c.skyMid, c.near, 0.35)],
      [1, darker(c.near, 0.2)],
    ]),
  )
  s.halo(w * 0.5, h * 0.62, u * 62, mix(c.skyLow, c.accent2, 0.5), 0.75)
  s.rect(
    w * 0.14,
    h * 0.12,
    w * 0.72,
    h * 0.55,
    s.glow(w * 0.5, h * 0.6, u * 60, [
      [0, mix(c.skyLow, c.accent2, 0.35), 0.85],
      [0.5, c.skyMid, 0.7],
      [1, c.skyTop, 0],
    ]),
  )
  // A painted sun and hills as the set.
  s.disc(
    w * 0.5,
    h * 0.44,
    u * 15,
    s.down(h * 0.3, h * 0.6, [
      [0, c.accent2],
      [1, c.accent],
    ]),
  )
  ;[0.52, 0.57, 0.62].forEach((y, i) => {
    const set = ridge(s, { y, swing: 4, waves: 3 })
    s.clipped(d`M${w * 0.14} 0H${w * 0.86}V${h * 0.67}H${w * 0.14}Z`, () =>
      s.path(
        `${set.points.map(([px, py], n) => `${n ? 'L' : 'M'}${px.toFixed(0)} ${py.toFixed(0)}`).join('')}L${w} ${h * 0.67}L0 ${h * 0.67}Z`,
        mix(c.far, c.near, 0.2 + i * 0.26),
      ),
    )
  })
  const floor = mix(c.lit('#8a5a3c'), c.skyMid, 0.2)
  s.path(
    d`M${w * 0.1} ${h * 0.665}H${w * 0.9}L${w * 0.98} ${h * 0.77}H${w * 0.02}Z`,
    s.down(h * 0.66, h * 0.78, [
      [0, lighter(floor, 0.3)],
      [1, floor],
    ]),
  )
  s.rect(w * 0.02, h * 0.77, w * 0.96, u * 3.4, darker(floor, 0.55))
  for (let i = 0; i < 23; i += 1) s.halo(w * (0.05 + i * 0.041), h * 0.772, u * 2.2, c.lamp, 0.8)
  const dancers = [
    [0.34, 13, '#e2557a'],
    [0.42, 14, c.accent2],
    [0.5, 16, '#fff1dc'],
    [0.58, 14, '#4fa7b5'],
    [0.66, 13, '#8e6bc9'],
  ] as const
  for (const [x, k, colour] of dancers) {
    const [px, foot, g] = [w * x, h * 0.735, k * u]
    s.path(
      d`M${px - g * 0.1} ${foot - g * 0.58}C${px - g * 0.36} ${foot - g * 0.36} ${px - g * 0.36} ${foot - g * 0.1} ${px - g * 0.34} ${foot}H${px + g * 0.34}C${px + g * 0.36} ${foot - g * 0.1} ${px + g * 0.36} ${foot - g * 0.36} ${px + g * 0.1} ${foot - g * 0.58}Z`,
      colour,
    )
    s.path(
      d`M${px - g * 0.12} ${foot - g * 0.54}L${px - g * 0.5} ${foot - g * 0.86}Q${px - g * 0.46} ${foot - g * 0.62} ${px - g * 0.08} ${foot - g * 0.74}H${px + g * 0.08}Q${px + g * 0.46} ${foot - g * 0.62} ${px + g * 0.5} ${foot - g * 0.86}L${px + g * 0.12} ${foot - g * 0.54}Z`,
      lighter(colour, 0.5),
    )
    s.disc(px, foot - g * 0.86, g * 0.1, '#3b2a26')
    s.path(
      d`M${px + g * 0.48} ${foot - g * 0.84}l${g * 0.02} ${-g * 0.24}q${g * 0.22} ${g * 0.02} ${g * 0.24} ${g * 0.22}Z`,
      mix(c.accent, '#ffffff', 0.25),
    )
  }
  for (const [x, to, colour] of [
    [0.2, 0.42, c.accent2],
    [0.36, 0.5, '#fff3d6'],
    [0.64, 0.5, '#fff3d6'],
    [0.8, 0.58, mix(c.accent, '#ffffff', 0.3)],
  ] as const)
    s.path(
      d`M${w * x - u} ${h * 0.06}L${w * to - u * 15} ${h * 0.745}H${w * to + u * 15}L${w * x + u} ${h * 0.06}Z`,
      s.down(h * 0.06, h * 0.75, [
        [0, colour, 0.5],
        [1, colour, 0.04],
      ]),
    )
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : w
    for (let i = 0; i < 6; i += 1) {
      const [x1, x2] = [edge - side * u * i * 5, edge - side * u * (i + 1.15) * 5]
      s.path(
        d`M${x1} 0H${x2}C${x2 + side * u * 2} ${h * 0.3} ${x2 - side * u * 3} ${h * 0.5} ${x2 + side * u * 4} ${h * 0.8}H${x1}Z`,
        s.gradient(x1, 0, x2, 0, [
          [0, darker(velvet, 0.5)],
          [0.6, lighter(velvet, 0.14)],
          [1, darker(velvet, 0.35)],
        ]),
      )
    }
  }
  const swags = 6
  for (let i = 0; i < swags; i += 1) {
    const [x1, x2] = [(w * i) / swags, (w * (i + 1)) / swags]
    s.path(
      d`M${x1} 0H${x2}V${h * 0.06}Q${(x1 + x2) / 2} ${h * 0.19} ${x1} ${h * 0.06}Z`,
      s.down(0, h * 0.15, [
        [0, darker(velvet, 0.55)],
        [0.7, lighter(velvet, 0.08)],
        [1, darker(velvet, 0.25)],
      ]),
    )
    s.stroke(d`M${x1} ${h * 0.06}Q${(x1 + x2) / 2} ${h * 0.19} ${x2} ${h * 0.06}`, c.accent2, u * 0.5, 0.9)
  }
  for (let row = 0; row < 3; row += 1) {
    const k = u * (2.6 + row * 1.2)
    for (let x = -k + (row % 2) * k * 1.4; x < w + k; x += k * 2.9) {
      const y = h * (0.88 + row * 0.055)
      const tone = mix(c.near, c.skyMid, 0.26 - row * 0.1)
      s.disc(x + s.r.between(-0.3, 0.3) * k, y, k * 0.72, tone, 1, k * 0.85)
      s.path(
        d`M${x - k * 1.35} ${y + k * 2.6}Q${x - k * 1.2} ${y + k * 0.8} ${x} ${y + k * 0.75}Q${x + k * 1.2} ${y + k * 0.8} ${x + k * 1.35} ${y + k * 2.6}Z`,
        tone,
      )
    }
  }
}

export const kitchen = [jarTerrace, table, bench]
export const spa = [openBath, warmRoom]
export const theatre = [stage]
