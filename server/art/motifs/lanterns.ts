import { lampStreaks, skyline } from '../city'
import { darker, lighter, mix } from '../colour'
import { hall } from '../hanok'
import { hazed, hill, ranges, ridge } from '../land'
import { d, type Sheet } from '../sheet'
import { mist, sky } from '../sky'
import { figure, lantern } from '../small'
import { pine, wood } from '../trees'
import { ripples, water } from '../water'

/** A lotus of paper with a light in it, afloat. */
function lotus(s: Sheet, x: number, y: number, size: number, colour: string) {
  const k = size * s.u
  s.disc(
    x,
    y,
    k * 3.2,
    s.glow(x, y - k * 0.3, k * 3.2, [
      [0, mix(colour, s.c.lamp, 0.5), 0.6],
      [0.5, colour, 0.16],
      [1, colour, 0],
    ]),
    1,
    k * 2.2,
  )
  s.path(d`M${x - k} ${y + k * 0.15}Q${x} ${y + k * 2.6} ${x + k} ${y + k * 0.15}Z`, mix(colour, s.c.lamp, 0.4), 0.28)
  for (const a of [-1, 1, -0.62, 0.62, 0]) {
    const reach = k * (1.12 - Math.abs(a) * 0.08)
    const [tx, ty] = [x + a * reach * 1.1, y - k * (1.15 - Math.abs(a) * 0.62)]
    s.path(
      d`M${x - k * 0.34 + a * k * 0.3} ${y + k * 0.3}Q${tx - k * 0.5} ${(ty + y) / 2} ${tx} ${ty}Q${tx + k * 0.5} ${(ty + y) / 2} ${x + k * 0.34 + a * k * 0.3} ${y + k * 0.3}Z`,
      s.down(ty, y + k * 0.3, [
        [0, lighter(colour, a === 0 ? 0.35 : 0.12)],
        [1, mix(s.c.lamp, '#fff4d4', 0.5)],
      ]),
    )
  }
}

const hues = (s: Sheet): readonly [string, ...string[]] => [
  s.c.accent,
  s.c.accent2,
  '#e9697f',
  '#4fa3b8',
  '#f2a154',
  '#8e6bc9',
]

/** Strings of lanterns from bank to bank. */
function strings(s: Sheet, rows: readonly (readonly [y: number, sag: number, size: number, count: number])[]) {
  for (const [y, sag, size, count] of rows) {
    const at = (t: number) => s.h * y + sag * s.u * (1 - (2 * t - 1) ** 2)
    s.stroke(
      d`M0 ${s.h * y}Q${s.w / 2} ${s.h * y + sag * 2 * s.u} ${s.w} ${s.h * y}`,
      mix(s.c.near, s.c.skyMid, 0.3),
      s.u * 0.16,
    )
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.5) / count
      lantern(s, s.w * t, at(t), size, s.r.pick(hues(s)), { thread: 0.25 })
    }
  }
}

