/** A repeatable source of random numbers: the same seed always gives the same sequence. */
export interface Random {
  /** Next number, 0 ≤ x < 1. */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  chance(share: number): boolean
}

function hash(text: string): number {
  let h = 2166136261
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619)
  return h >>> 0
}

/** Random numbers from a text seed (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    chance: (share) => next() < share,
  }
}
