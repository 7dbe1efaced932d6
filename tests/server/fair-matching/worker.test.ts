import type { ChildProcess } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import type { Bounds } from '#server/child-bounds'
import { createLog } from '#server/log'
import { match, preview } from '#server/modules/fair-matching/engine/match'
import {
  type MatcherOptions,
  MatchingFailed,
  openMatcher,
  startProcess,
} from '#server/modules/fair-matching/worker/open'
import { aMatchingInput } from '#tests/support/matching'

const log = createLog({ LOG_LEVEL: 'silent' })
const input = aMatchingInput({ buyers: 20, sellers: 30, slots: 6, wishes: { buyer: 10, seller: 6 }, free: 0.7 })
/** A long-running one: hard to place, and never at its bound. */
const hard = aMatchingInput({ buyers: 100, sellers: 100, slots: 16, wishes: { buyer: 30, seller: 30 }, free: 0.6 })

function aMatcher(options: Partial<MatcherOptions> = {}) {
  const started: ChildProcess[] = []
  const matcher = openMatcher({
    log,
    ...options,
    start: (bounds: Bounds) => {
      const child = startProcess(bounds)
      started.push(child)
      return child
    },
  })
  onTestFinished(matcher.close)
  return { matcher, started }
}
const ended = (child: ChildProcess | undefined) => child?.exitCode !== null || child.signalCode !== null

test('a separate process places the same as the engine, and a preview equals the run', async () => {
  const { matcher } = aMatcher()
  expect(await matcher.run({ kind: 'match', input })).toEqual(await match(input))
  const weights = { ...input.weights, fairness: 0 }
  const [now, changed] = await matcher.run({ kind: 'preview', input, weights: [input.weights, weights] })
  expect([now, changed]).toEqual([await preview(input, input.weights), await preview(input, weights)])
})

test('the server stays responsive meanwhile, and a stopped run leaves no process behind', async () => {
  const { matcher, started } = aMatcher()
  const stopping = new AbortController()
  let turns = 0
  let isOver = false
  const spin = () => {
    turns++
    if (!isOver) setImmediate(spin)
  }
  const seen: { turns: number; stage: string }[] = []
  const run = matcher.run(
    { kind: 'match', input: hard },
    {
      signal: stopping.signal,
      onProgress: ({ stage, done }) => {
        seen.push({ turns, stage })
        if (stage === 'pairing') spin()
        if (stage === 'improving' && done > 0) stopping.abort()
      },
    },
  )
  await expect(run).rejects.toThrow('aborted')
  isOver = true
  expect(seen[0]?.stage).toBe('pairing')
  // Even the solver alone, which blocks its own process until it is done, has left the server many turns.
  const placing = seen.find(({ stage }) => stage === 'placing')
  expect(placing?.turns).toBeGreaterThan(20)
  await expect.poll(() => ended(started[0])).toBe(true)
})

test.each([
  ['memory', { memory: 1024 * 1024, computing: 60_000 }],
  ['computing time', { memory: 1024 ** 3, computing: 1 }],
])('a job that takes more %s than allowed ends, and the next one runs', async (_, bounds) => {
  const { matcher, started } = aMatcher({ bounds })
  await expect(matcher.run({ kind: 'match', input: hard })).rejects.toThrow('matching: tooHeavy')
  expect(ended(started[0])).toBe(true)
  const { matcher: usual } = aMatcher()
  expect((await usual.run({ kind: 'match', input })).meetings.length).toBeGreaterThan(0)
})

test('a process that dies fails its job only', async () => {
  const { matcher, started } = aMatcher()
  const lost = matcher.run({ kind: 'match', input: hard }, { onProgress: () => started[0]?.kill('SIGKILL') })
  await expect(lost).rejects.toThrow('matching: ended')
  expect((await matcher.run({ kind: 'match', input })).meetings.length).toBeGreaterThan(0)
})

test('inconsistent input is reported, and ends nothing else', async () => {
  const { matcher } = aMatcher()
  const wishes = [{ from: 'nobody', to: 'seller0', priority: 1 as const }]
  const run = matcher.run({ kind: 'match', input: { ...input, wishes } })
  // A failed run ends, where any other error would leave it running until it is canceled.
  await expect(run).rejects.toThrow(MatchingFailed)
  await expect(run).rejects.toThrow('nobody is unknown')
})
