import { BoardName, CategoryName, PostPicture } from './board'
import { boardShapes } from './board-shapes'
import { Base } from './edited'
import { endpoint } from './endpoint'
import { Instant, Moment, OptionalText, Paged, Paging, RequiredText, Uuid } from './fields'
import { StoredFile } from './files'
import { picturesIn } from './markup'
import { deskAreas } from './sites/desks'
import { Site } from './sites/sites'
import { z } from './zod'

/** Characters of a post at most (product §5). */
export const postLimits = { title: 150, content: 20_000, alt: 200, caption: 200 } as const

/** One language of a post; its content carries the marks of `markup.ts`, and says of each picture what it shows. */
const PostText = z.strictObject({
  title: RequiredText(postLimits.title),
  content: RequiredText(postLimits.content).check(
    z.refine((text) => picturesIn(text).every(({ alt }) => alt !== ''), 'board.pictureUnnamed'),
  ),
})

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

/** Whether a post is still written, becomes public at an instant ahead, or is public. */
export const postStates = ['draft', 'planned', 'out'] as const
export type PostState = (typeof postStates)[number]

/** A post as its writers see it: all languages, and whether it is out. */
export const DeskPost = z.object({
  id: Uuid,
  board: BoardName,
  category: z.nullable(CategoryName),
  position: z.number(),
  pinned: z.boolean(),
  /** By the server's clock. */
  state: z.enum(postStates),
  /** When it is or becomes public; null while it is a draft. */
  published_at: z.nullable(Instant),
  updated_at: Instant,
  /** Counts how often its texts, category or position were edited. */
  version: z.number(),
  texts: z.object({ en: z.nullable(PostText), ko: z.nullable(PostText) }),
  files: z.array(StoredFile),
  /** Those that its texts may show, in the order in which they were sent. */
  pictures: z.array(PostPicture),
})
export type DeskPost = z.infer<typeof DeskPost>

const One = z.object({ site: Site, id: Uuid })
const PictureNumber = z.coerce
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(999_999, 'validation.tooMany'))
const OfBoard = z.object({ site: Site, board: BoardName })
const post = '/api/v1/admin/sites/:site/posts/:id'
const posts = '/api/v1/admin/sites/:site/boards/:board/posts'

/** What the desk of a site does with its boards; every act is in the audit log (product §6). */
export const boardDesk = {
  /** Drafts, what is planned and what is out: pinned ones first, then by position, then the newest. */
  list: endpoint({
    method: 'get',
    path: posts,
    auth: deskAreas,
    roles: 'desk',
    params: OfBoard,
    query: z.extend(Paging, {
      state: z.optional(z.enum(postStates)),
      category: z.optional(CategoryName),
      q: z.optional(OptionalText(80)),
    }),
    data: z.extend(Paged(z.omit(DeskPost, { files: true, pictures: true })), {
      shape: z.enum(boardShapes),
      categories: z.array(z.object({ name: CategoryName, label: z.object({ en: z.string(), ko: z.string() }) })),
      counts: z.object({ draft: z.number(), planned: z.number(), out: z.number() }),
    }),
  }),
  post: endpoint({ method: 'get', path: post, auth: deskAreas, roles: 'desk', params: One, data: DeskPost }),
  /** A new draft. */
  write: endpoint({
    method: 'post',
    path: posts,
    auth: deskAreas,
    roles: 'desk',
    params: OfBoard,
    body: PostDraft,
    data: DeskPost,
    limit: 'write',
  }),
  /** `base` is the version that was edited; refuses with 409 `board.editedElsewhere` where there is a newer one. */
  edit: endpoint({
    method: 'put',
    path: post,
    auth: deskAreas,
    roles: 'desk',
    params: One,
    body: z.extend(PostDraft, { base: Base }),
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
  /** Makes it public now, or at an instant, which may lie ahead; null takes it back. */
  publish: endpoint({
    method: 'post',
    path: `${post}/publish`,
    auth: deskAreas,
    roles: 'desk',
    params: One,
    body: z.strictObject({ at: z.nullable(z.union([z.literal('now'), Moment], 'validation.date')) }),
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
  pin: endpoint({
    method: 'post',
    path: `${post}/pin`,
    auth: deskAreas,
    roles: 'desk',
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
    auth: deskAreas,
    roles: 'desk',
    params: One,
    data: z.object({}),
    limit: 'write',
    edits: true,
  }),
  /** Takes the removal back: it is again what it was. */
  restore: endpoint({
    method: 'post',
    path: `${post}/restore`,
    auth: deskAreas,
    roles: 'desk',
    params: One,
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
  attach: endpoint({
    method: 'post',
    path: `${post}/files`,
    auth: deskAreas,
    roles: 'desk',
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
    auth: deskAreas,
    roles: 'desk',
    params: z.object({ site: Site, id: Uuid, file: Uuid }),
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
  /** Sends a picture that both texts may show; it is seen by writers alone until the post is out. */
  addPicture: endpoint({
    method: 'post',
    path: `${post}/pictures`,
    auth: deskAreas,
    roles: 'desk',
    params: One,
    body: z.strictObject({}),
    files: ['file'],
    data: DeskPost,
    limit: 'upload',
    edits: true,
  }),
  /** Refuses with 409 `board.pictureInUse` while a saved text shows it. */
  removePicture: endpoint({
    method: 'delete',
    path: `${post}/pictures/:number`,
    auth: deskAreas,
    roles: 'desk',
    params: z.object({ site: Site, id: Uuid, number: PictureNumber }),
    data: DeskPost,
    limit: 'write',
    edits: true,
  }),
}