/** The river below the fortress: pavilion on the rock, hundreds of lights on the water. */
function fortressRiver(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.5, sun: [0.2, 0.17], sunSize: 7, clouds: 3 })
  ranges(s, { from: 0.4, to: 0.48, count: 2, swing: 6, nearest: 0.5 })
  water(s, { from: 0.56 })
  s.mirrored(s.h * 0.56, 0.5, 0.7, () => {
    const cliff = ridge(s, { y: 0.49, swing: 2, waves: 3, lift: (t) => 9 * Math.exp(-(((t - 0.68) / 0.2) ** 2)) })
    hill(s, cliff, mix(hazed(s, 0.25), c.lit('#4b4a45'), 0.3), { foot: 0.56, haze: 0.2 })
    const stone = c.lit('#b7a88f')
    s.rect(
      0,
      s.h * 0.462,
      s.w * 0.42,
      u * 5.2,
      s.down(s.h * 0.462, s.h * 0.52, [
        [0, stone],
        [1, darker(stone, 0.35)],
      ]),
    )
    for (let i = 0; i < 16; i += 1) s.rect(s.w * 0.42 * ((i + 0.1) / 16), s.h * 0.447, s.w * 0.018, u * 1.5, stone)
    hall(s, s.w * 0.68, s.h * 0.44, u * 30, u * 6.5, {
      open: true,
      mortar: true,
      bays: 5,
      lamps: true,
      platform: 0.3,
      grooves: 30,
    })
    s.rect(
      s.w * 0.68 - u * 14,
      s.h * 0.44 - u * 7,
      u * 28,
      u * 5,
      s.down(s.h * 0.44 - u * 7, s.h * 0.44 - u * 2, [
        [0, c.lamp, 0.75],
        [1, c.lamp, 0.35],
      ]),
    )
    hall(s, s.w * 0.2, s.h * 0.455, u * 16, u * 4, { mortar: true, bays: 3, lamps: true, platform: 0.1 })
    wood(s, cliff, 0.36, 0.56, 5, mix(c.leaf, c.near, 0.35))
    wood(s, cliff, 0.82, 1.02, 6, mix(c.leaf, c.near, 0.35))
  })
  lampStreaks(s, 0.57, 0.85, 26)
  ripples(s, { from: 0.57, ripples: 60, glitter: 0.2 })
  for (let i = 0; i < 34; i += 1) {
    const t = (i / 34) ** 1.1
    lotus(s, s.w * s.r.next(), s.h * (0.6 + 0.38 * t), 0.7 + t * 2.7, s.r.pick(hues(s)))
  }
  strings(s, [[0.02, 8, 2.3, 13]])
}

/** A stream in the city, walkers on both banks, lanterns standing in the water. */
function stream(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.46, sun: [0.74, 0.14], sunSize: 6, clouds: 2 })
  skyline(s, 0.5, { low: 12, high: 30, depth: 0.45 })
  const [vx, vy] = [s.w * 0.5, s.h * 0.48]
  const stone = c.lit('#8d8577')
  s.rect(
    0,
    vy,
    s.w,
    s.h - vy,
    s.down(vy, s.h, [
      [0, mix(stone, c.skyLow, 0.3)],
      [1, darker(stone, 0.35)],
    ]),
  )
  for (const k of [-1, 1]) {
    const wall = (near: number, far: number, up: number) =>
      d`M${vx + k * far * u} ${vy}L${vx + k * (far + up * 0.2) * u} ${vy - up * 0.14 * u}L${vx + k * (near + up) * u * 3} ${s.h - up * u * 2.4}L${vx + k * near * u * 3} ${s.h}Z`
    s.path(wall(26, 9, 14), darker(stone, 0.45))
    s.path(
      d`M${vx + k * 11.8 * u} ${vy - u * 2}L${vx + k * 120 * u} ${vy - u * 2}V${s.h * 0.8}L${vx + k * 40 * u * 3} ${s.h - 33 * u}Z`,
      s.down(vy, s.h, [
        [0, mix(stone, c.lamp, 0.3)],
        [1, darker(stone, 0.4)],
      ]),
    )
    wood(
      s,
      { points: [], at: (x) => vy + u + Math.abs(x - vx) * 0.05 },
      k < 0 ? -0.02 : 0.63,
      k < 0 ? 0.37 : 1.02,
      6.5,
      mix(c.leaf, c.near, 0.35),
      { firs: 0 },
    )
    for (let i = 0; i < 6; i += 1) {
      const t = ((i + 0.6) / 6) ** 1.4
      const [x, y] = [vx + k * u * (13 + 66 * t), vy + (s.h - vy) * t * 0.55]
      s.disc(
        x,
        y,
        u * (2 + 7 * t),
        s.glow(x, y, u * (2 + 7 * t), [
          [0, c.lamp, 0.5],
          [1, c.lamp, 0],
        ]),
      )
      s.disc(x, y, u * (0.2 + 0.5 * t), '#fff1cf')
    }
  }
  const bed = d`M${vx - u * 4} ${vy}L${vx + u * 4} ${vy}C${vx + u * 9} ${s.h * 0.66} ${s.w * 0.72} ${s.h * 0.82} ${s.w * 0.88} ${s.h * 1.02}L${s.w * 0.12} ${s.h * 1.02}C${s.w * 0.28} ${s.h * 0.82} ${vx - u * 9} ${s.h * 0.66} ${vx - u * 4} ${vy}Z`
  s.stroke(bed, lighter(stone, 0.2), u * 1.4, 0.8)
  s.clipped(bed, () => {
    water(s, { from: 0.47 })
    lampStreaks(s, 0.5, 1, 44, { left: 0.2, right: 0.8 })
    ripples(s, { from: 0.48, ripples: 70 })
  })
  // A stone footbridge in the middle distance.
  s.path(
    d`M${vx - u * 24} ${s.h * 0.57}Q${vx} ${s.h * 0.525} ${vx + u * 24} ${s.h * 0.57}V${s.h * 0.594}Q${vx} ${s.h * 0.552} ${vx - u * 24} ${s.h * 0.594}Z`,
    lighter(stone, 0.12),
  )
  for (const k of [-0.5, 0.1, 0.42]) figure(s, vx + k * u * 20, s.h * 0.553, 4, darker(s.r.pick(hues(s)), 0.25))
  for (let i = 0; i < 18; i += 1) {
    const t = ((i + 0.5) / 18) ** 1.2
    const spread = (0.05 + 0.5 * t) * s.w * 0.62
    lotus(s, vx + s.r.between(-1, 1) * spread * 0.6, vy + (s.h - vy) * (0.14 + 0.8 * t), 0.7 + t * 3, s.r.pick(hues(s)))
  }
  for (const [x, y, k] of [
    [0.2, 0.88, 10],
    [0.245, 0.875, 9.6],
    [0.82, 0.86, 9.4],
    [0.31, 0.73, 6.4],
    [0.69, 0.71, 6],
    [0.72, 0.712, 5.7],
  ] as const)
    figure(s, s.w * x, s.h * y, k, mix(c.near, s.r.pick(hues(s)), 0.65))
  strings(s, [
    [0.2, 7, 1.5, 15],
    [0.02, 10, 2.6, 10],
  ])
}

