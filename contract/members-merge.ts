import { endpoint } from './endpoint'
import { Instant, RequiredText, Uuid } from './fields'
import { z } from './zod'

/** How long a merge can be undone, in hours (product §9). */
export const mergeUndoHours = 24

/** What a merge moves, in the order of its preview. */
export const mergeKinds = [
  'reservations',
  'passes',
  'gifts',
  'points',
  'coupons',
  'cart',
  'wishlist',
  'reviews',
  'posts',
  'inquiries',
  'quotations',
  'registrations',
  'booths',
  'leads',
  'savedExhibitors',
  'colleagues',
  'plans',
  'savedPlaces',
  'files',
] as const
const Kind = z.enum(mergeKinds)
export type MergeKind = z.infer<typeof Kind>

/** A number of one kind; of points, their sum. */
const Count = z.object({ kind: Kind, count: z.number() })

const Side = z.object({ id: Uuid, name: z.string(), email: z.string() })

/** What can show that two accounts belong to different people, in the order of the preview. */
export const mergeDifferences = ['name', 'phone', 'nationality', 'birthday'] as const
export type MergeDifference = (typeof mergeDifferences)[number]

/** What a merge would do. */
export const MergePreview = z.object({
  remaining: Side,
  other: Side,
  moves: z.array(Count),
  /** What stays with the other account because the remaining one has its own of the same. */
  stays: z.array(Count),
  /** What both accounts have and is not the same. Birthdays are not said: the desk does not see them anywhere else. */
  differences: z.array(
    z.object({
      kind: z.enum(mergeDifferences),
      values: z.nullable(z.object({ remaining: z.string(), other: z.string() })),
    }),
  ),
  /** Changes when anything that moves, stays or differs does; the merge names the one that the operator saw. */
  fingerprint: z.string(),
})
export type MergePreview = z.infer<typeof MergePreview>

/** A merge that an account takes part in and that can still be undone. */
export const OpenMerge = z.object({
  /** Which of the two the shown account is. */
  role: z.enum(['remaining', 'other']),
  with: Side,
  at: Instant,
  /** Until then it can be undone. */
  until: Instant,
  moved: z.array(Count),
  /** How many of the moved points undoing would give back; the others were spent or have expired. */
  points: z.object({ moved: z.number(), back: z.number() }),
})
export type OpenMerge = z.infer<typeof OpenMerge>

/** Which account goes into the remaining one, and what the operator saw beforehand. */
export const MergeDraft = z.strictObject({
  other: Uuid,
  fingerprint: z.string().check(z.regex(/^[\da-f]{64}$/)),
  /** Only the desk reads it. */
  reason: RequiredText(500),
  /** The operator has checked that both accounts belong to one person; needed where they differ. */
  is_one_person: z.boolean(),
})
export const MergeReason = z.strictObject({ reason: RequiredText(500) })

const One = z.object({ id: Uuid })
const desk = { auth: 'admin', roles: ['operator'] } as const
const Done = z.object({ id: Uuid })

/** Bringing two accounts of one person together; each act is in the audit log (product §6). */
export const membersMerge = {
  /**
   * What bringing `other` into the account would move. Refuses with 400 `merge.sameAccount`, 404, 409 `merge.otherArea`,
   * `merge.notActive`, `merge.unfinished`, `merge.bothRegistered`.
   */
  preview: endpoint({
    method: 'get',
    path: '/api/v1/admin/members/:id/merge',
    ...desk,
    params: One,
    query: z.object({ other: Uuid }),
    data: MergePreview,
  }),
  /** Moves everything into the account, which remains. Also refuses with 409 `merge.changed` if the preview is out of date, and `merge.differs`. */
  merge: endpoint({
    method: 'post',
    path: '/api/v1/admin/members/:id/merge',
    ...desk,
    params: One,
    body: MergeDraft,
    data: Done,
    limit: 'write',
  }),
  /** Gives back what was moved, from either of the two accounts. Refuses with 409 `merge.over` after `mergeUndoHours`. */
  undo: endpoint({
    method: 'post',
    path: '/api/v1/admin/members/:id/merge/undo',
    ...desk,
    params: One,
    body: MergeReason,
    data: Done,
    limit: 'write',
  }),
}
