import { pointsShare } from '#contract/benefits'

/**
 * What benefits come to: coupons are taken off first, as many as go together (`contract/stacking.ts`); then points for at
 * most a share of what is left. The server decides and explains; a page only shows.
 */
export const benefitRules = {
  /** Share of what the coupons left that points may pay. */
  pointsShare,
  /** Points that everybody starts with, and how many days they are good for. */
  welcomePoints: 3000,
  pointsDays: 365,
  /** Days for which points are good that come back from a cancelled booking when their own date has passed. */
  returnedDays: 30,
} as const

/** Most points an order of `remaining` won takes from a balance. */
export const pointsLimit = (remaining: number, balance: number): number =>
  Math.max(0, Math.min(balance, Math.floor(remaining * benefitRules.pointsShare)))
