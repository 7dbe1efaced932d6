interface Sides {
  limit: Int32Array
  free: Uint8Array
  slots: number
  buyers: number
  fairness: number
}

/**
 * By participant, the points that its first, second … meeting adds. They decrease evenly to zero at the even share of its side:
 * the number of meetings each would have if the capacity of both sides were distributed evenly. Because they only decrease, an
 * optimum automatically takes the earlier ones first: fairness stays linear, and the bound stays exact.
 */
export function evenShareBonus({ limit, free, slots, buyers, fairness }: Sides): Int32Array[] {
  const holds = Array.from(limit, (most, at) =>
    Math.min(
      most,
      free.subarray(at * slots, (at + 1) * slots).reduce((sum, each) => sum + each, 0),
    ),
  )
  const sum = (of: number[]) => of.reduce((total, each) => total + each, 0)
  const all = Math.min(sum(holds.slice(0, buyers)), sum(holds.slice(buyers)))
  return holds.map((_, at) => {
    const share = Math.max(1, Math.floor(all / (at < buyers ? buyers : holds.length - buyers)))
    // One more than the slots, which no participant can reach, so that no reader needs a bounds check.
    return Int32Array.from({ length: Math.max(share, slots) + 1 }, (_, held) =>
      held < share ? Math.round((fairness * (share - held)) / share) : 0,
    )
  })
}
