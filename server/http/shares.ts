import type { Networks } from './address'

/** What counts for whom, and how much of it there may be. */
export type Shares = readonly (readonly [who: string, most: number])[]

/** How much more a /48 may have than one of the networks in it. */
const wideShare = 2

/** The shares of whoever asks: of the own network, and of the wide one around it. */
export const sharesOf = (from: Networks | undefined, each: number): Shares =>
  from ? [[from.near, each], ...(from.wide ? [[from.wide, each * wideShare] as const] : [])] : []

/** Counts by who, in memory, as long as they are not zero. */
export function counts() {
  const known = new Map<string, number>()
  return {
    haveRoom: (shares: Shares) => shares.every(([who, most]) => (known.get(who) ?? 0) < most),
    add(shares: Shares, by: 1 | -1): void {
      for (const [who] of shares) {
        const now = (known.get(who) ?? 0) + by
        if (now > 0) known.set(who, now)
        else known.delete(who)
      }
    },
  }
}
