import type { PairedChange } from '#contract/survey/desk'

/** Two-sided 95 % points of Student's t by degrees of freedom. */
const points = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
] as const

/** The two-sided 95 % point of Student's t: from the table up to 30 degrees of freedom, then by Cornish and Fisher's expansion. */
export function tPoint(degrees: number): number {
  const tabulated = points[degrees - 1]
  if (tabulated !== undefined) return tabulated
  const z = 1.959964
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2)
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** The mean of differences with its 95 % interval (product §6), in tenths. Null for fewer than two. */
export function changeOf(differences: readonly number[]): PairedChange | null {
  const n = differences.length
  if (n < 2) return null
  const mean = differences.reduce((all, each) => all + each, 0) / n
  const variance = differences.reduce((all, each) => all + (each - mean) ** 2, 0) / (n - 1)
  const half = tPoint(n - 1) * Math.sqrt(variance / n)
  return { n, mean: tenths(mean), low: tenths(mean - half), high: tenths(mean + half) }
}
