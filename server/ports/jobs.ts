import type { Db } from '#server/db/connect'

/** Work that is done later, at least once, also after a crash. Each name has one handler (`server/jobs.ts`). */
export interface JobInputs {
  mail: { template: string; to: string; lang: string; values: Record<string, unknown> }
  'expire-holds': Record<string, never>
  'reconcile-payments': Record<string, never>
  'clean-up': Record<string, never>
}
export type JobName = keyof JobInputs

export interface Jobs {
  /** Queues the work in the caller's transaction: it happens if, and only if, that commits. */
  enqueue<N extends JobName>(
    db: Db,
    name: N,
    input: JobInputs[N],
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>
}
