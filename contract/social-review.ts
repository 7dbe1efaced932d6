import { DeskActs } from './desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Instant, Paged, Paging, Uuid } from './fields'
import { Reason } from './review'
import { z } from './zod'

/** Hosts on which posts can be published (product §3); below those with a star each blog has its own name. */
export const socialHosts = [
  'instagram.com',
  'youtube.com',
  'youtu.be',
  'x.com',
  'tiktok.com',
  'blog.naver.com',
  '*.tistory.com',
] as const

/** Host prefixes that lead to the same pages. */
const prefixes = /^(www|m)\./
/** The query parameters that identify a post, by page; all others only say where the visitor came from. */
const namedBy: Record<string, readonly string[]> = {
  'youtube.com/watch': ['v'],
  'blog.naver.com/PostView.naver': ['blogId', 'logNo'],
}

const isKnown = (host: string): boolean =>
  socialHosts.some((socialHost) =>
    socialHost.startsWith('*.')
      ? new RegExp(`^[a-z0-9-]+${socialHost.slice(1).replaceAll('.', '\\.')}$`).test(host)
      : socialHost === host,
  )

/**
 * The canonical address of a post, so that the same post is not submitted twice; null if it is not a post on a known host:
 * another scheme, a user name or port, or a host's first page.
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

/** The address of the member's own post, parsed to its canonical form. */
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
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** Points earned. */
  points: z.number(),
  created_at: Instant,
  decided_at: z.nullable(Instant),
})
export type SocialReview = z.infer<typeof SocialReview>

const PostParams = z.object({ id: Uuid })

export const socialReview = {
  /** The member's own posts, with how many more can be submitted: one for each completed tour. */
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
  /** Matches anywhere in the post's address, or in the member's name and email address. */
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
    /** `counts` is the number per status with all other filters applied. */
    data: z.extend(DeskRows(CheckedPost), { counts: z.record(SocialStatus, Count) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/social-reviews/:id',
    auth: 'admin',
    roles: ['operator'],
    params: PostParams,
    data: z.extend(CheckedPost, DeskActs.shape),
  }),
  /** Awards the points, once. Refuses with `general.conflict` if it was decided before. */
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
