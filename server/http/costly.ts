import { concurrencyLimiter, type Limited } from '#server/limiter'
import { networksOf } from './address'
import { type Cacheable, pageCache } from './page-cache'

/** Answers of costly reads. */
export interface KeptAnswers {
  /** What was answered to the same question a moment ago, else what `make` answers now; who asks meanwhile gets the same. */
  get(question: string, make: () => Promise<unknown>): Promise<unknown>
  /** Forgets every answer: what they say was edited. */
  purge(): void
}

/**
 * How long an answer is repeated: shorter than a page may be old that shows it, so that seats that were just taken are not
 * offered for long.
 */
const figures = { size: 300, freshMs: 10_000, staleMs: 10_000 }

/** None yet. */
export function keptAnswers(now: () => number): KeptAnswers {
  const cache = pageCache<Cacheable & { answer: unknown }>(figures, now)
  return {
    get: async (question, make) =>
      (await cache.get(question, async () => ({ answer: await make(), madeAt: now(), worth: 'all' }))).answer,
    purge: cache.purge,
  }
}

/** Reads again for every request. */
export const nothingKept: KeptAnswers = { get: (_, make) => make(), purge: () => {} }

/**
 * Costly reads at once: fewer than `deps.reads` has connections, so that cheap ones find one. How many wait, and of them one
 * network's: as many as are answered within two seconds.
 */
const atOnce = () => concurrencyLimiter(5, 200, { each: 40, waitMs: 2_000 })

/** What bounds costly reads. */
export interface CostlyOptions {
  /** Lets them through. */
  limited?: Limited | undefined
  /** Where their answers are kept; nowhere without it. */
  answers?: KeptAnswers | undefined
}

/** Does a costly read: `from` is the address that asks, undefined for a page that is rendered here and was let through already. */
export type Costly = (question: string, from: string | undefined, work: () => Promise<unknown>) => Promise<unknown>

/** Answers again what was just answered, and keeps all else to its number. Throws `Refusal(503)` where too many wait. */
export const costlyReads =
  ({ limited = atOnce(), answers = nothingKept }: CostlyOptions = {}): Costly =>
  (question, from, work) =>
    answers.get(question, () => (from === undefined ? work() : limited(work, networksOf(from))))
