import { BoardName, CategoryName } from './board'
import { endpoint } from './endpoint'
import { Instant, Moment, Paged, Paging, RequiredText, Uuid } from './fields'
import { StoredFile } from './files'
import { Site } from './sites/sites'
import { z } from './zod'

/** Characters of a post at most (product §5). */
export const postLimits = { title: 150, content: 20_000 } as const

/** One language of a post; its content carries the marks of `markup.ts`. */
const PostText = z.strictObject({ title: RequiredText(postLimits.title), content: RequiredText(postLimits.content) })

/** What an operator writes: at least one language; what a language lacks is shown in the other, and marked (product §1). */
export const PostDraft = z.strictObject({
  category: z.nullable(CategoryName),
  /** Lower ones come first among posts that are not pinned; 0 leaves the order to the date. */
  position: z
    .number()
    .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(9999, 'validation.tooMany')),
  texts: z
    .strictObject({ en: z.optional(PostText), ko: z.optional(PostText) })
    .check(z.refine(({ en, ko }) => en !== undefined || ko !== undefined, 'validation.required')),
})
export type PostDraft = z.infer<typeof PostDraft>

/** A post as its writers see it: all languages, and whether it is out. */
export const DeskPost = z.object({
  id: Uuid,
  board: BoardName,
  category: z.nullable(CategoryName),
  position: z.number(),
  pinned: z.boolean(),
  /** When it is or becomes public; null while it is a draft. */
  published_at: z.nullable(Instant),
  updated_at: Instant,
  texts: z.object({ en: z.nullable(PostText), ko: z.nullable(PostText) }),
  files: z.array(StoredFile),
})
export type DeskPost = z.infer<typeof DeskPost>

const One = z.object({ site: Site, id: Uuid })
const OfBoard = z.object({ site: Site, board: BoardName })
const post = '/api/v1/admin/sites/:site/posts/:id'
const posts = '/api/v1/admin/sites/:site/boards/:board/posts'

/** What operators do with boards; every act is in the audit log (product §6). */
export const boardDesk = {
  /** Drafts and what is out, the newest first. */
  list: endpoint({
    method: 'get',
    path: posts,
    auth: 'admin',
    roles: ['operator'],
    params: OfBoard,
    query: Paging,
    data: Paged(z.omit(DeskPost, { files: true })),
  }),
  post: endpoint({ method: 'get', path: post, auth: 'admin', roles: ['operator'], params: One, data: DeskPost }),
  /** A new draft. */
  write: endpoint({
    method: 'post',
    path: posts,
    auth: 'admin',
    roles: ['operator'],
    params: OfBoard,
    body: PostDraft,
    data: DeskPost,
    limit: 'write',
  }),
  edit: endpoint({
    method: 'put',
    path: post,
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: PostDraft,
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
  /** Makes it public at an instant, which may lie ahead; null takes it back. */
  publish: endpoint({
    method: 'post',
    path: `${post}/publish`,
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: z.strictObject({ at: z.nullable(Moment) }),
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
  pin: endpoint({
    method: 'post',
    path: `${post}/pin`,
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: z.strictObject({ pinned: z.boolean() }),
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
  /** It is kept, and no longer shown. */
  remove: endpoint({
    method: 'delete',
    path: post,
    auth: 'admin',
    roles: ['operator'],
    params: One,
    data: z.object({}),
    limit: 'write',
    edits: true,
  }),
  attach: endpoint({
    method: 'post',
    path: `${post}/files`,
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: z.strictObject({}),
    files: ['file'],
    data: DeskPost,
    limit: 'upload',
    edits: true,
  }),
  detach: endpoint({
    method: 'delete',
    path: `${post}/files/:file`,
    auth: 'admin',
    roles: ['operator'],
    params: z.object({ site: Site, id: Uuid, file: Uuid }),
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
}
