import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Instant, Paged, Paging, RequiredText, TravelDay, Uuid } from '../fields'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSlot } from './edition'
import { FairSide } from './sectors'

/** Most points that a weight may have. */
export const mostPoints = 200
const Points = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(mostPoints, 'validation.tooMany'))

/** What a meeting is worth to the matching, in points (product §3). */
export const MatchingWeights = z.strictObject({
  /** Of a wish, by its priority. */
  priority: z.tuple([Points, Points, Points]),
  /** Both want it. */
  mutual: Points,
  /** The two suit one another; a share of it for each reason that they do. */
  fit: Points,
  /** The two have not met before. */
  unmet: Points,
  /** The first meeting of a company; the next ones count for less and less, down to an even share. */
  fairness: Points,
  /** A meeting of the run before that stays where it is. */
  stay: Points,
})
export type MatchingWeights = z.infer<typeof MatchingWeights>

/** How a run begins: anew, from another run with the fewest changes, or as that run with nothing changed but what has become impossible. */
export const matchingModes = ['new', 'again', 'repair'] as const
export const MatchingMode = z.enum(matchingModes)

/** What has become of a run; of a year one is queued or runs at a time. */
export const matchingStatuses = ['queued', 'running', 'done', 'canceled', 'failed'] as const
export const MatchingStatus = z.enum(matchingStatuses)
export type MatchingStatus = z.infer<typeof MatchingStatus>

export const matchingStages = ['pairing', 'placing', 'improving', 'explaining'] as const

/** Why a run came to nothing: it took more than it may, or it broke off. */
export const matchingFailures = ['tooHeavy', 'ended'] as const

/** How the companies of a side fare. */
const SideFigures = z.object({
  side: FairSide,
  companies: z.number(),
  /** Meetings of the company in the middle, and of those with the fewest and the most. */
  median: z.number(),
  fewest: z.number(),
  most: z.number(),
  /** Companies by their share of wishes met: ten bands of ten per cent each; those without a wish are in none. */
  bands: z.array(z.number()),
})

/** What a run, or a preview, comes to. */
export const MatchingFigures = z.object({
  meetings: z.number(),
  /** Wishes by priority, and those of them that are met. */
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
  /** Points of its meetings, and points that no schedule of these wishes can exceed. */
  value: z.nullable(z.number()),
  bound: z.nullable(z.number()),
  meetings: z.nullable(z.number()),
  published_at: z.nullable(Instant),
  published_as: z.nullable(z.enum(['confirmed', 'admin_matching'])),
})
export type MatchingRunRow = z.infer<typeof MatchingRunRow>

const Company = z.object({ id: Uuid, name: z.string() })

/** A company's share of its wishes. */
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
  /** Those worst off first. */
  shares: z.array(MatchingShare),
})
export type MatchingRun = z.infer<typeof MatchingRun>

const TwoCompanies = z.object({ buyer: Company, seller: Company })

export const MatchingMeeting = z.extend(TwoCompanies, {
  slot: FairSlot,
  booth: z.nullable(z.string()),
  /** It stood before the run. */
  is_standing: z.boolean(),
  is_locked: z.boolean(),
})
export type MatchingMeeting = z.infer<typeof MatchingMeeting>

export const unplacedReasons = ['declined', 'never', 'limit', 'booth', 'weight', 'slot'] as const

/** One change that by itself places a wish, with no other meeting given up but the one that is named. */
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), company: Company, slot: FairSlot }),
  z.object({ kind: z.literal('raise'), company: Company }),
  z.object({ kind: z.literal('ownBooth'), company: Company }),
  z.object({ kind: z.literal('allow') }),
  z.object({ kind: z.literal('instead'), meeting: z.extend(TwoCompanies, { slot: FairSlot }) }),
])

/** A wish that found no place, why, and what would place it. */
export const UnplacedWish = z.extend(TwoCompanies, {
  reason: z.enum(unplacedReasons),
  /** Of a limit: whose it is. */
  limits: z.array(Company),
  changes: z.array(Change),
})
export type UnplacedWish = z.infer<typeof UnplacedWish>

const Moved = z.extend(TwoCompanies, { slot: FairSlot, from: FairSlot })
const Placed = z.extend(TwoCompanies, { slot: FairSlot })

/** What a run changes of another. */
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

/** The matching of this year's fair at its office's desk (product §3, §6); test companies have no part in it. */
export const fairMatching = {
  /** What it is made of now. */
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
      /** Meetings that stand already, and those that are locked. */
      fixed: z.number(),
      locked: z.number(),
    }),
  }),
  /** Refuses with 409 `general.conflict` what was changed meanwhile. */
  setWeights: endpoint({
    method: 'put',
    path: `${path}/settings`,
    ...ofFairDesk,
    body: z.strictObject({ weights: MatchingWeights, base: Base }),
    data: z.object({ version: z.number() }),
    limit: 'write',
  }),
  /** What the best pairs would be with the weights as they are and as they are given, before any slot is sought. */
  preview: endpoint({
    method: 'post',
    path: `${path}/preview`,
    ...ofFairDesk,
    body: z.strictObject({ weights: MatchingWeights }),
    data: z.object({ set: MatchingFigures, changed: MatchingFigures }),
    limit: 'write',
  }),
  /** The last 50, newest first. */
  runs: endpoint({ method: 'get', path: runs, ...ofFairDesk, data: z.array(MatchingRunRow) }),
  /** Begins a run by the weights that are set. Refuses with 409 `fair.matchingRunning`, and `fair.matchingNotDone` to begin from such a run. */
  start: endpoint({
    method: 'post',
    path: runs,
    ...ofFairDesk,
    body: z.strictObject({ mode: MatchingMode, from_id: z.nullable(Uuid) }),
    data: One,
    limit: 'write',
  }),
  run: endpoint({ method: 'get', path: one, ...ofFairDesk, params: One, data: MatchingRun }),
  /** Ends a run that waits or goes on; nothing of it is kept. */
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
  /** Wishes that found no place, those with a change that would place them first. */
  unplaced: endpoint({
    method: 'get',
    path: `${one}/unplaced`,
    ...ofFairDesk,
    params: One,
    query: z.extend(Paging, { reason: z.optional(z.enum(unplacedReasons)), q: z.optional(RequiredText(100)) }),
    data: Paged(UnplacedWish),
  }),
  /** What the run changes of another. */
  compare: endpoint({
    method: 'get',
    path: `${one}/compare/:other`,
    ...ofFairDesk,
    params: z.extend(One, { other: Uuid }),
    data: MatchingComparison,
  }),
  /** Keeps a meeting of the run where it is in all runs that follow, or no longer. */
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
   * Makes its meetings those of the fair, all or none: confirmed, or proposed to both. What the run published before it placed and
   * this one does not goes. Refuses with 409 `fair.matchingNotDone`, `fair.matchingPublished`, and `fair.matchingConflict`, which
   * names the first that is in the way.
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
   * Takes the last publication back: what it placed goes, what it took away is placed again, but for what is `lost` because it is not
   * possible any more. Refuses with 409 `fair.matchingPublished`.
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
