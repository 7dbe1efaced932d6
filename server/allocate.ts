/**
 * Splits an amount of whole won by weights. The parts are whole, add up to `amount`, and none exceeds its weight while `amount`
 * does not exceed the sum of the weights.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0))
  if (sum === 0n) return weights.map(() => 0)
  let seen = 0n
  let given = 0n
  return weights.map((weight) => {
    seen += BigInt(weight)
    const upToHere = (BigInt(amount) * seen) / sum
    const part = upToHere - given
    given = upToHere
    return Number(part)
  })
}
