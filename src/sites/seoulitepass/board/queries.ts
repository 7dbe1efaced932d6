import { boardPost, boardPosts } from '#src/kits/board/board-queries'
import type { PostFilters } from '#src/kits/board/post-filters'
import type { Visitor } from '#src/session/visitor'
import { site } from '../site'

export type PassBoard = 'notice' | 'things' | 'faq'

/** A page of a board; notices have no categories. */
export const posts = (visitor: Visitor, name: PassBoard, filters: PostFilters) =>
  boardPosts(
    site,
    visitor,
    name,
    name === 'notice' ? { ...filters, category: undefined, district: undefined } : filters,
  )

export const post = (visitor: Visitor, id: string) => boardPost(site, visitor, id)
