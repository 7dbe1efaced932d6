import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'

/** Recipient of a mailed secret. The job makes the secret itself, so that none is stored in a queue. */
interface SecretMail {
  email: string
  site: Site
  lang: string
}

/** Work that is done later, at least once, even after a crash. Each name has one handler (`server/jobs.ts`). */
export interface JobInputs {
  /** `log` is its row in the log of mails; undefined in mails that an older version has queued. */
  mail: { template: string; to: string; lang: string; values: Record<string, unknown>; log?: string }
  'email-code': SecretMail
  'password-reset': SecretMail
  /** The token itself is made by the job. */
  'staff-invitation': { id: string }
  /** Many wrong secrets were tried for the account with this address, if there is one. */
  'wrong-attempts': Omit<SecretMail, 'lang'>
  /** For a guest without an account; the code itself is made by the job. */
  'guest-code': Omit<SecretMail, 'site'>
  /** The code itself is made by the job. */
  'phone-code': { account_id: string; phone: string; lang: string; site: Site }
  /** The token itself is made by the job. */
  'education-invitation': { id: string }
  /** `decided_at` identifies the decision: one that was undone is not mailed. */
  'education-decision': { id: string; decided_at: string }
  'tell-meetings': Record<string, never>
  'remind-records': Record<string, never>
  'match-fair': { id: string }
  /** The token itself is made by the job. */
  'fair-invitation': { id: string }
  /** A mail of the fair's office to a group: queues the next recipients. */
  'fair-mails': { id: string }
  'fair-mail': { id: string; participant_id: string }
  /** The token itself is made by the job. */
  'mice-invitation': { id: string }
  /** The token itself is made by the job. */
  'pass-gift': { id: string }
  'tell-seats': Record<string, never>
  /** A session of the MICE fair was moved or is `gone`: mails these accounts. */
  'mice-session': {
    session: {
      title: { en: string; ko: string }
      day: string
      starts: string
      ends: string
      hall: { en: string; ko: string }
    }
    gone: boolean
    people: string[]
  }
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
  'start-sales': Record<string, never>
  'keep-prices': Record<string, never>
  'finish-merges': Record<string, never>
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
   * Queues the work in the caller's transaction: it is done if, and only if, that commits. Work with the same `once` is queued
   * only once while the first job is remembered, which is at least a day.
   */
  enqueue<N extends JobName>(
    db: Db,
    name: N,
    input: JobInputs[N],
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>
  /** Returns waiting, running and failed work, by queue. */
  states(): Promise<QueueState[]>
  /** Queues one failed job, or all of a queue, again in the caller's transaction. Returns how many. */
  retry(db: Db, name: JobName, id?: string): Promise<number>
}
