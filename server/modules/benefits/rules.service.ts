import { pointsShare } from '#contract/benefits'

/**
 * Rules of benefits: coupons are applied first, as many as combine (`contract/stacking.ts`); then points for at most a share of
 * the rest. The server decides and explains; a page only displays.
 */
export const benefitRules = {
  /** Share of the amount after coupons that points can pay. */
  pointsShare,
  /** Points of a new account, and for how many days they are valid. */
  welcomePoints: 3000,
  pointsDays: 365,
  /** Days for which points returned by a canceled booking are valid if their own date has passed. */
  returnedDays: 30,
} as const

/** Returns the most points that an order of `remaining` won accepts from a balance. */
export const pointsLimit = (remaining: number, balance: number): number =>
  Math.max(0, Math.min(balance, Math.floor(remaining * benefitRules.pointsShare)))
