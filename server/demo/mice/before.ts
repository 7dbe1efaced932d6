import { localPayments } from '#server/demo/toss/payments.local'
import type { Deps } from '#server/deps'

/** Returns the dependencies as of `ms` ago, without emails about what happened before the demonstration began. */
export const before = (present: Deps, ms: number): Deps => {
  const at = new Date(present.clock.now().getTime() - ms)
  const past: Deps = { ...present, clock: { now: () => at }, jobs: { ...present.jobs, enqueue: async () => {} } }
  return { ...past, payments: localPayments(past) }
}
