import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { z } from './zod'

/** Every kind of background work, by its queue. */
export const jobNames = [
  'mail',
  'email-code',
  'password-reset',
  'staff-invitation',
  'wrong-attempts',
  'guest-code',
  'phone-code',
  'education-invitation',
  'education-decision',
  'match-fair',
  'fair-invitation',
  'fair-mails',
  'fair-mail',
  'tell-meetings',
  'remind-records',
  'mice-invitation',
  'mice-session',
  'pass-gift',
  'tell-seats',
  'invite-surveys',
  'end-trips',
  'remind-reports',
  'expire-holds',
  'reconcile-payments',
  'remind-deposits',
  'remind-departures',
  'remind-offers',
  'ask-reviews',
  'remind-benefits',
  'rank-products',
  'start-sales',
  'keep-prices',
  'finish-merges',
  'clean-up',
  'renew-demo',
] as const
const JobName = z.enum(jobNames)

/** Most failures of a queue listed individually, the latest ones. */
export const shownFailures = 20

/** A queue: work waiting, under way, and failed in the last two days. */
export const QueueState = z.object({
  name: JobName,
  /** Interval of periodic work in seconds; null for work on request. */
  every: z.nullable(z.number()),
  waiting: z.number(),
  running: z.number(),
  /** Failed, to be retried automatically. */
  retrying: z.number(),
  /** Failed permanently. */
  failed: z.number(),
  last_done: z.nullable(Instant),
  /** Whether its input is stored after a failure: never for work with personal data. */
  can_retry: z.boolean(),
  /** Latest first; `error` is a name and numbers, nothing about the person concerned. */
  failures: z.array(z.object({ id: Uuid, at: Instant, error: z.string() })),
})
export type QueueState = z.infer<typeof QueueState>

const desk = { auth: 'admin', roles: ['operator'] } as const

/** Background work; each retry is in the audit log (product §8). */
export const jobsDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/jobs',
    ...desk,
    data: z.object({ queues: z.array(QueueState) }),
  }),
  /**
   * Retries one failure, or all of a queue. Refuses with 409 `job.forgotten` for work with personal data, and `desk.changed` if
   * nothing has failed.
   */
  retry: endpoint({
    method: 'post',
    path: '/api/v1/admin/jobs/:queue/retry',
    ...desk,
    params: z.object({ queue: JobName }),
    body: z.strictObject({ id: z.optional(Uuid) }),
    data: z.object({ retried: z.number() }),
    limit: 'write',
  }),
}
