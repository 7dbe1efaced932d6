import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Instant, Paged, Paging, RequiredText, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSlot } from './edition'
import { FairSide } from './sectors'

/** Highest value of a weight. */
export const mostPoints = 200
const Points = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(mostPoints, 'validation.tooMany'))

/** The value of a meeting for the matching, in points (product §3). */
export const MatchingWeights = z.strictObject({
  /** For a wish, by its priority. */
  priority: z.tuple([Points, Points, Points]),
  /** Both sides want it. */
  mutual: Points,
  /** The two fit each other; each reason adds its share. */
  fit: Points,
  /** The two have not met before. */
  unmet: Points,
  /** The first meeting of a company; later ones count for less, down to an even share. */
  fairness: Points,
  /** A meeting of the previous run that stays in place. */
  stay: Points,
})
export type MatchingWeights = z.infer<typeof MatchingWeights>

/** The weights that decide between pairs; `stay` only matters once there is a run to compare with. */
export const pairWeights = ['priority1', 'priority2', 'priority3', 'mutual', 'fit', 'unmet', 'fairness'] as const
export type PairWeight = (typeof pairWeights)[number]

/**
 * How a run starts: from scratch, from another run with the fewest changes, or as that run, changing only what has become
 * impossible.
 */
export const matchingModes = ['new', 'again', 'repair'] as const
export const MatchingMode = z.enum(matchingModes)

/** The status of a run; only one run of a year is queued or running at a time. */
export const matchingStatuses = ['queued', 'running', 'done', 'canceled', 'failed'] as const
export const MatchingStatus = z.enum(matchingStatuses)
export type MatchingStatus = z.infer<typeof MatchingStatus>

export const matchingStages = ['pairing', 'placing', 'improving', 'proving', 'explaining'] as const

/** Why a run failed: it exceeded its limits, or it broke off. */
export const matchingFailures = ['tooHeavy', 'ended'] as const

/** Results by company of a side. */
const SideFigures = z.object({
  side: FairSide,
  companies: z.number(),
  /** Median number of meetings per company, with minimum and maximum. */
  median: z.number(),
  fewest: z.number(),
  most: z.number(),
  /** Number of companies by share of fulfilled wishes: ten bands of ten percent each; companies without a wish are left out. */
  bands: z.array(z.number()),
})

/** The results of a run or a preview. */
export const MatchingFigures = z.object({
  meetings: z.number(),
  /** Wishes by priority, and how many of them are fulfilled. */
  wishes: z.array(z.object({ priority: z.number(), sent: z.number(), met: z.number() })),
  sides: z.array(SideFigures),
})
export type MatchingFigures = z.infer<typeof MatchingFigures>

export const MatchingRunRow = z.object({
  id: Uuid,
  mode: MatchingMode,
  from_id: z.nullable(Uuid),
  status: MatchingStatus,
  stage: z.nullable(z.enum(matchingStages)),
  /** 0 to 1, within the stage. */
  done: z.number(),
  failure: z.nullable(z.enum(matchingFailures)),
  weights: MatchingWeights,
  created_at: Instant,
  ended_at: z.nullable(Instant),
  /** Points of its meetings, and an upper bound of points for these wishes. */
  value: z.nullable(z.number()),
  bound: z.nullable(z.number()),
  meetings: z.nullable(z.number()),
  published_at: z.nullable(Instant),
  published_as: z.nullable(z.enum(['confirmed', 'admin_matching'])),
})
export type MatchingRunRow = z.infer<typeof MatchingRunRow>

const Company = z.object({ id: Uuid, name: z.string() })

/** A company's share of fulfilled wishes. */
export const MatchingShare = z.object({
  company: Company,
  side: FairSide,
  meetings: z.number(),
  wishes: z.number(),
  met: z.number(),
  /** 0 to 1 by points; null without a wish. */
  share: z.nullable(z.number()),
})

export const MatchingRun = z.extend(MatchingRunRow, {
  figures: z.nullable(MatchingFigures),
  /** Lowest shares first. */
  shares: z.array(MatchingShare),
})
export type MatchingRun = z.infer<typeof MatchingRun>

const TwoCompanies = z.object({ buyer: Company, seller: Company })

export const MatchingMeeting = z.extend(TwoCompanies, {
  slot: FairSlot,
  booth: z.nullable(z.string()),
  /** It existed before the run. */
  is_standing: z.boolean(),
  is_locked: z.boolean(),
})
export type MatchingMeeting = z.infer<typeof MatchingMeeting>

export const unplacedReasons = ['declined', 'never', 'limit', 'booth', 'weight', 'slot'] as const

/** A single change that places a wish without giving up any meeting except the named one. */
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), company: Company, slot: FairSlot }),
  /** One more meeting for every company. */
  z.object({ kind: z.literal('raise') }),
  z.object({ kind: z.literal('ownBooth'), company: Company }),
  z.object({ kind: z.literal('allow') }),
  z.object({ kind: z.literal('instead'), meeting: z.extend(TwoCompanies, { slot: FairSlot }) }),
])

/** A wish that could not be placed, why, and what would place it. */
export const UnplacedWish = z.extend(TwoCompanies, {
  reason: z.enum(unplacedReasons),
  /** The companies whose limit prevents it. */
  limits: z.array(Company),
  changes: z.array(Change),
})
export type UnplacedWish = z.infer<typeof UnplacedWish>

