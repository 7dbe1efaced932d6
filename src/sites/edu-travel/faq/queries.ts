import { boardPost, boardPosts } from '#src/kits/board/board-queries'
import type { PostFilters } from '#src/kits/board/post-filters'
import type { Visitor } from '#src/session/visitor'
import { site } from '../site'

/** The questions and answers, by words, category and page. */
export const questions = (visitor: Visitor, filters: PostFilters) => boardPosts(site, visitor, 'faq', filters)

export const post = (visitor: Visitor, id: string) => boardPost(site, visitor, id)
