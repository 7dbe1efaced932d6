import { DeskActs } from './desk-acts'
import { DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, Paged, Paging, Uuid } from './fields'
import { Reason } from './review'
import { z } from './zod'

/** Where a post may be published (product §3); below those with a star each blog has a name of its own. */
export const socialHosts = [
  'instagram.com',
  'youtube.com',
  'youtu.be',
  'x.com',
  'tiktok.com',
  'blog.naver.com',
  '*.tistory.com',
] as const

/** What comes before a host and names the same pages. */
const prefixes = /^(www|m)\./
/** The queries that name a post, by page; every other one only says where the visitor came from. */
const namedBy: Record<string, readonly string[]> = {
  'youtube.com/watch': ['v'],
  'blog.naver.com/PostView.naver': ['blogId', 'logNo'],
}

const isKnown = (host: string): boolean =>
  socialHosts.some((known) =>
    known.startsWith('*.')
      ? new RegExp(`^[a-z0-9-]+${known.slice(1).replaceAll('.', '\\.')}$`).test(host)
      : known === host,
  )

/**
 * The one way to write the address of a post, so that the same post is not sent twice; null for whatever is no post on a
 * known host: another scheme, a name or a port in front of it, a host's first page.
 */
export function postAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const bare = url.hostname.replace(prefixes, '')
  if (url.protocol !== 'https:' || url.username || url.password || url.port || !isKnown(bare)) return null
  let path = url.pathname
  while (path.endsWith('/')) path = path.slice(0, -1)
  if (!path) return null
  const named = namedBy[`${bare}${path}`] ?? []
  const found = named.map((name) => [name, url.searchParams.get(name) ?? ''])
  if (found.some(([, value]) => !value)) return null
  return `https://${bare}${path}${found.length > 0 ? `?${new URLSearchParams(found)}` : ''}`
}

/** The address of one's own post, answered in its one form. */
export const SocialReviewDraft = z.strictObject({
  url: z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.maxLength(500, 'validation.tooLong'),
      z.refine((text) => postAddress(text) !== null, 'review.socialHost'),
    ),
    z.transform((text: string) => postAddress(text) ?? text),
  ),
})

export const socialStatuses = ['waiting', 'approved', 'rejected'] as const
export const SocialStatus = z.enum(socialStatuses)

export const SocialReview = z.object({
  id: Uuid,
  url: z.string(),
  status: SocialStatus,
  /** Why it was turned down. */
  reason: z.nullable(z.string()),
  /** Points it has earned. */
  points: z.number(),
  created_at: Instant,
  decided_at: z.nullable(Instant),
})
export type SocialReview = z.infer<typeof SocialReview>

const PostParams = z.object({ id: Uuid })

export const socialReview = {
  /** The member's own, with how many more may be sent: one for each tour that was taken. */
  mine: endpoint({
    method: 'get',
    path: '/api/v1/social-reviews',
    auth: 'member',
    query: Paging,
    data: z.extend(Paged(SocialReview), { left: z.number() }),
  }),
  send: endpoint({
    method: 'post',
    path: '/api/v1/social-reviews',
    auth: 'member',
    body: SocialReviewDraft,
    data: SocialReview,
    idempotent: true,
    limit: 'write',
  }),
}

/** A post as an operator checks it. */
export const CheckedPost = z.extend(SocialReview, { author_name: z.string(), author_email: z.string() })
export type CheckedPost = z.infer<typeof CheckedPost>

export const postDeskSorts = ['created_at'] as const
export const PostDeskQuery = z.extend(DeskPaging(postDeskSorts, '-created_at'), {
  /** Anywhere in its address, or in the name and address of whoever sent it. */
  q: DeskSearch,
  status: z.optional(SocialStatus),
})

/** What operators do with posts; each act is audited. */
export const socialReviewDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/social-reviews',
    auth: 'admin',
    roles: ['operator'],
    query: PostDeskQuery,
    /** `counts` tells how many there would be of each status with all other filters as they are. */
    data: z.extend(DeskRows(CheckedPost), { counts: z.record(SocialStatus, z.number()) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/social-reviews/:id',
    auth: 'admin',
    roles: ['operator'],
    params: PostParams,
    data: z.extend(CheckedPost, DeskActs.shape),
  }),
  /** Gives the points, once. Refuses with `general.conflict` when it was decided before. */
  approve: endpoint({
    method: 'post',
    path: '/api/v1/admin/social-reviews/:id/approve',
    auth: 'admin',
    roles: ['operator'],
    params: PostParams,
    data: z.object({ status: SocialStatus, points: z.number() }),
  }),
  reject: endpoint({
    method: 'post',
    path: '/api/v1/admin/social-reviews/:id/reject',
    auth: 'admin',
    roles: ['operator'],
    params: PostParams,
    body: Reason,
    data: z.object({ status: SocialStatus }),
  }),
}
