import type { Random } from '#server/random'

/** Smooth one-dimensional noise of several octaves, about −1 … 1. */
export function noise(r: Random, octaves = 4, falloff = 0.5): (x: number) => number {
  const lattice = Array.from({ length: 257 }, () => r.next() * 2 - 1)
  const at = (i: number) => lattice[((i % 257) + 257) % 257] ?? 0
  const smooth = (x: number) => {
    const i = Math.floor(x)
    const f = x - i
    return at(i) + (at(i + 1) - at(i)) * f * f * (3 - 2 * f)
  }
  return (x) => {
    let sum = 0
    let weight = 1
    let scale = 1
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += smooth(x * scale + octave * 31.7) * weight
      weight *= falloff
      scale *= 2.03
    }
    return sum
  }
}
