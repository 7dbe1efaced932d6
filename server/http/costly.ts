import { concurrencyLimiter, type Limited } from '#server/limiter'
import { networksOf } from './address'
import { type Cacheable, pageCache } from './page-cache'

/** Stored answers of costly reads. */
export interface KeptAnswers {
  /** Returns what was answered to the same question a moment ago, otherwise what `make` returns; concurrent callers share it. */
  get(question: string, make: () => Promise<unknown>): Promise<unknown>
  /** Forgets every answer, because their content was edited. */
  purge(): void
}

/** How long an answer is repeated: less than a page showing it can be old, so that seats just taken are not offered for long. */
const figures = { size: 300, freshMs: 10_000, staleMs: 10_000 }

/** Creates an empty store of answers. */
export function keptAnswers(now: () => number): KeptAnswers {
  const cache = pageCache<Cacheable & { answer: unknown }>(figures, now)
  return {
    get: async (question, make) =>
      (await cache.get(question, async () => ({ answer: await make(), madeAt: now(), worth: 'all' }))).answer,
    purge: cache.purge,
  }
}

/** Stores nothing: reads again for every request. */
export const nothingKept: KeptAnswers = { get: (_, make) => make(), purge: () => {} }

/**
 * Concurrent costly reads: fewer than `deps.reads` has connections, so that cheap ones find one. The number in line, in all and
 * for one network, is what can be answered within two seconds.
 */
const atOnce = () => concurrencyLimiter(5, 200, { each: 40, waitMs: 2_000 })

/** Limits of costly reads. */
export interface CostlyOptions {
  /** Limits concurrent reads. */
  limited?: Limited | undefined
  /** Where their answers are stored; without it they are not. */
  answers?: KeptAnswers | undefined
}

/**
 * Does a costly read. `from` is the client's address; undefined for a page that the server renders, which was counted already.
 */
export type Costly = (question: string, from: string | undefined, work: () => Promise<unknown>) => Promise<unknown>

/** Returns a recent answer again, and limits the number of other reads. Throws `Refusal(503)` where too many wait. */
export const costlyReads =
  ({ limited = atOnce(), answers = nothingKept }: CostlyOptions = {}): Costly =>
  (question, from, work) =>
    answers.get(question, () => (from === undefined ? work() : limited(work, networksOf(from))))
