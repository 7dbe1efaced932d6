import sharp from 'sharp'
import { type Bounds, liveWithServer, watchBounds } from '#server/child-bounds'
import { TooLarge, work } from './encode'
import type { Failure, Job, Reply } from './job'

/**
 * The process in which pictures are decoded, one at a time. It has its own memory and threads: whatever a picture does to it, the
 * server continues to answer, and starts another one.
 */

const most = JSON.parse(process.argv[2] ?? '{}') as Bounds

sharp.cache(false)
sharp.concurrency(1)
// Only the loaders of accepted kinds, out of the many that the library has.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
const svg = { operation: ['VipsForeignLoadSvg'] }

const failureOf = (error: unknown): Failure => (error instanceof TooLarge ? 'tooLarge' : 'unreadable')

async function answer(job: Job): Promise<Reply> {
  const done = watchBounds(most)
  if (job.kind === 'drawing') sharp.unblock(svg)
  try {
    return { result: await work(job) }
  } catch (error) {
    // For the product's own drawings the reason is worth logging.
    if (job.kind === 'drawing') process.stderr.write(`${error}\n`)
    return { failure: failureOf(error) }
  } finally {
    done()
    sharp.block(svg)
  }
}

process.on('message', async (job: Job) => {
  const reply = await answer(job)
  if (process.connected) process.send?.(reply)
})
liveWithServer()
