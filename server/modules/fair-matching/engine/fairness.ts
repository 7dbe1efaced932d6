interface Sides {
  limit: Int32Array
  free: Uint8Array
  slots: number
  buyers: number
  fairness: number
}

/**
 * By participant, the points that its first, second … meeting adds. They fall evenly to none at the even share of its side: as
 * many meetings as each would have if what both sides can hold were dealt out evenly. Since they only fall, an optimum takes the
 * earlier ones first by itself: fairness stays linear, and the bound stays exact.
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
    // One more than there are slots: a participant can never have so many, and nobody need look whether there is one.
    return Int32Array.from({ length: Math.max(share, slots) + 1 }, (_, held) =>
      held < share ? Math.round((fairness * (share - held)) / share) : 0,
    )
  })
}
