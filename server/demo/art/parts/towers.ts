import { darker, lighter, mix } from '../color'
import { d, type Sheet } from '../sheet'

/** Slender glass towers at a bay: tapering, with rounded shoulders. */
export function glassTower(s: Sheet, x: number, foot: number, w: number, h: number, depth: number, lean = 0) {
  const { c, r, u } = s
  const own = c.lit('#7fa6b5', depth)
  const top = foot - h
  const shape = d`M${x - w / 2} ${foot}L${x - w * 0.44 + lean * w * 0.4} ${top + h * 0.1}Q${x - w * 0.3 + lean * w} ${top} ${x + w * 0.1 + lean * w} ${top}Q${x + w * 0.44 + lean * w} ${top + h * 0.03} ${x + w * 0.46 + lean * w * 0.4} ${top + h * 0.16}L${x + w / 2} ${foot}Z`
  s.path(
    shape,
    s.gradient(x - w / 2, 0, x + w / 2, 0, [
      [0, lighter(own, 0.38)],
      [0.36, own],
      [1, darker(own, 0.28)],
    ]),
  )
  s.clipped(shape, () => {
    let floors = ''
    for (let y = top; y < foot; y += u * 1.1) floors += d`M${x - w} ${y}H${x + w}`
    s.stroke(floors, mix(own, c.skyLow, 0.55), u * 0.12, 0.4)
    const share = c.time === 'night' ? 0.4 : c.time === 'dusk' ? 0.2 : 0
    if (share)
      for (let y = top + u; y < foot; y += u * 1.1)
        for (let k = -0.42; k < 0.44; k += 0.16)
          if (r.chance(share)) s.rect(x + k * w, y + u * 0.3, w * 0.1, u * 0.5, c.lamp, r.between(0.5, 0.95))
  })
}

/** The broadcasting tower on its hill: shaft, round decks, mast. `h` in hundredths. */
export function hillTower(s: Sheet, x: number, foot: number, height: number, depth = 0) {
  const { c } = s
  const h = height * s.u
  const shaft = c.lit('#dfe3e6', depth)
  const night = c.time === 'night' || c.time === 'dusk'
  if (night) s.halo(x, foot - h * 0.52, h * 0.7, c.accent2, 0.55)
  s.path(
    d`M${x - h * 0.035} ${foot}L${x - h * 0.02} ${foot - h * 0.42}L${x + h * 0.02} ${foot - h * 0.42}L${x + h * 0.035} ${foot}Z`,
    s.gradient(x - h * 0.03, 0, x + h * 0.03, 0, [
      [0, lighter(shaft, 0.3)],
      [1, darker(shaft, 0.3)],
    ]),
  )
  const deck = (y: number, half: number, tall: number, color: string) =>
    s.path(
      d`M${x - half * 0.72} ${y + tall}Q${x - half} ${y + tall * 0.75} ${x - half} ${y + tall * 0.45}Q${x - half} ${y} ${x - half * 0.7} ${y}L${x + half * 0.7} ${y}Q${x + half} ${y} ${x + half} ${y + tall * 0.45}Q${x + half} ${y + tall * 0.75} ${x + half * 0.72} ${y + tall}Z`,
      color,
    )
  deck(foot - h * 0.5, h * 0.062, h * 0.1, c.lit('#c6ccd2', depth))
  s.rect(x - h * 0.06, foot - h * 0.475, h * 0.12, h * 0.026, night ? c.lamp : c.lit('#51697a', depth))
  deck(foot - h * 0.585, h * 0.05, h * 0.075, c.lit('#d8dde1', depth))
  s.rect(
    x - h * 0.048,
    foot - h * 0.562,
    h * 0.096,
    h * 0.022,
    night ? mix(c.lamp, c.accent, 0.2) : c.lit('#51697a', depth),
  )
  s.rect(x - h * 0.017, foot - h * 0.7, h * 0.034, h * 0.12, c.lit('#c7cdd2', depth))
  s.path(
    d`M${x - h * 0.011} ${foot - h * 0.7}L${x - h * 0.003} ${foot - h}L${x + h * 0.003} ${foot - h}L${x + h * 0.011} ${foot - h * 0.7}Z`,
    c.lit('#e7e2da', depth),
  )
  for (let i = 0; i < 3; i += 1)
    s.rect(x - h * 0.0095, foot - h * (0.76 + i * 0.07), h * 0.019, h * 0.026, c.lit('#c8452f', depth))
  if (night) s.disc(x, foot - h, h * 0.016, '#ff8a6a')
}
