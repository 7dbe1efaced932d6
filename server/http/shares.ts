import type { Networks } from './address'

/** Whose count a request adds to, and the maximum of each. */
export type Shares = readonly (readonly [who: string, most: number])[]

/** How many times as much a /48 can have as one of the networks in it. */
const wideShare = 2

/** Returns the shares of a client: that of its own network, and that of the wide network around it. */
export const sharesOf = (from: Networks | undefined, each: number): Shares =>
  from ? [[from.near, each], ...(from.wide ? [[from.wide, each * wideShare] as const] : [])] : []

/** Counts by network, in memory; zero counts are removed. */
export function counts() {
  const byKey = new Map<string, number>()
  return {
    haveRoom: (shares: Shares) => shares.every(([who, most]) => (byKey.get(who) ?? 0) < most),
    add(shares: Shares, by: 1 | -1): void {
      for (const [who] of shares) {
        const now = (byKey.get(who) ?? 0) + by
        if (now > 0) byKey.set(who, now)
        else byKey.delete(who)
      }
    },
  }
}