/** Close to the lanterns themselves: rank over rank, as a tunnel of light. */
function tunnel(s: Sheet) {
  const { c, u } = s
  sky(s, { horizon: 0.7, clouds: 2 })
  const peak = ridge(s, { y: 0.66, swing: 5, waves: 2.5 })
  hill(s, peak, hazed(s, 0.4), { reach: 30 })
  const stone = c.lit('#84776a')
  s.rect(
    0,
    s.h * 0.72,
    s.w,
    s.h * 0.3,
    s.down(s.h * 0.72, s.h, [
      [0, mix(stone, c.lamp, 0.35)],
      [1, darker(stone, 0.5)],
    ]),
  )
  const [vx, vy] = [s.w * 0.5, s.h * 0.6]
  for (let ring = 0; ring < 7; ring += 1) {
    const t = (ring + 1) / 7
    const k = t ** 1.7
    const rx = s.w * (0.09 + 0.56 * k)
    const ry = s.h * (0.1 + 0.6 * k)
    const count = 13
    s.stroke(
      d`M${vx - rx} ${vy + ry * 0.25}V${vy}A${rx} ${ry} 0 0 1 ${vx + rx} ${vy}V${vy + ry * 0.25}`,
      mix(c.near, c.accent2, 0.2),
      u * 0.2 * (0.5 + k),
    )
    for (let i = 0; i < count; i += 1) {
      const angle = Math.PI * (i / (count - 1))
      lantern(
        s,
        vx - Math.cos(angle) * rx,
        vy - Math.sin(angle) * ry,
        0.7 + 2.6 * k,
        hues(s)[(i + ring) % 6] ?? c.accent,
        { thread: 0.1 },
      )
    }
    if (ring === 2) {
      figure(s, s.w * 0.485, s.h * 0.775, 8, mix(c.near, c.accent, 0.5))
      figure(s, s.w * 0.52, s.h * 0.775, 7.6, mix(c.near, '#4fa3b8', 0.5))
    }
  }
  s.disc(
    vx,
    s.h * 0.8,
    u * 40,
    s.glow(vx, s.h * 0.8, u * 40, [
      [0, c.lamp, 0.4],
      [1, c.lamp, 0],
    ]),
    1,
    u * 10,
  )
  pine(s, s.w * 0.02, s.h * 1.02, 30, { lean: 0.4 })
  mist(s, 0.74, 0.08, 0.25, c.lamp)
}

export const lanterns = [fortressRiver, stream, tunnel]