const Moved = z.extend(TwoCompanies, { slot: FairSlot, from: FairSlot })
const Placed = z.extend(TwoCompanies, { slot: FairSlot })

/** The differences between a run and another. */
export const MatchingComparison = z.object({
  kept: z.number(),
  moved: z.array(Moved),
  added: z.array(Placed),
  dropped: z.array(Placed),
})
export type MatchingComparison = z.infer<typeof MatchingComparison>

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/matching'
const runs = `${path}/runs`
const one = `${runs}/:id`

/** The matching of this year's fair at its office's desk (product §3, §6); test companies take no part in it. */
export const fairMatching = {
  /** The present input of the matching. */
  settings: endpoint({
    method: 'get',
    path: `${path}/settings`,
    ...ofFairDesk,
    data: z.object({
      weights: MatchingWeights,
      version: z.number(),
      buyers: z.number(),
      sellers: z.number(),
      slots: z.number(),
      wishes: z.number(),
      /** Number of active and locked meetings, which a run keeps in place. */
      fixed: z.number(),
      locked: z.number(),
    }),
  }),
  /** Refuses with 409 `general.conflict` if they were changed meanwhile. */
  setWeights: endpoint({
    method: 'put',
    path: `${path}/settings`,
    ...ofFairDesk,
    body: z.strictObject({ weights: MatchingWeights, base: Base }),
    data: z.object({ version: z.number() }),
    limit: 'write',
  }),
  /**
   * The best pairs under the current and the given weights, before slots are assigned; and for each given weight above zero, those
   * without it, which shows what it does.
   */
  preview: endpoint({
    method: 'post',
    path: `${path}/preview`,
    ...ofFairDesk,
    body: z.strictObject({ weights: MatchingWeights }),
    data: z.object({
      set: MatchingFigures,
      changed: MatchingFigures,
      without: z.array(z.object({ weight: z.enum(pairWeights), figures: MatchingFigures })),
    }),
    limit: 'write',
  }),
  /** The last 50, newest first. */
  runs: endpoint({ method: 'get', path: runs, ...ofFairDesk, data: z.array(MatchingRunRow) }),
  /**
   * Starts a run with the current weights. Refuses with 409 `fair.matchingRunning`, and `fair.matchingNotDone` if the run to
   * start from is not done.
   */
  start: endpoint({
    method: 'post',
    path: runs,
    ...ofFairDesk,
    body: z.strictObject({ mode: MatchingMode, from_id: z.nullable(Uuid) }),
    data: One,
    limit: 'write',
  }),
  run: endpoint({ method: 'get', path: one, ...ofFairDesk, params: One, data: MatchingRun }),
  /** Cancels a queued or running run; nothing of it is stored. */
  cancel: endpoint({ method: 'post', path: `${one}/cancel`, ...ofFairDesk, params: One, data: One, limit: 'write' }),
  /** Its meetings on a day, by time and buyer. */
  meetings: endpoint({
    method: 'get',
    path: `${one}/meetings`,
    ...ofFairDesk,
    params: One,
    query: z.object({ day: TravelDay }),
    data: z.array(MatchingMeeting),
  }),
  /** Unplaced wishes, those with a change that would place them first. */
  unplaced: endpoint({
    method: 'get',
    path: `${one}/unplaced`,
    ...ofFairDesk,
    params: One,
    query: z.extend(Paging, { reason: z.optional(z.enum(unplacedReasons)), q: z.optional(RequiredText(100)) }),
    data: Paged(UnplacedWish),
  }),
  /** The differences between the run and another. */
  compare: endpoint({
    method: 'get',
    path: `${one}/compare/:other`,
    ...ofFairDesk,
    params: z.extend(One, { other: Uuid }),
    data: MatchingComparison,
  }),
  /** Locks a meeting of the run in place for all following runs, or unlocks it. */
  lock: endpoint({
    method: 'put',
    path: `${one}/locks`,
    ...ofFairDesk,
    params: One,
    body: z.strictObject({ buyer_id: Uuid, seller_id: Uuid, is_locked: z.boolean() }),
    data: z.object({ is_locked: z.boolean() }),
    limit: 'write',
  }),
  /**
   * Turns its meetings into meetings of the fair, all or none: confirmed, or proposed to both. Meetings of the previously
   * published run that are not in this one are removed. Refuses with 409 `fair.matchingNotDone`, `fair.matchingPublished`, and
   * `fair.matchingConflict`, which names the first meeting that is no longer possible or was declined.
   */
  publish: endpoint({
    method: 'post',
    path: `${one}/publish`,
    ...ofFairDesk,
    params: One,
    body: z.strictObject({ as: z.enum(['confirmed', 'admin_matching']) }),
    data: z.object({ placed: z.number(), kept: z.number(), withdrawn: z.number() }),
    limit: 'write',
  }),
  /**
   * Undoes the last publication: removes what it placed, except what both have accepted or what was moved since, and restores
   * what it removed, except what is `lost` because it is no longer possible or was declined. Refuses with 409
   * `fair.matchingPublished`.
   */
  undo: endpoint({
    method: 'post',
    path: `${one}/undo`,
    ...ofFairDesk,
    params: One,
    data: z.object({ withdrawn: z.number(), placed: z.number(), lost: z.number() }),
    limit: 'write',
  }),
}
