import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { TooLarge, work } from './encode'
import { type Bounds, type Failure, type Job, type Reply, tooHeavyExit } from './job'

/**
 * The process in which pictures are decoded, one at a time. It has memory, threads and a life of its own: whatever a picture
 * does to it, the server goes on answering, and starts another one.
 */

const most = JSON.parse(process.argv[2] ?? '{}') as Bounds
/** How often both are looked at, in milliseconds. */
const look = 40

sharp.cache(false)
sharp.concurrency(1)
// What decodes the kinds that are taken, and nothing else of the many that the library knows.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
const svg = { operation: ['VipsForeignLoadSvg'] }

const failureOf = (error: unknown): Failure => (error instanceof TooLarge ? 'tooLarge' : 'unreadable')

async function answer(job: Job): Promise<Reply> {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > most.computing * 1000 || process.memoryUsage.rss() > most.memory) process.exit(tooHeavyExit)
  }, look)
  if (job.kind === 'drawing') sharp.unblock(svg)
  try {
    return { result: await work(job) }
  } catch (error) {
    // Of a drawing of ours the reason is worth knowing.
    if (job.kind === 'drawing') process.stderr.write(`${error}\n`)
    return { failure: failureOf(error) }
  } finally {
    clearInterval(watch)
    sharp.block(svg)
  }
}

process.on('message', async (job: Job) => {
  const reply = await answer(job)
  if (process.connected) process.send?.(reply)
})
// The server ends it: a Ctrl-C in the terminal must not take it away under a request that is still being answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
// Where memory runs out altogether, the kernel takes this one first.
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
