import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { currentEdition } from '#server/modules/fair/edition.service'
import { figuresOf } from './figures'
import { matchingInput } from './input.service'
import { matchingRun, type RunRow } from './matching.table'
import { runOf } from './runs.service'
import type { Progress } from './worker/job'
import { MatchingFailed } from './worker/open'

type Work = Pick<Deps, 'db' | 'clock' | 'matcher' | 'log'>

/** How often a run's progress is saved, in milliseconds. */
const everyMs = 500

/** The job that runs a queued run; one canceled meanwhile leaves nothing. */
export async function workRun(deps: Work, { id }: { id: string }): Promise<void> {
  const { db } = deps
  const [row] = await db
    .update(matchingRun)
    .set({ status: 'running' })
    .where(and(eq(matchingRun.id, id), inArray(matchingRun.status, ['queued', 'running'])))
    .returning()
  if (!row) return
  try {
    await perform(deps, row)
  } catch (error) {
    if (!(error instanceof MatchingFailed)) throw error
    deps.log.warn({ err: error, run: id }, 'matching run failed')
    await end(deps, id, { status: 'failed', failure: error.why })
  }
}

/** Writes the end of a run, unless it has ended already. */
const end = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string, set: Partial<RunRow>) => {
  await db
    .update(matchingRun)
    .set({ ...set, ended_at: clock.now() })
    .where(and(eq(matchingRun.id, id), eq(matchingRun.status, 'running')))
}

async function perform(deps: Work, { id, mode, from_id, weights }: RunRow) {
  const { db, clock, matcher } = deps
  const now = clock.now()
  const edition = await currentEdition(db, now)
  const previous = from_id === null ? [] : ((await runOf(db, from_id)).result?.meetings ?? [])
  const { input, standing } = await matchingInput(db, { edition, now, weights, previous, seed: String(edition.year) })
  const stopping = new AbortController()
  const onProgress = follow(deps, id, stopping)
  try {
    const job = { kind: mode === 'repair' ? ('repair' as const) : ('match' as const), input }
    const { value, bound, ...found } = await matcher.run(job, { onProgress, signal: stopping.signal })
    const result = { ...found, standing, figures: figuresOf(input, found.meetings, found.shares) }
    await end(deps, id, { status: 'done', done: 1, value, bound, meetings: found.meetings.length, result })
  } catch (error) {
    if (!stopping.signal.aborted) throw error
  }
}

/** Saves a run's progress at intervals, and stops it once it is canceled. */
function follow({ db, log }: Work, id: string, stopping: AbortController) {
  let last = { at: 0, stage: '' }
  let writing = Promise.resolve()
  return ({ stage, done }: Progress) => {
    if (stage === last.stage && performance.now() - last.at < everyMs) return
    last = { at: performance.now(), stage }
    writing = writing
      .then(async () => {
        const rows = await db
          .update(matchingRun)
          .set({ stage, done })
          .where(and(eq(matchingRun.id, id), eq(matchingRun.status, 'running')))
          .returning({ id: matchingRun.id })
        if (rows.length === 0) stopping.abort()
      })
      .catch((error: unknown) => log.warn({ err: error, run: id }, 'progress of a matching run not written'))
  }
}
