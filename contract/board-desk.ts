import { BoardName, CategoryName, DistrictName, PostPicture } from './board'
import { boardShapes } from './board-shapes'
import { Base } from './edited'
import { endpoint } from './endpoint'
import { Instant, Moment, OptionalText, Paged, Paging, RequiredText, Uuid } from './fields'
import { StoredFile } from './files'
import { picturesIn } from './markup'
import { deskAreas } from './sites/desks'
import { Site } from './sites/sites'
import { z } from './zod'

/** Most characters of the parts of a post (product §5). */
export const postLimits = { title: 150, content: 20_000, alt: 200, caption: 200 } as const

/** A post in one language; its content is text with the marks of `markup.ts`, with an alternative text for each picture. */
const PostText = z.strictObject({
  title: RequiredText(postLimits.title),
  content: RequiredText(postLimits.content).check(
    z.refine((text) => picturesIn(text).every(({ alt }) => alt !== ''), 'board.pictureUnnamed'),
  ),
})

/** The operator's input: at least one language; a missing language is shown in the other one, and marked (product §1). */
export const PostDraft = z.strictObject({
  category: z.nullable(CategoryName),
  /** Left out, it stays as it is; a new post has none. */
  district: z.optional(z.nullable(DistrictName)),
  /** Lower positions are listed first among posts that are not pinned; 0 leaves the order to the date. */
  position: z
    .number()
    .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(9999, 'validation.tooMany')),
  texts: z
    .strictObject({ en: z.optional(PostText), ko: z.optional(PostText) })
    .check(z.refine(({ en, ko }) => en !== undefined || ko !== undefined, 'validation.required')),
})
export type PostDraft = z.infer<typeof PostDraft>

/** `draft`: not public yet; `planned`: becomes public at a future instant; `out`: public. */
export const postStates = ['draft', 'planned', 'out'] as const
export type PostState = (typeof postStates)[number]

/** A post as its writers see it: all languages, and its state. */
export const DeskPost = z.object({
  id: Uuid,
  board: BoardName,
  category: z.nullable(CategoryName),
  district: z.nullable(DistrictName),
  position: z.number(),
  pinned: z.boolean(),
  /** By the server's clock. */
  state: z.enum(postStates),
  /** When it became or becomes public; null for a draft. */
  published_at: z.nullable(Instant),
  updated_at: Instant,
  /** Counts the edits of its texts, category, district or position. */
  version: z.number(),
  texts: z.object({ en: z.nullable(PostText), ko: z.nullable(PostText) }),
  files: z.array(StoredFile),
  /** The pictures its texts can show, in the order they were uploaded. */
  pictures: z.array(PostPicture),
})
export type DeskPost = z.infer<typeof DeskPost>

const Choices = z.array(z.object({ name: z.string(), label: z.object({ en: z.string(), ko: z.string() }) }))
const One = z.object({ site: Site, id: Uuid })
const PictureNumber = z.coerce
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(999_999, 'validation.tooMany'))
const OfBoard = z.object({ site: Site, board: BoardName })
const post = '/api/v1/admin/sites/:site/posts/:id'
const posts = '/api/v1/admin/sites/:site/boards/:board/posts'

/** What the desk of a site does with its boards; every act is in the audit log (product §6). */
export const boardDesk = {
  /** Drafts, planned and published posts: pinned ones first, then by position, then newest first. */
  list: endpoint({
    method: 'get',
    path: posts,
    auth: deskAreas,
    roles: 'desk',
    params: OfBoard,
    query: z.extend(Paging, {
      state: z.optional(z.enum(postStates)),
      category: z.optional(CategoryName),
      district: z.optional(DistrictName),
      q: z.optional(OptionalText(80)),
    }),
    data: z.extend(Paged(z.omit(DeskPost, { files: true, pictures: true })), {
      shape: z.enum(boardShapes),
      categories: Choices,
      /** Empty for a board that is not sorted by district. */
      districts: Choices,
      counts: z.object({ draft: z.number(), planned: z.number(), out: z.number() }),
    }),
  }),
  post: endpoint({ method: 'get', path: post, auth: deskAreas, roles: 'desk', params: One, data: DeskPost }),
  /** Creates a draft. */
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
  /** `base` is the version that was edited; refuses with 409 `board.editedElsewhere` if there is a newer one. */
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
  /** Publishes the post now, or at the given instant, which can be in the future; null takes it back. */
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
  /** The post stays stored, but is no longer shown. */
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
  /** Undoes the removal and restores the previous state. */
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
  /** Uploads a picture that texts in both languages can show; only writers see it until the post is published. */
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
