import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'

/** Whom a secret is mailed to. The secret itself is made by the job, so that none lies in a queue. */
interface SecretMail {
  email: string
  site: Site
  lang: string
}

/** Work that is done later, at least once, also after a crash. Each name has one handler (`server/jobs.ts`). */
export interface JobInputs {
  /** `log` is its row in the log of mails; missing in mails that an older version has put into the queue. */
  mail: { template: string; to: string; lang: string; values: Record<string, unknown>; log?: string }
  'email-code': SecretMail
  'password-reset': SecretMail
  /** The token itself is made by the job. */
  'staff-invitation': { id: string }
  /** Many wrong secrets were tried for whoever has this address, if anybody has. */
  'wrong-attempts': Omit<SecretMail, 'lang'>
  /** For somebody without an account; the code itself is made by the job. */
  'guest-code': Omit<SecretMail, 'site'>
  /** The code itself is made by the job. */
  'phone-code': { account_id: string; phone: string; lang: string; site: Site }
  /** The token itself is made by the job. */
  'education-invitation': { id: string }
  /** Which decision, an instant: one that was undone is told to nobody. */
  'education-decision': { id: string; decided_at: string }
  'tell-meetings': Record<string, never>
  'remind-records': Record<string, never>
  'match-fair': { id: string }
  /** The token itself is made by the job. */
  'fair-invitation': { id: string }
  /** A mail of the fair's office to a group: whoever is next of it. */
  'fair-mails': { id: string }
  'fair-mail': { id: string; participant_id: string }
  /** The token itself is made by the job. */
  'mice-invitation': { id: string }
  'tell-seats': Record<string, never>
  'invite-surveys': Record<string, never>
  'end-trips': Record<string, never>
  'remind-reports': Record<string, never>
  'expire-holds': Record<string, never>
  'reconcile-payments': Record<string, never>
  'remind-deposits': Record<string, never>
  'remind-departures': Record<string, never>
  'remind-offers': Record<string, never>
  'ask-reviews': Record<string, never>
  'remind-benefits': Record<string, never>
  'rank-products': Record<string, never>
  'clean-up': Record<string, never>
  'renew-demo': Record<string, never>
}
export type JobName = keyof JobInputs

/** A queue as the operators' desk sees it; see `QueueState` of the contract. */
export interface QueueState {
  name: JobName
  every: number | null
  waiting: number
  running: number
  retrying: number
  failed: number
  last_done: Date | null
  can_retry: boolean
  failures: { id: string; at: Date; error: string }[]
}

export interface Jobs {
  /**
   * Queues the work in the caller's transaction: it happens if, and only if, that commits. Work with the same `once` is
   * queued a single time while its first is remembered, which is a day at least.
   */
  enqueue<N extends JobName>(
    db: Db,
    name: N,
    input: JobInputs[N],
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>
  /** What waits, is under way and has failed, by queue. */
  states(): Promise<QueueState[]>
  /** Puts one failure of a queue, or all, into it again in the caller's transaction; answers how many. */
  retry(db: Db, name: JobName, id?: string): Promise<number>
}
