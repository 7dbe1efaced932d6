import { darker, lighter, mix } from '../color'
import { birds, mist } from '../parts/air'
import { wood } from '../parts/foliage'
import { hall } from '../parts/hall'
import { ranges, ridge } from '../parts/land'
import { drummer, maskDancer } from '../parts/mask-dancer'
import { sky } from '../parts/sky'
import { pine, tree } from '../parts/trees'
import { d, type Sheet } from '../sheet'

/** A cottage under a roof of straw. */
function cottage(s: Sheet, x: number, foot: number, wide: number, depth: number) {
  const { c, u } = s
  const k = wide * u
  const straw = c.lit('#d9b46a', depth)
  s.rect(x - k * 0.4, foot - k * 0.24, k * 0.8, k * 0.24, c.lit('#e9dcc0', depth))
  for (let i = 0; i <= 4; i += 1)
    s.rect(x - k * 0.4 + k * 0.2 * i - k * 0.012, foot - k * 0.24, k * 0.024, k * 0.24, c.lit('#6d4530', depth))
  s.rect(x - k * 0.07, foot - k * 0.2, k * 0.14, k * 0.2, c.lit('#7a5236', depth))
  s.path(
    d`M${x - k * 0.54} ${foot - k * 0.2}Q${x - k * 0.5} ${foot - k * 0.46} ${x - k * 0.2} ${foot - k * 0.55}Q${x} ${foot - k * 0.59} ${x + k * 0.2} ${foot - k * 0.55}Q${x + k * 0.5} ${foot - k * 0.46} ${x + k * 0.54} ${foot - k * 0.2}Q${x} ${foot - k * 0.27} ${x - k * 0.54} ${foot - k * 0.2}Z`,
    s.down(foot - k * 0.58, foot - k * 0.2, [
      [0, lighter(straw, 0.25)],
      [0.7, straw],
      [1, darker(straw, 0.35)],
    ]),
  )
  let ropes = ''
  for (let i = 1; i < 7; i += 1) {
    const t = i / 7
    ropes += d`M${x - k * 0.5 + k * t} ${foot - k * 0.24}Q${x - k * 0.42 + k * 0.84 * t} ${foot - k * 0.44} ${x - k * 0.2 + k * 0.4 * t} ${foot - k * 0.555}`
  }
  s.stroke(ropes, darker(straw, 0.4), k * 0.008, 0.6)
}

/** A member of the audience from behind: head and shoulders. */
function onlooker(s: Sheet, x: number, y: number, k: number, coat: string) {
  s.path(
    d`M${x - k * 1.3} ${y + k * 2.6}Q${x - k * 1.2} ${y + k * 0.75} ${x} ${y + k * 0.7}Q${x + k * 1.2} ${y + k * 0.75} ${x + k * 1.3} ${y + k * 2.6}Z`,
    coat,
  )
  s.disc(x, y, k * 0.74, s.c.lit(s.r.pick(['#2b211f', '#3b2a26', '#4a342b', '#8d8680'])), 1, k * 0.84)
}

/** Masks dance in the yard of a village, drums beside them, the audience around. */
export function maskDance(s: Sheet) {
  const { c, r, u } = s
  const [w, h] = [s.w, s.h]
  sky(s, { horizon: 0.46, sun: [0.78, 0.16], sunSize: 7.5, clouds: 4 })
  ranges(s, { from: 0.32, to: 0.42, count: 3, swing: 8, nearest: 0.45 })
  mist(s, 0.42, 0.12, 0.55)
  wood(s, ridge(s, { y: 0.47, swing: 1.2, waves: 3 }), -0.02, 1.02, 7, mix(c.leaf, c.far, 0.22), { firs: 0.15 })
  hall(s, w * 0.5, h * 0.6, u * 34, u * 8, { painted: false, bays: 5, depth: 0.14, platform: 0.16, grooves: 30 })
  tree(s, w * 0.3, h * 0.6, 24, mix(c.leaf, c.near, 0.12))
  cottage(s, w * 0.15, h * 0.61, 30, 0.1)
  cottage(s, w * 0.86, h * 0.61, 32, 0.1)
  tree(s, w * 0.715, h * 0.6, 21, mix(c.leaf2, c.leaf, 0.4))
  const earth = c.lit('#e2cfa6')
  s.rect(
    0,
    h * 0.6,
    w,
    h * 0.42,
    s.down(h * 0.6, h, [
      [0, lighter(earth, 0.2)],
      [1, darker(earth, 0.16)],
    ]),
  )
  s.disc(w * 0.5, h * 0.79, w * 0.43, lighter(earth, 0.35), 0.7, h * 0.135)
  const coats = [c.accent, '#f4ecdc', '#3f7f8f', c.accent2, '#8a6aa8', '#5f8a5a', '#d98a9a'] as const
  const coat = () => mix(c.lit(r.pick(coats)), c.near, 0.12)
  // The audience on the far side sits in an arc under the eaves.
  for (let i = 0; i < 25; i += 1) {
    const t = i / 24
    const angle = Math.PI * (1.04 + 0.92 * t)
    const [x, y] = [w * (0.5 + 0.47 * Math.cos(angle)), h * (0.79 + 0.165 * Math.sin(angle))]
    const k = u * (1.35 + 0.5 * (1 - Math.abs(Math.sin(angle))))
    s.path(
      d`M${x - k * 1.1} ${y + k * 2.3}Q${x - k} ${y + k * 0.7} ${x} ${y + k * 0.66}Q${x + k} ${y + k * 0.7} ${x + k * 1.1} ${y + k * 2.3}Z`,
      coat(),
    )
    s.disc(x, y, k * 0.62, c.lit('#dcae86'), 1, k * 0.72)
    s.path(
      d`M${x - k * 0.66} ${y}Q${x - k * 0.6} ${y - k * 0.9} ${x} ${y - k * 0.86}Q${x + k * 0.6} ${y - k * 0.9} ${x + k * 0.66} ${y}Q${x} ${y - k * 0.5} ${x - k * 0.66} ${y}Z`,
      c.lit(r.pick(['#2b211f', '#4a342b', '#9a928a'])),
    )
  }
  drummer(s, w * 0.2, h * 0.83, 11, c.lit('#f6efe2'))
  drummer(s, w * 0.82, h * 0.825, 11, c.lit('#3f6f9a'))
  maskDancer(s, w * 0.38, h * 0.85, 21, c.lit('#f2eadb'), 'tall', -1)
  maskDancer(s, w * 0.63, h * 0.855, 22, c.lit('#3d6f8e'), 'cap', 1)
  maskDancer(s, w * 0.5, h * 0.8, 18, c.lit(c.accent), 'none', 1)
  for (let row = 0; row < 2; row += 1) {
    const k = u * (2.5 + row * 0.9)
    for (let x = -k + row * k * 1.5; x < w + k; x += k * r.between(2.7, 3.4)) {
      const dip = Math.abs(x / w - 0.5) ** 2 * h * 0.16
      onlooker(s, x, h * (0.945 + row * 0.05) - dip, k, coat())
    }
  }
  pine(s, w * 0.985, h * 0.86, 46, { lean: -0.5 })
  birds(s, 0.4, 0.15, 6, 0.8)
}
