import { darker, lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { figure } from '../parts/figures'
import { hazed, hill, ridge } from '../parts/land'
import { sky } from '../parts/sky'
import { fir } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** An angler on a stool over a hole in the ice, a short rod in hand; `dir` is the side of the hole. */
function angler(s: Sheet, x: number, foot: number, k: number, coat: string, dir: 1 | -1) {
  const { c } = s
  const h = k * s.u
  const dark = mix(c.near, '#1a1a1a', 0.3)
  const hole = x + dir * h * 0.86
  s.disc(hole, foot - h * 0.02, h * 0.23, lighter(c.lit('#f4f9fb'), 0.3), 1, h * 0.08)
  s.disc(hole, foot - h * 0.01, h * 0.17, mix(c.skyTop, c.near, 0.72), 1, h * 0.055)
  s.disc(x, foot + h * 0.01, h * 0.5, mix(c.skyTop, c.near, 0.4), 0.28, h * 0.06)
  s.rect(x - h * 0.2, foot - h * 0.24, h * 0.38, h * 0.24, c.lit('#8a5f41'), 1, h * 0.03)
  s.stroke(
    d`M${x} ${foot - h * 0.26}L${x + dir * h * 0.34} ${foot - h * 0.28}L${x + dir * h * 0.36} ${foot - h * 0.03}H${x + dir * h * 0.46}`,
    dark,
    h * 0.15,
  )
  s.path(
    d`M${x - h * 0.22} ${foot - h * 0.2}Q${x - h * 0.27} ${foot - h * 0.68} ${x + dir * h * 0.05} ${foot - h * 0.74}Q${x + h * 0.27} ${foot - h * 0.66} ${x + h * 0.22} ${foot - h * 0.2}Z`,
    s.gradient(x - h * 0.25, 0, x + h * 0.25, 0, [
      [0, lighter(coat, 0.16)],
      [1, darker(coat, 0.16)],
    ]),
  )
  s.stroke(
    d`M${x + dir * h * 0.04} ${foot - h * 0.6}Q${x + dir * h * 0.12} ${foot - h * 0.42} ${x + dir * h * 0.36} ${foot - h * 0.44}`,
    darker(coat, 0.22),
    h * 0.12,
  )
  const head = x + dir * h * 0.1
  s.disc(head, foot - h * 0.86, h * 0.14, c.lit('#e3b08c'))
  const wool = c.lit(s.r.pick(['#c8452f', '#f2b84b', '#3f7d84', '#efe6d8']))
  s.path(
    d`M${head - h * 0.16} ${foot - h * 0.88}Q${head - h * 0.15} ${foot - h * 1.08} ${head} ${foot - h * 1.08}Q${head + h * 0.15} ${foot - h * 1.08} ${head + h * 0.16} ${foot - h * 0.88}Z`,
    wool,
  )
  s.disc(head, foot - h * 1.1, h * 0.055, lighter(wool, 0.4))
  s.stroke(d`M${x + dir * h * 0.34} ${foot - h * 0.44}L${hole} ${foot - h * 0.72}`, dark, h * 0.035)
  s.stroke(d`M${hole} ${foot - h * 0.72}V${foot - h * 0.02}`, dark, h * 0.012, 0.7)
}

/** January on a frozen river: white hills, dark firs, people over their holes in the ice. */
export function iceFishing(s: Sheet) {
  const { c, u } = s
  const [w, h] = [s.w, s.h]
  const snow = c.lit('#f8fbfc')
  sky(s, { horizon: 0.46, sun: [0.68, 0.2], sunSize: 7.5, clouds: 4 })
  for (const [y, swing, depth] of [
    [0.34, 9, 0.75],
    [0.4, 8, 0.5],
  ] as const)
    hill(s, ridge(s, { y, swing, waves: 3, rocky: true }), mix(snow, hazed(s, depth), 0.2 + depth * 0.3), {
      rocky: true,
      haze: 0.25,
      foot: 0.56,
    })
  const bank = ridge(s, { y: 0.475, swing: 3, waves: 2.4, lift: (t) => 12 * Math.abs(t - 0.5) })
  hill(s, bank, mix(snow, c.far, 0.22), { foot: 0.58, haze: 0.2 })
  for (let i = 0; i < 70; i += 1) {
    const x = w * s.r.next()
    const size = s.r.between(4, 8.5)
    const foot = bank.at(x) + u * s.r.between(1.5, 6)
    const needles = mix(mix(c.lit('#2d5f55'), c.far, 0.3), snow, s.r.between(0, 0.25))
    fir(s, x, foot, size, needles)
    s.stroke(d`M${x} ${foot - size * u}l${-size * u * 0.06} ${size * u * 0.3}`, snow, u * 0.35, 0.8)
  }
  mist(s, 0.545, 0.07, 0.55)
  const ice = mix(snow, c.skyMid, 0.2)
  s.rect(
    0,
    h * 0.55,
    w,
    h * 0.46,
    s.down(h * 0.55, h, [
      [0, mix(ice, c.skyLow, 0.35)],
      [0.4, ice],
      [1, mix(ice, c.skyTop, 0.3)],
    ]),
  )
  for (let i = 0; i < 26; i += 1) {
    const t = s.r.next()
    const [x, y, half] = [w * s.r.between(-0.1, 1.1), h * (0.57 + t * 0.43), u * (4 + t * 16)]
    s.disc(x, y, half, i % 3 ? lighter(snow, 0.4) : mix(ice, c.skyTop, 0.35), 0.35, half * 0.07)
  }
  let cracks = ''
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = [w * s.r.next(), h * s.r.between(0.62, 0.94)]
    cracks += d`M${x} ${y}l${u * s.r.between(5, 12)} ${u * s.r.between(-1.4, 1.4)}l${u * s.r.between(4, 9)} ${u * s.r.between(-1.2, 1.6)}`
  }
  s.stroke(cracks, lighter(snow, 0.6), u * 0.25, 0.7)
  const coats = ['#d0452f', '#2f7fa0', '#e7a63a', '#6b5aa0', '#3f8a6a', '#d76a86'] as const
  const far: (readonly [number, number])[] = Array.from({ length: 26 }, () => [s.r.between(0.04, 0.96), s.r.next()])
  for (const [x, t] of far.toSorted(([, a], [, b]) => a - b)) {
    const k = 2.8 + t * 3.4
    if (s.r.chance(0.25)) figure(s, w * x, h * (0.59 + t * 0.1), k * 1.5, c.lit(s.r.pick(coats)))
    else angler(s, w * x, h * (0.59 + t * 0.1), k, c.lit(s.r.pick(coats)), s.r.chance(0.5) ? 1 : -1)
  }
  const near = [
    [0.2, 0.79, 11, 0, 1],
    [0.78, 0.775, 10, 1, -1],
    [0.52, 0.83, 12.5, 2, 1],
    [0.12, 0.95, 18, 3, 1],
    [0.86, 0.93, 17, 4, -1],
  ] as const
  for (const [x, y, k, coat, dir] of near) angler(s, w * x, h * y, k, c.lit(coats[coat] ?? coats[0]), dir)
  figure(s, w * 0.4, h * 0.79, 13, c.lit(coats[5]))
  figure(s, w * 0.435, h * 0.79, 9.5, c.lit(coats[2]))
  birds(s, 0.3, 0.15, 6, 0.8)
}
