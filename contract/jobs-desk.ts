import { endpoint } from './endpoint'
import { Instant, Uuid } from './fields'
import { z } from './zod'

/** Every kind of work that is done later, by its queue. */
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
  'clean-up',
  'renew-demo',
] as const
const JobName = z.enum(jobNames)

/** Most failures of a queue that are shown one by one, the latest. */
export const shownFailures = 20

/** A queue: what waits, is under way and has failed in the last two days. */
export const QueueState = z.object({
  name: JobName,
  /** In seconds, of what is done again and again; null of what is asked for. */
  every: z.nullable(z.number()),
  waiting: z.number(),
  running: z.number(),
  /** Failed, and tried again by themselves. */
  retrying: z.number(),
  /** Failed for good. */
  failed: z.number(),
  last_done: z.nullable(Instant),
  /** Whether what it was given is kept after a failure: of work that names people nothing is. */
  can_retry: z.boolean(),
  /** The latest first; `error` is a name and numbers, nothing about the person concerned. */
  failures: z.array(z.object({ id: Uuid, at: Instant, error: z.string() })),
})
export type QueueState = z.infer<typeof QueueState>

const desk = { auth: 'admin', roles: ['operator'] } as const

/** Work that is done later; each retry is in the audit log (product §8). */
export const jobsDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/jobs',
    ...desk,
    data: z.object({ queues: z.array(QueueState) }),
  }),
  /** Retries one failure, or all of a queue. Refuses with 409 `job.forgotten` what names people, `desk.changed` where nothing has failed. */
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
