import { boardShapes } from './board-shapes'
import { endpoint } from './endpoint'
import { Instant, LangQuery, Paged, Paging, Uuid } from './fields'
import { Download, StoredFile } from './files'
import { Lang } from './languages'
import { Picture } from './media'
import { Site } from './sites/sites'
import { z } from './zod'

const word = () => z.string().check(z.regex(/^[a-z][a-z-]{1,29}$/, 'validation.invalid'))
/** Which boards a site has is data: a name is any word of an address (product §3). */
export const BoardName = word()
/** A category within a board, named by the board's data. */
export const CategoryName = word()
/** A district of Seoul, on a board whose posts are also sorted by district. */
export const DistrictName = word()

export const Board = z.object({
  name: BoardName,
  shape: z.enum(boardShapes),
  label: z.string(),
  /** Number of public posts. */
  count: z.number(),
})
export type Board = z.infer<typeof Board>

/** A picture inside the text of a post, by its number there; its alternative text is in the post's text, in each language. */
export const PostPicture = z.extend(z.omit(Picture, { alt: true }), { number: z.number() })
export type PostPicture = z.infer<typeof PostPicture>

/** A post as a list shows it. */
export const PostCard = z.object({
  id: Uuid,
  board: BoardName,
  /** The category's label; null if the board has no categories. */
  category: z.nullable(z.string()),
  /** The district's label; null if the post is about none. */
  district: z.nullable(z.string()),
  title: z.string(),
  /** The beginning of the text, without its marks. */
  summary: z.string(),
  /** The whole text, with its marks, on a board of questions; otherwise null. */
  content: z.nullable(z.string()),
  /** The pictures inside `content`. */
  pictures: z.array(PostPicture),
  /** The language of title and text; differs from the requested one if the post lacks that. */
  lang: Lang,
  pinned: z.boolean(),
  files: z.number(),
  published_at: Instant,
})
export type PostCard = z.infer<typeof PostCard>

const Neighbor = z.nullable(z.object({ id: Uuid, title: z.string(), lang: Lang }))

/** A post with its text; `content` has the marks of `markup.ts` (product §3). */
export const Post = z.extend(z.omit(PostCard, { content: true, files: true }), {
  board_label: z.string(),
  /** Every language the post is written in. */
  languages: z.array(Lang),
  content: z.string(),
  files: z.array(StoredFile),
  updated_at: z.nullable(Instant),
  /** The post published before, and the one after. */
  previous: Neighbor,
  next: Neighbor,
})
export type Post = z.infer<typeof Post>

/** The search words and filters of a list of posts. */
export const PostQuery = z.extend(Paging, {
  lang: Lang,
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  category: z.optional(CategoryName),
  district: z.optional(DistrictName),
})

const Choices = z.array(z.object({ name: z.string(), label: z.string(), count: z.number() }))
const OfSite = z.object({ site: Site })
const PostParams = z.object({ site: Site, id: Uuid })

export const board = {
  /** The boards of a site, in order. */
  boards: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/boards',
    auth: 'none',
    params: OfSite,
    query: LangQuery,
    data: z.array(Board),
  }),
  /**
   * A page of a board's posts, pinned ones first. The counts of categories cover all search results in the chosen district,
   * whichever category is chosen, and those of districts all in the chosen category. A district without search results is left
   * out unless it is chosen; a board that is not sorted by district has none.
   */
  posts: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/boards/:board/posts',
    auth: 'none',
    params: z.object({ site: Site, board: BoardName }),
    query: PostQuery,
    data: z.extend(Paged(PostCard), {
      label: z.string(),
      shape: z.enum(boardShapes),
      categories: Choices,
      districts: Choices,
    }),
  }),
  post: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/posts/:id',
    auth: 'none',
    params: PostParams,
    query: LangQuery,
    data: Post,
  }),
  file: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/posts/:id/files/:file',
    auth: 'none',
    params: z.object({ site: Site, id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
}
