import { type Bounds, liveWithServer, watchBounds } from '#server/child-bounds'
import { match, preview, type Run, repairMatching } from '../engine/match'
import type { Job, Reply, Result } from './job'

/**
 * The process that runs one job of the matching. Its memory and life are its own: whatever the job uses, the server stays
 * responsive, and ends the process when its result is no longer wanted.
 */

const send = (reply: Reply) => {
  if (process.connected) process.send?.(reply)
}

async function work(job: Job): Promise<Result<Job>> {
  const run: Run = { onProgress: (stage, done) => send({ progress: { stage, done } }) }
  if (job.kind !== 'preview') return job.kind === 'match' ? match(job.input, run) : repairMatching(job.input, run)
  const previews = []
  for (const weights of job.weights) previews.push(await preview(job.input, weights))
  return previews
}

process.on('message', async (job: Job) => {
  const done = watchBounds(JSON.parse(process.argv[2] ?? '{}') as Bounds)
  try {
    send({ result: await work(job) })
  } catch (error) {
    send({ error: String(error) })
  } finally {
    done()
  }
})
liveWithServer()
