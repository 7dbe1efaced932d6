import { boardPost, boardPosts } from '#src/kits/board/board-queries'
import type { PostFilters } from '#src/kits/board/post-filters'
import type { Visitor } from '#src/session/visitor'
import { site } from '../site'

export type MiceBoard = 'notice' | 'news' | 'faq'

/** A page of a board; only the FAQ has categories. */
export const posts = (visitor: Visitor, name: MiceBoard, filters: PostFilters) =>
  boardPosts(site, visitor, name, name === 'faq' ? filters : { ...filters, category: undefined })

export const post = (visitor: Visitor, id: string) => boardPost(site, visitor, id)
