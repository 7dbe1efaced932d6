import type { CancellationTier } from '#contract/catalog'

/** Korean custom for package travel (domain: booking): the refund when nothing else was agreed. */
export const packageCustom: readonly CancellationTier[] = [
  { days_before: 30, refund_percent: 100 },
  { days_before: 20, refund_percent: 90 },
  { days_before: 10, refund_percent: 85 },
  { days_before: 8, refund_percent: 80 },
  { days_before: 1, refund_percent: 70 },
  { days_before: 0, refund_percent: 50 },
]
